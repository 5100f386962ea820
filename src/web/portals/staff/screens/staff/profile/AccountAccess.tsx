import { fullName } from '#web/domains/children/rules.ts';
import { deactivateStaffMember, reactivateStaffMember } from '#web/domains/staff/queries.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Shuts a staff member out, or lets them in again; asks first and says what happens. */
export function AccountAccess({ member }: { member: StaffMember }) {
  const { t } = useTranslation();
  const told = { done: t('staff.updated'), failed: t('staff.failedToUpdate') };
  const shutOut = useAction(deactivateStaffMember, told);
  const letIn = useAction(reactivateStaffMember, told);
  const isOut = member.accountStatus === 'deactivated';
  const verb = isOut ? 'reactivate' : 'deactivate';
  const ask = () =>
    confirmFirst({
      title: t(`staff.${verb}.title`, { name: fullName(member) }),
      text: t(`staff.${verb}.text`, { name: member.firstName }),
      label: t(`staff.${verb}.button`),
      danger: !isOut,
      act: () => (isOut ? letIn : shutOut).run({ params: { id: member.id } }),
    });
  return (
    <Button variant="secondary" onClick={ask}>
      {t(`staff.${verb}.button`)}
    </Button>
  );
}
