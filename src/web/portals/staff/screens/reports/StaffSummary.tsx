import { useQuery } from '@tanstack/react-query';
import { fullName } from '../../../../domains/children/rules.ts';
import { Panel } from '../../../../domains/dashboard/Panel.tsx';
import { staff } from '../../../../domains/staff/queries.ts';
import { useRoleName } from '../../../../domains/staff/roleName.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { hueOf } from '../../../../ui/hue.ts';

/** The first ones of the staff list (seed 000 section 2). */
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
