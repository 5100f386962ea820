import type { UseQueryResult } from '@tanstack/react-query';
import { Baby, CalendarCheck, ClipboardList, ShieldAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { FamilyReport } from '#web/domains/daily-reports/rules.ts';
import { type Attended, attendanceRate } from '#web/domains/dashboard/rules.ts';
import type { FamilyIncident } from '#web/domains/incidents/rules.ts';
import { localeOf } from '#web/lib/locale.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { whenIdle } from '#web/lib/whenIdle.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Stat } from './Stat.tsx';

type StatsProps = {
  name: string;
  /** How many children the parent has here. */
  siblings: number;
  reports: UseQueryResult<FamilyReport[]>;
  attendance: UseQueryResult<Attended>;
  incidents: UseQueryResult<FamilyIncident[]>;
  /** Once it stands and the browser has a moment. */
  onShown(isShown: true): void;
};

/** The four stat cards (family-day-3). A number that could not be read is left open, never invented. */
export default function Stats({ name, siblings, reports, attendance, incidents, onShown }: StatsProps) {
  useEffect(() => whenIdle(() => onShown(true)), [onShown]);
  const { t, i18n } = useTranslation();
  const unknown = t('familyDayDetails.stats.unknown');
  const failed = t('familyDayDetails.stats.failed');
  const { attended, recorded } = attendance.data ?? { attended: 0, recorded: 0 };
  const rate = attendanceRate({ attended, recorded });
  const percent = (value: number) =>
    new Intl.NumberFormat(localeOf(i18n.language), { style: 'percent' }).format(value / 100);
  return (
    <section aria-labelledby="child-numbers">
      <VisuallyHidden>
        <h2 id="child-numbers">{t('familyDayDetails.stats.label', { name })}</h2>
      </VisuallyHidden>
      <dl className="grid grid-cols-2 gap-2.5 sm:grid-cols-4">
        <Stat
          icon={<Baby />}
          label={t('familyDayDetails.stats.children')}
          value={siblings}
          sub={t('familyDayDetails.stats.childrenSub')}
        />
        <Stat
          icon={<ClipboardList />}
          tone="highlight"
          label={t('familyDayDetails.stats.reports')}
          value={reports.data?.length ?? unknown}
          sub={reports.data ? t('familyDayDetails.stats.reportsSub') : failed}
        />
        <Stat
          icon={<CalendarCheck />}
          tone="info"
          label={t('familyDayDetails.stats.attendance')}
          value={rate === undefined ? unknown : percent(rate)}
          sub={
            !attendance.data
              ? failed
              : recorded > 0
                ? t('familyDayDetails.stats.attendanceSub', { attended, count: recorded })
                : t('familyDayDetails.stats.attendanceNone')
          }
        />
        <Stat
          icon={<ShieldAlert />}
          tone="attention"
          label={t('familyDayDetails.stats.incidents')}
          value={incidents.data?.length ?? unknown}
          sub={incidents.data ? t('familyDayDetails.stats.incidentsSub') : failed}
        />
      </dl>
    </section>
  );
}
