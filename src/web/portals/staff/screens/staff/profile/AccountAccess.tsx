import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fullName } from '../../../../../domains/children/rules.ts';
import { deactivateStaffMember, reactivateStaffMember } from '../../../../../domains/staff/queries.ts';
import type { StaffMember } from '../../../../../domains/staff/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Shuts a staff member out, or lets them in again; asks first and says what happens. */
export function AccountAccess({ member }: { member: StaffMember }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const shutOut = useMutation(deactivateStaffMember);
  const letIn = useMutation(reactivateStaffMember);
  const isOut = member.accountStatus === 'deactivated';
  const verb = isOut ? 'reactivate' : 'deactivate';
  const { mutate, isPending } = isOut ? letIn : shutOut;
  const name = fullName(member);

  const confirm = () =>
    mutate(
      { params: { id: member.id } },
      {
        onSuccess: () => toast({ title: t('staff.updated'), variant: 'success' }),
        onError: (error) =>
          toast({ title: t('shell.error'), description: reasonOf(error, t('staff.failedToUpdate')), variant: 'error' }),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t(`staff.${verb}.button`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(`staff.${verb}.title`, { name })}
        confirmLabel={t(`staff.${verb}.button`)}
        cancelLabel={t('staff.cancel')}
        danger={!isOut}
        busy={isPending}
        onConfirm={confirm}
      >
        {t(`staff.${verb}.text`, { name: member.firstName })}
      </ConfirmDialog>
    </>
  );
}
