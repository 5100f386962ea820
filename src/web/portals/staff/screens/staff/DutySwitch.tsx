import { fullName } from '#web/domains/children/rules.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useSwitchDuty } from '#web/domains/staff/useSwitchDuty.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** On duty or off: one's own to switch, everybody's with that capability (staff-4), else only to read. */
export function DutySwitch({ member, className }: { member: StaffMember; className?: string }) {
  const { t } = useTranslation();
  const { staff: me, can } = useStaffSession();
  const { run, isPending } = useSwitchDuty();
  const text = t(member.isOnDuty ? 'staff.duty.on' : 'staff.duty.off');
  const maySwitch = can('duty.anyone') || (member.id === me.id && can('duty.own'));

  if (!maySwitch || member.accountStatus === 'deactivated') {
    return (
      <p className={`flex min-h-13 items-center ${className ?? ''}`}>
        <Badge tone={member.isOnDuty ? 'success' : 'neutral'}>{text}</Badge>
      </p>
    );
  }
  return (
    <Switch
      {...(className && { className })}
      label={
        <>
          {text}
          <VisuallyHidden> {t('staff.duty.of', { name: fullName(member) })}</VisuallyHidden>
        </>
      }
      checked={member.isOnDuty}
      onChange={(event) => isPending || run({ params: { id: member.id }, body: { isOnDuty: event.target.checked } })}
    />
  );
}
