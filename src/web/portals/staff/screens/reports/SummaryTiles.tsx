import { useQuery } from '@tanstack/react-query';
import { Baby, TriangleAlert, UserRoundCheck, UserRoundX } from 'lucide-react';
import { attendanceReport, incidentReport } from '../../../../domains/analytics/queries.ts';
import type { AskedPeriod } from '../../../../domains/analytics/rules.ts';
import { localeOf } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** The four numbers of the period (seed 000 section 2). */
export function SummaryTiles({ asked }: { asked: AskedPeriod }) {
  const { t, i18n } = useTranslation();
  const attendance = useQuery(attendanceReport(asked));
  const incidents = useQuery(incidentReport(asked));
  const failed = [attendance, incidents].filter(({ data, isPending }) => !data && !isPending);
  if (failed.length > 0) {
    const retry = {
      label: t('shell.tryAgain'),
      busy: failed.some(({ isFetching }) => isFetching),
      onRetry: () => {
        for (const read of failed) void read.refetch();
      },
    };
    return (
      <Alert tone="error" retry={retry}>
        {t('analytics.failed')}
      </Alert>
    );
  }
  const locale = localeOf(i18n.language);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const totals = attendance.data?.totals;
  const isOneDay = asked.from === asked.to;
  const of = (present: number, expected: number) => ({
    present: number.format(present),
    expected: number.format(expected),
  });
  const loading = { loadingLabel: t('shell.loading') };
  return (
    <section aria-labelledby="numbers-of-period">
      <VisuallyHidden>
        <h2 id="numbers-of-period">{t('analytics.tiles.label')}</h2>
      </VisuallyHidden>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:gap-4">
        <StatCard
          {...loading}
          loading={!totals}
          icon={<Baby />}
          label={t('analytics.tiles.children')}
          value={totals && number.format(totals.children)}
          sub={t('analytics.tiles.childrenSub')}
        />
        <StatCard
          {...loading}
          loading={!totals}
          icon={<UserRoundCheck />}
          label={t('analytics.tiles.attendance')}
          value={totals && percent.format(totals.attendanceRate / 100)}
          sub={
            totals
              ? t(
                  isOneDay ? 'analytics.tiles.attendanceSub' : 'analytics.tiles.attendanceDaysSub',
                  of(totals.present, totals.expected),
                )
              : ''
          }
        />
        <StatCard
          {...loading}
          loading={!totals}
          tone="info"
          icon={<UserRoundX />}
          label={t('analytics.tiles.absent')}
          value={totals && number.format(totals.absent)}
          sub={t(isOneDay ? 'analytics.tiles.absentSub' : 'analytics.tiles.absentDaysSub')}
        />
        <StatCard
          {...loading}
          loading={!incidents.data}
          tone={incidents.data?.open ? 'attention' : 'highlight'}
          icon={<TriangleAlert />}
          label={t('analytics.tiles.open')}
          value={incidents.data && number.format(incidents.data.open)}
          sub={incidents.data ? t('analytics.tiles.openSub', { count: incidents.data.total }) : ''}
        />
      </div>
    </section>
  );
}
