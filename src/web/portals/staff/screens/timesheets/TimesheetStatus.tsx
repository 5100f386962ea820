import { blockerOf, type Summary } from '#web/domains/timesheets/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const TONES: Readonly<Record<Summary['status'], BadgeTone>> = {
  open: 'neutral',
  submitted: 'action',
  approved: 'success',
  exported: 'info',
};

/** How far a timesheet is, and what is in its way. */
export function TimesheetStatus({ timesheet }: { timesheet: Summary }) {
  const { t } = useTranslation();
  const blocker = blockerOf(timesheet);
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={timesheet.isReopened ? 'highlight' : TONES[timesheet.status]}>
        {t(timesheet.isReopened ? 'timesheets.status.reopened' : `timesheets.status.${timesheet.status}`)}
      </Badge>
      {blocker && <Badge tone={blocker === 'open' ? 'info' : 'attention'}>{t(`timesheets.blocker.${blocker}`)}</Badge>}
      {timesheet.isByThemselves && <Badge tone="highlight">{t('timesheets.byThemselves')}</Badge>}
    </span>
  );
}
