import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { Opened } from '#web/ui/useDialog.tsx';
import { DutyForm } from '../duties/DutyForm.tsx';
import { DutyList } from '../duties/DutyList.tsx';
import { StrikeOutDuty } from '../duties/StrikeOutDuty.tsx';
import type { Duty } from '../duties/useDutyTimes.ts';
import { AccountAccess } from './AccountAccess.tsx';
import { EditMember } from './EditMember.tsx';
import { StaffFacts } from './StaffFacts.tsx';

/** What stands in the profile's place. */
type Task = { kind: 'edit' } | { kind: 'duty'; duty?: Duty } | { kind: 'strike'; duty: Duty };

/** One staff member: to read; for those who manage staff also to edit, to let in or shut out, and to correct their time on duty. */
export default function ViewStaffMember({ member, open, onClose }: Opened & { member: StaffMember }) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const manages = can('staff.manage');
  const [task, setTask] = useState<Task>();
  const done = () => setTask(undefined);
  const close = () => {
    done();
    onClose();
  };
  const shown = { open, onClose: close, onDone: done };
  if (task?.kind === 'edit') return <EditMember member={member} {...shown} />;
  if (task?.kind === 'duty') return <DutyForm member={member} duty={task.duty} {...shown} />;
  if (task?.kind === 'strike') return <StrikeOutDuty duty={task.duty} {...shown} />;
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('staff.profile.title')}
      footer={
        manages && (
          <>
            <AccountAccess member={member} />
            <Button onClick={() => setTask({ kind: 'edit' })}>{t('common.edit')}</Button>
          </>
        )
      }
    >
      <StaffFacts member={member} />
      {(manages || member.id === me.id) && (
        <div className="mt-6 flex flex-col gap-6">
          <Button variant="secondary" asChild className="self-start">
            <Link to={`/staff/${member.id}`}>{t('staff.profile.file')}</Link>
          </Button>
          <DutyList
            staffId={member.id}
            actions={
              manages
                ? {
                    onAdd: () => setTask({ kind: 'duty' }),
                    onCorrect: (duty) => setTask({ kind: 'duty', duty }),
                    onStrikeOut: (duty) => setTask({ kind: 'strike', duty }),
                  }
                : undefined
            }
          />
          <TextLink asChild>
            <Link
              to={manages ? `/timesheets/${member.id}` : '/my-hours'}
              className="mt-3 inline-flex min-h-11 items-center"
            >
              {t(manages ? 'staff.profile.timesheet' : 'staffDuties.hours')}
            </Link>
          </TextLink>
        </div>
      )}
    </Dialog>
  );
}
