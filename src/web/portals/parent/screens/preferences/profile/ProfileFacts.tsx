import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParentSession } from '#web/lib/session.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ActionBar } from '#web/ui/ActionBar.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
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
    term: t(`preferencesFamily.profile.fields.${name}`),
    detail: profile[name] ?? <span className="text-ink-soft">{t('preferencesFamily.profile.nothing')}</span>,
  });
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" title={t('preferences.profile.personal')}>
        <div className="mb-5 flex items-center gap-4">
          <Avatar name={name} size="large" />
          <p className="min-w-0 break-words font-semibold text-xl">{name}</p>
        </div>
        <DescriptionList columns={2} items={[item('phoneNumber'), item('address')]} />
      </Card>
      <Card
        as="section"
        title={t('common.emergencyContact')}
        description={t('preferencesFamily.profile.emergencyText')}
      >
        <DescriptionList columns={2} items={[item('emergencyContactName'), item('emergencyContactPhone')]} />
      </Card>
      <Card as="section" title={t('preferencesFamily.profile.account')}>
        <DescriptionList
          columns={2}
          items={[
            { term: t('preferencesFamily.profile.fields.email'), detail: profile.email },
            { term: t('preferencesFamily.profile.center'), detail: center.name },
            ...(profile.registrationDate
              ? [
                  {
                    term: t('preferencesFamily.profile.registered'),
                    detail: formatDate(dayOf(profile.registrationDate)),
                  },
                ]
              : []),
          ]}
        />
      </Card>
      <ActionBar>
        <Button icon={<Pencil />} onClick={onEdit}>
          {t('preferencesFamily.profile.edit')}
        </Button>
      </ActionBar>
      {children}
    </div>
  );
}
