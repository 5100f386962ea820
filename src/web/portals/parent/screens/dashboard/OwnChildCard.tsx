import { clsx } from 'clsx';
import { Collected } from '#web/domains/children/Collected.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { type ParentChild, photoOf } from '#web/domains/guardians/accounts/rules.ts';
import { formatAge, formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { HUE_LOOKS, hueOf } from '#web/ui/hue.ts';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Private } from '#web/ui/Private.tsx';
import { ChildPresence } from './ChildPresence.tsx';
import { Hills } from './Hills.tsx';

type OwnChildCardProps = {
  child: ParentChild;
  /** Undefined while it is on its way, and when it could not be read. */
  today: FamilyDay | undefined;
  /** The center does not open today. */
  isClosed: boolean;
};

/** The child's facts (family-day-2), and where the child is now. */
export function OwnChildCard({ child, today, isClosed }: OwnChildCardProps) {
  const { t } = useTranslation();
  const facts = [
    { term: t('familyDay.child.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
    { term: t('familyDay.child.age'), detail: formatAge(child.dateOfBirth, useCenterToday()) },
    {
      term: t('familyDay.child.emergencyContact'),
      isLong: true,
      detail: (
        <Private>
          <Collected value={child.emergencyContact} />
        </Private>
      ),
    },
    {
      term: t('familyDay.child.parentPhone'),
      detail: <Collected value={child.parentPhone}>{(phone) => <PhoneLink quiet>{phone}</PhoneLink>}</Collected>,
    },
  ];
  return (
    <section
      aria-label={fullName(child)}
      className="min-w-0 overflow-hidden rounded-xl border border-line bg-surface shadow-card"
    >
      <div className={clsx('relative h-18 sm:h-24', HUE_LOOKS[hueOf(child.id)])}>
        <Hills />
      </div>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">
        <div className="-mt-10 flex items-end justify-between gap-4">
          <Avatar
            name={fullName(child)}
            hue={hueOf(child.id)}
            src={photoOf(child)}
            size="huge"
            className="private relative shadow-card ring-4 ring-surface"
          />
          <Badge tone="success">{t('familyDay.child.active')}</Badge>
        </div>
        <div className="mt-3 mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
          <div className="min-w-0">
            <Heading level={2} size="large" className="break-words">
              <Private>{fullName(child)}</Private>
            </Heading>
            <p className="text-ink-soft">{child.room}</p>
          </div>
          {today && <ChildPresence day={today} isClosed={isClosed} name={child.firstName} />}
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3.5 border-line border-t pt-4 sm:grid-cols-[auto_auto_1fr_auto]">
          {facts.map(({ term, detail, isLong }) => (
            <div key={term} className={clsx('min-w-0', isLong && 'max-sm:col-span-2')}>
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="min-w-0 break-words font-medium">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
