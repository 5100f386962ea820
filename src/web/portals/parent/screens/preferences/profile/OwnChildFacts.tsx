import { Link } from 'react-router';
import { Collected } from '#web/domains/children/Collected.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { type ParentChild, photoOf } from '#web/domains/guardians/accounts/rules.ts';
import { formatAge, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { HUE_LOOKS, hueOf } from '#web/ui/hue.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Private } from '#web/ui/Private.tsx';
import { Hills } from './Hills.tsx';

/** Who the child is (family-day-2). */
export function OwnChildFacts({ child }: { child: ParentChild }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  return (
    <section
      aria-label={fullName(child)}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      <div className={`relative h-18 ${HUE_LOOKS[hueOf(child.id)]}`}>
        <Hills />
      </div>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">
        <div className="-mt-10 flex items-end justify-between gap-4">
          <Avatar
            name={fullName(child)}
            hue={hueOf(child.id)}
            src={photoOf(child)}
            size="huge"
            className="private relative shadow-card ring-4 ring-surface"
          />
          <Badge tone="success">{t('familyDayDetails.child.active')}</Badge>
        </div>
        <Heading level={2} className="mt-3 break-words">
          <Private>{fullName(child)}</Private>
        </Heading>
        <p className="mb-4 text-ink-soft">{child.room}</p>
        <DescriptionList
          columns={2}
          items={[
            { term: t('familyDayDetails.child.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
            { term: t('familyDayDetails.child.age'), detail: formatAge(child.dateOfBirth, today) },
            {
              term: t('familyDayDetails.child.emergencyContact'),
              detail: (
                <Private>
                  <Collected value={child.emergencyContact} />
                </Private>
              ),
            },
            {
              term: t('familyDayDetails.child.parentPhone'),
              detail: (
                <Collected value={child.parentPhone}>{(phone) => <PhoneLink quiet>{phone}</PhoneLink>}</Collected>
              ),
            },
          ]}
        />
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button asChild variant="secondary">
            <Link to={`/parent-child-file?child=${child.id}`}>{t('familyDayDetails.child.file')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/parent-forms">{t('familyDayDetails.child.forms')}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}
