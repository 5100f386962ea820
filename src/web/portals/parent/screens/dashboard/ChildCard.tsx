import { clsx } from 'clsx';
import { Collected, PhoneLink } from '../../../../domains/children/Collected.tsx';
import { fullName } from '../../../../domains/children/rules.ts';
import type { FamilyDay } from '../../../../domains/dashboard/rules.ts';
import { type ParentChild, photoOf } from '../../../../domains/parents/rules.ts';
import { formatAge, formatDate, useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Avatar } from '../../../../ui/Avatar.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { HUE_LOOKS, hueOf } from '../../../../ui/hue.ts';
import { Private } from '../../../../ui/Private.tsx';
import { ChildStanding } from './ChildStanding.tsx';
import { Hills } from './Hills.tsx';

type ChildCardProps = {
  child: ParentChild;
  /** Undefined while it is on its way, and when it could not be read. */
  today: FamilyDay | undefined;
  /** The center does not open today. */
  isClosed: boolean;
};

/** The child info of seed 001 section 2, and where the child is now. */
export function ChildCard({ child, today, isClosed }: ChildCardProps) {
  const { t } = useTranslation();
  const facts = [
    { term: t('portal.child.dateOfBirth'), detail: formatDate(child.dateOfBirth) },
    { term: t('portal.child.age'), detail: formatAge(child.dateOfBirth, useCenterToday()) },
    {
      term: t('portal.child.emergencyContact'),
      isLong: true,
      detail: (
        <Private>
          <Collected value={child.emergencyContact} />
        </Private>
      ),
    },
    {
      term: t('portal.child.parentPhone'),
      detail: <Collected value={child.parentPhone}>{(phone) => <PhoneLink phone={phone} />}</Collected>,
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
          <Badge tone="success">{t('portal.child.active')}</Badge>
        </div>
        <div className="mt-3 mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
          <div className="min-w-0">
            <Heading level={2} size="large" className="break-words">
              <Private>{fullName(child)}</Private>
            </Heading>
            <p className="text-ink-soft">{child.room}</p>
          </div>
          {today && <ChildStanding day={today} isClosed={isClosed} name={child.firstName} />}
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
