import { fullName } from '../../../../domains/children/rules.ts';
import type { StaffMember } from '../../../../domains/staff/rules.ts';
import { useSwitchDuty } from '../../../../domains/staff/useSwitchDuty.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

/** On duty or off: one's own to switch, everybody's with that capability (DECISIONS row 6), else only to read. */
export function DutySwitch({ member, className }: { member: StaffMember; className?: string }) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const { mutate, isPending } = useSwitchDuty();
  const words = t(member.isOnDuty ? 'staff.duty.on' : 'staff.duty.off');
  const maySwitch = can('duty.anyone') || (member.id === me.id && can('duty.own'));

  if (!maySwitch || member.accountStatus === 'deactivated') {
    return (
      <p className={`flex min-h-13 items-center ${className ?? ''}`}>
        <Badge tone={member.isOnDuty ? 'success' : 'neutral'}>{words}</Badge>
      </p>
    );
  }
  return (
    <Switch
      {...(className && { className })}
      label={
        <>
          {words}
          <VisuallyHidden> {t('staff.duty.of', { name: fullName(member) })}</VisuallyHidden>
        </>
      }
      checked={member.isOnDuty}
      onChange={(event) => isPending || mutate({ params: { id: member.id }, body: { isOnDuty: event.target.checked } })}
    />
  );
}
