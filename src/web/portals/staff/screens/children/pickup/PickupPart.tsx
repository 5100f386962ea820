import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { nameKey } from '#contract/guardians-pickup.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { type ImportedPerson, importedPeople } from '#web/domains/pickup-people/imported.ts';
import { PickupState } from '#web/domains/pickup-people/PickupState.tsx';
import { type PickupPerson, pickupPeopleOf } from '#web/domains/pickup-people/queries.ts';
import { usePickupText } from '#web/domains/pickup-people/usePickupText.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PickupDoings } from './PickupDoings.tsx';

type PickupPartProps = { child: Child; onEdit(person: PickupPerson | ImportedPerson | undefined): void };

/** Who beside the guardians may bring or collect a child, and whom its family proposes (pickup-people-1). */
export default function PickupPart({ child, onEdit }: PickupPartProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const read = useQuery(pickupPeopleOf(child.id));
  if (!read.data && read.isError) return <LoadFailed read={read} failed={t('pickupPeople.failed')} />;
  if (!read.data) return <Skeleton className="h-12" />;
  const { people, imported } = read.data;
  const isPast = ({ state, children }: PickupPerson) =>
    (state !== 'accepted' && state !== 'proposed') || !children.some(({ id }) => id === child.id);
  const past = people.filter(isPast);
  const current = people.filter((person) => !isPast(person));
  return (
    <div className="flex flex-col gap-4">
      {current.length === 0 && <p className="text-ink-soft">{t('pickupPeople.none')}</p>}
      {current.length > 0 && (
        <ul className="flex flex-col gap-4">
          {current.map((person) => (
            <li key={person.id} className="flex flex-col gap-1.5">
              <Facts person={person} />
              <PickupDoings child={child} person={person} onEdit={() => onEdit(person)} />
            </li>
          ))}
        </ul>
      )}
      {imported && <Imported text={imported} people={people} onEnter={onEdit} />}
      {can('children.enroll') && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          icon={<Plus className="size-4" />}
          onClick={() => onEdit(undefined)}
        >
          {t('pickupPeople.add')}
        </Button>
      )}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-ink-soft text-sm">{t('pickupPeople.past')}</summary>
          <ul className="mt-2 flex flex-col gap-3">
            {past.map((person) => (
              <li key={person.id}>
                <Facts person={person} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type ImportedProps = { text: string; people: readonly PickupPerson[]; onEnter(person: ImportedPerson): void };

/** What an imported file says, and the form for each whom it names and nobody has entered (pickup-people-10). */
function Imported({ text, people, onEnter }: ImportedProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const entered = new Set(people.map((person) => nameKey(fullName(person))));
  const waiting = importedPeople(text).filter((person) => !entered.has(nameKey(fullName(person))));
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="whitespace-pre-line break-words text-ink-soft text-sm">{t('pickupPeople.imported', { text })}</p>
      {can('children.enroll') &&
        waiting.map((person) => (
          <Button key={fullName(person)} variant="quiet" size="small" className="-ms-3" onClick={() => onEnter(person)}>
            {t('pickupPeople.enter', { name: fullName(person).trim() })}
          </Button>
        ))}
    </div>
  );
}

function Facts({ person }: { person: PickupPerson }) {
  const { t } = useTranslation();
  const text = usePickupText();
  const { phoneNumber, photoUrl, proposedBy, idSeenBy, idSeenAt, joinsId, declineReason } = person;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {photoUrl && (
          <Avatar
            name={`${person.firstName} ${person.lastName}`}
            src={`${photoUrl}&portal=staff`}
            size="huge"
            labelled
          />
        )}
        <p className="min-w-0 break-words">
          <span className="font-semibold">
            {person.firstName} {person.lastName}
          </span>{' '}
          <span className="text-ink-soft">{person.relationship}</span>
        </p>
        <PickupState state={person.state} />
      </div>
      <p className="text-ink-soft text-sm">
        {[
          text(person),
          proposedBy && t('pickupPeople.proposedBy', { name: proposedBy }),
          joinsId && t('pickupPeople.joins'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {phoneNumber && <PhoneLink quiet>{phoneNumber}</PhoneLink>}
      {declineReason && <p className="whitespace-pre-line break-words">{declineReason}</p>}
      <p className="text-sm">
        {idSeenBy && idSeenAt
          ? t('pickupPeople.idSeen', { name: idSeenBy, date: formatDate(dayOf(idSeenAt), 'short') })
          : t('pickupPeople.idNotSeen')}
      </p>
    </>
  );
}
