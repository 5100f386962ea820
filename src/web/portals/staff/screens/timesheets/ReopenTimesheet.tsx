import { fullName } from '#web/domains/children/rules.ts';
import { reopenTimesheet } from '#web/domains/timesheets/queries.ts';
import type { Timesheet } from '#web/domains/timesheets/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ReasonDialog } from '#web/ui/ReasonDialog.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';

/** Opens a signed timesheet again; the person is told why, and signs again. */
export default function ReopenTimesheet({ timesheet, ...opened }: Opened & { timesheet: Timesheet }) {
  const { t } = useTranslation();
  const { staffId, from, version } = timesheet;
  return (
    <ReasonDialog
      {...opened}
      action={reopenTimesheet}
      sent={(reason) => ({ params: { id: staffId }, body: { date: from, reason, version } })}
      done={t('timesheets.reopen.done')}
      failed={t('timesheets.reopen.failed')}
      title={t('timesheets.reopen.title')}
      description={t('timesheets.reopen.text', { name: fullName(timesheet) })}
      submit={t('timesheets.reopen.button')}
      missing={t('timesheets.reopen.reasonMissing')}
    />
  );
}
