import { fullName } from '#web/domains/children/rules.ts';
import { AccountBadge } from '#web/domains/staff/AccountBadge.tsx';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DutySwitch } from '../DutySwitch.tsx';
import { ActivationLink } from './ActivationLink.tsx';

/** What is known of a staff member. */
export function StaffFacts({ member }: { member: StaffMember }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { can } = useStaffSession();
  const name = fullName(member);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={name} hue={hueOf(member.id)} size="large" />
        <div className="min-w-0">
          <Heading level={3} className="break-words">
            {name}
          </Heading>
          <p className="text-ink-soft">{roleName(member.role)}</p>
        </div>
      </div>
      <DutySwitch member={member} className="rounded-md bg-sunken px-4" />
      <DescriptionList
        items={[
          { term: t('staff.fields.room'), detail: member.room ?? t('staff.fields.noRoom') },
          {
            term: t('staff.fields.phone'),
            detail: member.phone ? <PhoneLink>{member.phone}</PhoneLink> : t('staff.fields.notGiven'),
          },
          {
            term: t('staff.fields.email'),
            detail: (
              <TextLink href={`mailto:${member.email}`} className="break-all">
                {member.email}
              </TextLink>
            ),
          },
          {
            term: t('staff.profile.account'),
            detail: (
              <>
                <AccountBadge status={member.accountStatus} />
                <p className="mt-1 text-ink-soft text-sm">{t(`staff.account.${member.accountStatus}Text`)}</p>
              </>
            ),
          },
        ]}
      />
      {member.accountStatus === 'invited' && can('staff.manage') && <ActivationLink member={member} />}
    </div>
  );
}
