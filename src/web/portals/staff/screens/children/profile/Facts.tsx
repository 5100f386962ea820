import { Collected, MailLink, PhoneLink } from '../../../../../domains/children/Collected.tsx';
import type { Child } from '../../../../../domains/children/rules.ts';
import { useRelationshipWord } from '../../../../../domains/guardians/relationships.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { DescriptionList } from '../../../../../ui/DescriptionList.tsx';
import { ProfilePart } from './ProfilePart.tsx';

export function Facts({ child }: { child: Child }) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  return (
    <ProfilePart title={t('children.profile.facts')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('children.profile.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
          { term: t('children.profile.enrolledOn'), detail: formatDate(child.enrolledOn) },
          {
            term: t('children.profile.parent'),
            detail: (
              <Collected value={child.parentName}>
                {(name) => `${name} · ${relationship(child.relationship)}`}
              </Collected>
            ),
          },
          {
            term: t('children.profile.phone'),
            detail: <Collected value={child.parentPhone}>{(phone) => <PhoneLink phone={phone} />}</Collected>,
          },
          {
            term: t('children.profile.email'),
            detail: <Collected value={child.parentEmail}>{(email) => <MailLink email={email} />}</Collected>,
          },
          { term: t('children.profile.driversLicense'), detail: <Collected value={child.parentDriversLicense} /> },
          { term: t('children.profile.emergencyContact'), detail: <Collected value={child.emergencyContact} /> },
        ]}
      />
    </ProfilePart>
  );
}
