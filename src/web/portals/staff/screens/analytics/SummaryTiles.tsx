import { useQuery } from '@tanstack/react-query';
import { Baby, TriangleAlert, UserRoundCheck, UserRoundX } from 'lucide-react';
import { attendanceReport, incidentReport } from '#web/domains/analytics/queries.ts';
import type { AskedPeriod } from '#web/domains/analytics/rules.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { StatGrid } from '#web/ui/StatGrid.tsx';
import { together } from '#web/ui/together.ts';

/** The four numbers of the period (analytics-2). */
export function SummaryTiles({ asked }: { asked: AskedPeriod }) {
  const { t, i18n } = useTranslation();
  const attendance = useQuery(attendanceReport(asked));
  const incidents = useQuery(incidentReport(asked));
  const failed = [attendance, incidents].some(({ data, isPending }) => !data && !isPending);
  if (failed) return <LoadFailed read={together({ attendance, incidents })} failed={t('analytics.failed')} />;
  const locale = localeOf(i18n.language);
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const totals = attendance.data?.totals;
  const isOneDay = asked.from === asked.to;
  const isClosed = isOneDay && attendance.data?.days[0]?.isOpen === false;
  const of = (present: number, expected: number) => ({
    count: expected,
    present: number.format(present),
    expected: number.format(expected),
  });
  const loading = { loadingLabel: t('shell.loading') };
  return (
    <StatGrid
      label={t('analytics.tiles.label')}
      className="lg:grid-cols-4 xl:gap-4"
      {...loading}
      stats={[
        {
          loading: !totals,
          icon: <Baby />,
          label: t('analytics.tiles.children'),
          value: totals && number.format(totals.children),
          sub: t('analytics.tiles.childrenSub'),
        },
        {
          loading: !totals,
          icon: <UserRoundCheck />,
          label: t('analytics.tiles.attendance'),
          value: totals && (isClosed ? '–' : percent.format(totals.attendanceRate / 100)),
          sub: isClosed
            ? t('analytics.tiles.closedSub')
            : totals
              ? t(
                  isOneDay ? 'analytics.tiles.attendanceSub' : 'analytics.tiles.attendanceDaysSub',
                  of(totals.present, totals.expected),
                )
              : '',
        },
        {
          loading: !totals,
          icon: <UserRoundX />,
          label: t('analytics.tiles.absent'),
          value: totals && (isClosed ? '–' : number.format(totals.absent)),
          sub: isClosed
            ? t('analytics.tiles.closedSub')
            : t(isOneDay ? 'analytics.tiles.absentSub' : 'analytics.tiles.absentDaysSub'),
          tone: 'info',
        },
        {
          loading: !incidents.data,
          icon: <TriangleAlert />,
          label: t('analytics.tiles.open'),
          value: incidents.data && number.format(incidents.data.open),
          sub: incidents.data ? t('analytics.tiles.openSub', { count: incidents.data.total }) : '',
          tone: incidents.data?.open ? 'attention' : 'highlight',
        },
      ]}
    />
  );
}
