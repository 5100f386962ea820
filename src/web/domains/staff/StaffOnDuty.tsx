import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { fullName } from '#web/domains/children/rules.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { staff } from './queries.ts';
import { useRoleName } from './roleName.ts';
import { onDuty, STAFF_SHOWN } from './rules.ts';

export function StaffOnDuty() {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const read = useQuery(staff);
  const active = read.data && onDuty(read.data).length;
  return (
    <Panel
      title={t('dashboard.duty.title')}
      action={
        active !== undefined && (
          <Badge className="my-1.5 me-1.5" tone={active > 0 ? 'success' : 'neutral'}>
            {t('dashboard.duty.active', { count: active })}
          </Badge>
        )
      }
      read={read}
      pick={(members) => onDuty(members).slice(0, STAFF_SHOWN)}
      itemKey={({ id }) => id}
      failed={t('dashboard.duty.failed')}
      empty={
        <>
          <UserRoundX className="size-5 shrink-0" />
          {t('dashboard.duty.empty')}
        </>
      }
    >
      {(member) => (
        <div className="flex items-center gap-3">
          <Avatar name={fullName(member)} hue={hueOf(member.id)} />
          <div className="min-w-0">
            <p className="truncate font-medium">{fullName(member)}</p>
            <p className="truncate text-ink-soft text-sm">
              {[roleName(member.role), member.room].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
      )}
    </Panel>
  );
}
