import { fullName } from '#web/domains/children/rules.ts';
import { removeStaffMember } from '#web/domains/staff/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before a staff member is removed (staff-8). */
export function useRemoveStaffMember() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { run } = useAction(removeStaffMember, { done: t('staff.remove.removed'), failed: t('staff.remove.failed') });
  return (member: StaffMember) =>
    confirmDelete({
      title: t('staff.remove.title'),
      text: (
        <>
          <p className="font-medium text-ink">
            {fullName(member)} · {roleName(member.role)}
          </p>
          <p className="mt-1">{t('staff.remove.final')}</p>
        </>
      ),
      label: t('staff.remove.confirm', { name: member.firstName }),
      doDelete: () => run({ params: { id: member.id } }),
    });
}
