import { useMutation } from '@tanstack/react-query';
import { fullName } from '../../../../domains/children/rules.ts';
import { removeStaffMember } from '../../../../domains/staff/queries.ts';
import { useRoleName } from '../../../../domains/staff/roleName.ts';
import type { StaffMember } from '../../../../domains/staff/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type RemoveStaffMemberProps = { member: StaffMember; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a staff member is removed (seed 000 section 5). */
export function RemoveStaffMember({ member, open, onOpenChange }: RemoveStaffMemberProps) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { mutate: remove, isPending } = useMutation(removeStaffMember);
  const confirm = () =>
    remove(
      { params: { id: member.id } },
      {
        onSuccess: () => {
          toast({ title: t('staff.remove.removed'), variant: 'success' });
          onOpenChange(false);
        },
        onError: (error) => {
          toast({ title: t('shell.error'), description: reasonOf(error, t('staff.remove.failed')), variant: 'error' });
          onOpenChange(false);
        },
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('staff.remove.title')}
      confirmLabel={t('staff.remove.confirm', { name: member.firstName })}
      cancelLabel={t('staff.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      <p className="font-medium text-ink">
        {fullName(member)} · {roleName(member.role)}
      </p>
      <p className="mt-1">{t('staff.remove.final')}</p>
    </ConfirmDialog>
  );
}
