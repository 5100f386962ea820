import { fullName } from '#web/domains/children/rules.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useSwitchDuty } from '#web/domains/staff/useSwitchDuty.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { Read } from '#web/ui/LoadFailed.tsx';
import { OpenPart, OpenRow } from './OpenPart.tsx';

/** Staff whose duty is still on, of those whom the reader may switch. */
export function StillOnDuty({ read }: { read: Read<StaffMember[]> }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { run } = useSwitchDuty();
  return (
    <OpenPart title={t('dashboardClose.duty')} read={read} done={t('dashboardClose.dutyDone')}>
      {(members) => (
        <ul>
          {members.map((member) => (
            <OpenRow
              key={member.id}
              action={
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('dashboardClose.endDutyOf', { name: fullName(member) })}
                  onClick={() => void run({ params: { id: member.id }, body: { isOnDuty: false } })}
                >
                  {t('dashboardClose.endDuty')}
                </Button>
              }
            >
              <span className="block font-medium">{fullName(member)}</span>
              <span className="block text-ink-soft text-sm">
                {[roleName(member.role), member.room].filter(Boolean).join(' · ')}
              </span>
            </OpenRow>
          ))}
        </ul>
      )}
    </OpenPart>
  );
}
