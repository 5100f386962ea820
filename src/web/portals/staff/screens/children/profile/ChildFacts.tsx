import { Collected, MailLink } from '#web/domains/children/Collected.tsx';
import type { Child, ChildProfile } from '#web/domains/children/rules.ts';
import { useRelationshipWord } from '#web/domains/guardians/relationships.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { ProfilePart } from './ProfilePart.tsx';

export function ChildFacts({
  child,
  enrollments,
}: {
  child: Child;
  enrollments: ChildProfile['enrollments'] | undefined;
}) {
  const { t } = useTranslation();
  const relationship = useRelationshipWord();
  const earlier = enrollments?.filter(({ startsOn }) => startsOn < child.enrolledOn) ?? [];
  return (
    <ProfilePart title={t('childrenManagement.profile.facts')}>
      <DescriptionList
        columns={2}
        items={[
          { term: t('common.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
          { term: t('childrenManagement.profile.enrolledOn'), detail: formatDate(child.enrolledOn) },
          ...(child.leavesOn
            ? [{ term: t('childrenManagement.profile.leavesOn'), detail: formatDate(child.leavesOn) }]
            : []),
          ...(earlier.length > 0
            ? [
                {
                  term: t('childrenManagement.profile.earlier'),
                  detail: earlier.map(({ startsOn, lastDay }) => (
                    <span key={startsOn} className="block">
                      {t('childrenManagement.profile.span', {
                        from: formatDate(startsOn),
                        to: lastDay ? formatDate(lastDay) : '',
                      })}
                    </span>
                  )),
                },
              ]
            : []),
          {
            term: t('common.parent'),
            detail: (
              <Collected value={child.parentName}>
                {(name) => `${name} · ${relationship(child.relationship)}`}
              </Collected>
            ),
          },
          {
            term: t('common.phone'),
            detail: <Collected value={child.parentPhone}>{(phone) => <PhoneLink quiet>{phone}</PhoneLink>}</Collected>,
          },
          {
            term: t('common.email'),
            detail: <Collected value={child.parentEmail}>{(email) => <MailLink email={email} />}</Collected>,
          },
          {
            term: t('childrenManagement.profile.driversLicense'),
            detail: <Collected value={child.parentDriversLicense} />,
          },
          {
            term: t('common.emergencyContact'),
            detail: (
              <Collected value={child.emergencyContact}>
                {(contact) => <PhoneLink quiet>{contact}</PhoneLink>}
              </Collected>
            ),
          },
        ]}
      />
    </ProfilePart>
  );
}
