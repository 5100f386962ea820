import { Check, Undo2 } from 'lucide-react';
import { approveTimesheets } from '#web/domains/timesheets/queries.ts';
import type { Timesheet } from '#web/domains/timesheets/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { lazyDialog } from '#web/ui/lazyDialog.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';

const ReopenTimesheet = lazyDialog(() => import('./ReopenTimesheet.tsx'));

/** Approve a timesheet that is ready, or open it again. Who approves their own hours is told that it shows. */
export function TimesheetActions({ timesheet, isReady }: { timesheet: Timesheet; isReady: boolean }) {
  const { t } = useTranslation();
  const { staff: me } = useStaffSession();
  const reopening = useDialog();
  const { run, isPending } = useAction(approveTimesheets, {
    done: t('timesheets.approve.done'),
    failed: t('timesheets.approve.failed'),
  });
  const { staffId, version, from, status } = timesheet;
  if (status === 'open') return null;
  const approve = () => run({ body: { date: from, timesheets: [{ staffId, version }] } });
  const ask = () =>
    staffId === me.id
      ? confirmFirst({
          title: t('timesheets.approve.ownTitle'),
          text: t('timesheets.approve.ownText'),
          label: t('timesheets.approve.button'),
          act: approve,
        })
      : void approve();
  return (
    <ActionBar>
      <Button
        variant="secondary"
        icon={<Undo2 className="size-5" />}
        onClick={() => reopening.open()}
        {...ReopenTimesheet.near}
      >
        {t('timesheets.reopen.button')}
      </Button>
      {isReady && (
        <Button icon={<Check className="size-5" />} busy={isPending} onClick={ask}>
          {t('timesheets.approve.button')}
        </Button>
      )}
      {reopening.show((_, opened) => (
        <ReopenTimesheet timesheet={timesheet} {...opened} />
      ))}
    </ActionBar>
  );
}
