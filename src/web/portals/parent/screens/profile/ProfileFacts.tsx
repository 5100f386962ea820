import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParentSession } from '../../../../lib/session.ts';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ActionBar } from '../../../../ui/ActionBar.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { DescriptionList } from '../../../../ui/DescriptionList.tsx';
import type { ParentProfile } from './useProfileEdit.ts';

type ProfileFactsProps = {
  profile: ParentProfile;
  onEdit(): void;
  /** What stands below the facts. */
  children?: ReactNode;
};

export function ProfileFacts({ profile, onEdit, children }: ProfileFactsProps) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const item = (name: 'phoneNumber' | 'address' | 'emergencyContactName' | 'emergencyContactPhone') => ({
    term: t(`ownAccount.profile.fields.${name}`),
    detail: profile[name] ?? <span className="text-ink-soft">{t('ownAccount.profile.nothing')}</span>,
  });
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" title={t('ownAccount.profile.personal')}>
        <div className="mb-5 flex items-center gap-4">
          <Avatar name={name} size="large" />
          <p className="min-w-0 break-words font-semibold text-xl">{name}</p>
        </div>
        <DescriptionList columns={2} items={[item('phoneNumber'), item('address')]} />
      </Card>
      <Card as="section" title={t('ownAccount.profile.emergency')} description={t('ownAccount.profile.emergencyText')}>
        <DescriptionList columns={2} items={[item('emergencyContactName'), item('emergencyContactPhone')]} />
      </Card>
      <Card as="section" title={t('ownAccount.profile.account')}>
        <DescriptionList
          columns={2}
          items={[
            { term: t('ownAccount.profile.fields.email'), detail: profile.email },
            { term: t('ownAccount.profile.center'), detail: center.name },
            ...(profile.registrationDate
              ? [{ term: t('ownAccount.profile.registered'), detail: formatDate(dayOf(profile.registrationDate)) }]
              : []),
          ]}
        />
      </Card>
      <ActionBar>
        <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
          {t('ownAccount.profile.edit')}
        </Button>
      </ActionBar>
      {children}
    </div>
  );
}
