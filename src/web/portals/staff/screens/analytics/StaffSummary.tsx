import { useQuery } from '@tanstack/react-query';
import { fullName } from '#web/domains/children/rules.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { staff } from '#web/domains/staff/queries.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { hueOf } from '#web/ui/hue.ts';

/** The first ones of the staff list (analytics-3). */
const SHOWN = 5;

export function StaffSummary() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { can } = useStaffSession();
  const isSeen = can('staff.see');
  const read = useQuery({ ...staff, enabled: isSeen });
  if (!isSeen) return null;
  return (
    <Panel
      title={t('analytics.staffSummary.title')}
      read={read}
      pick={(members) => members.slice(0, SHOWN)}
      itemKey={({ id }) => id}
      failed={t('analytics.cardFailed')}
      empty={t('analytics.staffSummary.none')}
    >
      {(member) => (
        <div className="flex items-center gap-3">
          <Avatar name={fullName(member)} hue={hueOf(member.id)} />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">{fullName(member)}</p>
            <p className="truncate text-ink-soft text-sm">
              {[roleName(member.role), member.room].filter(Boolean).join(' · ')}
            </p>
          </div>
          <Badge tone={member.isOnDuty ? 'success' : 'neutral'}>
            {t(member.isOnDuty ? 'analytics.staffSummary.onDuty' : 'analytics.staffSummary.offDuty')}
          </Badge>
        </div>
      )}
    </Panel>
  );
}
