import { useState } from 'react';
import type { StaffMember } from '../../../../../domains/staff/rules.ts';
import { useStaffSession } from '../../../../../lib/session.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { AccountAccess } from './AccountAccess.tsx';
import { EditMember } from './EditMember.tsx';
import { Facts } from './Facts.tsx';

type ProfileDialogProps = { member: StaffMember; open: boolean; onOpenChange(open: boolean): void };

/** One staff member: to read; for those who manage staff also to edit, and to let in or shut out. */
export default function ProfileDialog({ member, open, onOpenChange }: ProfileDialogProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [editing, setEditing] = useState(false);
  const change = (next: boolean) => {
    if (!next) setEditing(false);
    onOpenChange(next);
  };
  if (editing) return <EditMember member={member} open={open} onOpenChange={change} onDone={() => setEditing(false)} />;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('staff.profile.title')}
      closeLabel={t('shell.close')}
      footer={
        can('staff.manage') && (
          <>
            <AccountAccess member={member} />
            <Button onClick={() => setEditing(true)}>{t('staff.profile.edit')}</Button>
          </>
        )
      }
    >
      <Facts member={member} />
    </Dialog>
  );
}
