import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import type { FamilyDay } from '#web/domains/dashboard/rules.ts';
import { type ParentChild, photoOf } from '#web/domains/guardians/accounts/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Heading } from '#web/ui/Heading.tsx';
import { hueOf } from '#web/ui/hue.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Private } from '#web/ui/Private.tsx';
import { ChildPresence } from './ChildPresence.tsx';
import { addressOf } from './views.ts';

type ChildHeadProps = {
  child: ParentChild;
  /** Undefined while it is on its way, and when it could not be read. */
  today: FamilyDay | undefined;
  /** The center does not open today. */
  isClosed: boolean;
};

/** Whose day it is, and where the child is now; who the child is stands in the profile (family-day-8). */
export function ChildHead({ child, today, isClosed }: ChildHeadProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={fullName(child)}
      className="flex min-w-0 items-center gap-3.5 rounded-lg border border-line bg-surface p-4 shadow-card sm:px-5"
    >
      <Avatar
        name={fullName(child)}
        hue={hueOf(child.id)}
        src={photoOf(child)}
        size="large"
        className="private self-start sm:self-center"
      />
      <div className="flex min-h-16 min-w-0 flex-1 flex-col items-start gap-1 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <Heading level={2} className="break-words">
          <Private>{fullName(child)}</Private>
        </Heading>
        {today && <ChildPresence day={today} isClosed={isClosed} name={child.firstName} />}
      </div>
      <IconButton
        label={t('familyDay.child.about', { name: child.firstName })}
        className="-me-2 self-start sm:self-center"
        asChild
      >
        <Link to={addressOf('profile', String(child.id))}>
          <UserRound aria-hidden="true" />
        </Link>
      </IconButton>
    </section>
  );
}
