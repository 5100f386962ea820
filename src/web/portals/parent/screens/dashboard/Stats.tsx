import type { UseQueryResult } from '@tanstack/react-query';
import { Baby, CalendarCheck, ClipboardList, ShieldAlert } from 'lucide-react';
import type { FamilyReport } from '../../../../domains/daily-reports/rules.ts';
import { type AttendanceRow, attendanceRate } from '../../../../domains/dashboard/rules.ts';
import type { FamilyIncident } from '../../../../domains/incidents/rules.ts';
import { localeOf } from '../../../../lib/locale.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Stat } from './Stat.tsx';

type StatsProps = {
  name: string;
  /** How many children the parent has here. */
  siblings: number;
  reports: UseQueryResult<FamilyReport[]>;
  attendance: UseQueryResult<AttendanceRow[]>;
  incidents: UseQueryResult<FamilyIncident[]>;
};

/** The four stat cards of seed 001 section 2. A number that could not be read is left open, never invented. */
export default function Stats({ name, siblings, reports, attendance, incidents }: StatsProps) {
  const { t, i18n } = useTranslation();
  const unknown = t('portalMore.stats.unknown');
  const failed = t('portalMore.stats.failed');
  const { attended, recorded, rate } = attendanceRate(attendance.data ?? []);
  const percent = (value: number) =>
    new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(value / 100);
  return (
    <section aria-labelledby="child-numbers">
      <VisuallyHidden>
        <h2 id="child-numbers">{t('portalMore.stats.label', { name })}</h2>
      </VisuallyHidden>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        <Stat
          icon={<Baby />}
          label={t('portalMore.stats.children')}
          value={siblings}
          sub={t('portalMore.stats.childrenSub')}
        />
        <Stat
          icon={<ClipboardList />}
          tone="highlight"
          label={t('portalMore.stats.reports')}
          value={reports.data?.length ?? unknown}
          sub={reports.data ? t('portalMore.stats.reportsSub') : failed}
        />
        <Stat
          icon={<CalendarCheck />}
          tone="info"
          label={t('portalMore.stats.attendance')}
          value={rate === undefined ? unknown : percent(rate)}
          sub={
            !attendance.data
              ? failed
              : recorded > 0
                ? t('portalMore.stats.attendanceSub', { attended, count: recorded })
                : t('portalMore.stats.attendanceNone')
          }
        />
        <Stat
          icon={<ShieldAlert />}
          tone="attention"
          label={t('portalMore.stats.incidents')}
          value={incidents.data?.length ?? unknown}
          sub={incidents.data ? t('portalMore.stats.incidentsSub') : failed}
        />
      </dl>
    </section>
  );
}
