import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { fullName } from '#web/domains/children/rules.ts';
import { presence } from '#web/domains/presence/queries.ts';
import StaffPlaceMenu from '#web/domains/presence/StaffPlaceMenu.tsx';
import { AccountBadge } from '#web/domains/staff/AccountBadge.tsx';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { DutySwitch } from './DutySwitch.tsx';

export type StaffCardActions = {
  onView(member: StaffMember): void;
  /** What fetches the profile's code a little before it is asked for. */
  readonly viewNear: { onPointerEnter(): void; onFocus(): void };
  /** Left out for those who may not manage staff. */
  onRemove: ((member: StaffMember) => void) | undefined;
};

export function StaffCard({ member, onView, viewNear, onRemove }: { member: StaffMember } & StaffCardActions) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const name = fullName(member);
  const place = useQuery(presence).data?.staff.find(({ staffId }) => staffId === member.id);
  return (
    <Card as="li" flush>
      <div className="flex h-full flex-col p-4 sm:p-5">
        <div className="flex flex-1 items-start gap-3">
          <Avatar name={name} hue={hueOf(member.id)} />
          <div className="min-w-0 flex-1">
            <Heading level={3} size="small" className="break-words">
              {name}
            </Heading>
            <p className="break-words text-ink-soft text-sm">
              {[roleName(member.role), member.room].filter(Boolean).join(' · ')}
            </p>
            {member.accountStatus !== 'active' && (
              <p className="mt-1.5">
                <AccountBadge status={member.accountStatus} />
              </p>
            )}
          </div>
        </div>
        <DutySwitch member={member} className="my-2" />
        {place && (
          <p className="mb-3">
            <StaffPlaceMenu place={place} hideName />
          </p>
        )}
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="small"
            className="flex-1"
            aria-label={t('staff.viewOf', { name })}
            onClick={() => onView(member)}
            {...viewNear}
          >
            {t('common.view')}
          </Button>
          {onRemove && (
            <MoreMenu size="small" label={t('common.moreFor', { name })}>
              <MenuItem danger icon={<Trash2 />} onSelect={() => onRemove(member)}>
                {t('staff.removeOf', { name })}
              </MenuItem>
            </MoreMenu>
          )}
        </div>
      </div>
    </Card>
  );
}
