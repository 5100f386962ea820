import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Child } from '#web/domains/children/rules.ts';
import { PickupState } from '#web/domains/pickup-people/PickupState.tsx';
import {
  answerProposal,
  endForChild,
  makePickupPinCode,
  noteIdSeen,
  type PickupPerson,
  pickupPeopleOf,
  resetPickupPin,
} from '#web/domains/pickup-people/queries.ts';
import { usePickupText } from '#web/domains/pickup-people/usePickupText.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CodeShown } from '#web/portals/staff/screens/kiosk/settings/CodeShown.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { PhoneLink } from '#web/ui/PhoneLink.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { DeclineProposal } from './DeclineProposal.tsx';

type PickupPartProps = { child: Child; onEdit(person: PickupPerson | undefined): void };

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
              <Doings child={child} person={person} onEdit={() => onEdit(person)} />
            </li>
          ))}
        </ul>
      )}
      {imported && (
        <p className="whitespace-pre-line break-words text-ink-soft text-sm">
          {t('pickupPeople.imported', { text: imported })}
        </p>
      )}
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

function Facts({ person }: { person: PickupPerson }) {
  const { t } = useTranslation();
  const text = usePickupText();
  const { phoneNumber, proposedBy, idSeenBy, idSeenAt, declineReason } = person;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0 break-words">
          <span className="font-semibold">
            {person.firstName} {person.lastName}
          </span>{' '}
          <span className="text-ink-soft">{person.relationship}</span>
        </p>
        <PickupState state={person.state} />
      </div>
      <p className="text-ink-soft text-sm">
        {[text(person), proposedBy && t('pickupPeople.proposedBy', { name: proposedBy })].filter(Boolean).join(' · ')}
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

type DoingsProps = { child: Child; person: PickupPerson; onEdit(): void };

function Doings({ child, person, onEdit }: DoingsProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const [code, setCode] = useState<string | null>(null);
  const declining = useDialog<PickupPerson>();
  const failed = t('pickupPeople.notSaved');
  const { run: answer, isPending } = useAction(answerProposal, { failed });
  const { run: note } = useAction(noteIdSeen, { failed });
  const { run: end } = useAction(endForChild, { failed });
  const { run: make } = useAction(makePickupPinCode, { failed, onDone: (made) => setCode(made.code) });
  const { run: reset } = useAction(resetPickupPin, { failed });
  const { id, state, pinSetAt } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const values = { name, child: child.firstName };
  const params = { id };
  return (
    <>
      {state === 'proposed' && can('children.enroll') && (
        <div className="flex flex-wrap gap-2.5">
          <Button
            size="small"
            busy={isPending}
            aria-label={t('pickupPeople.acceptOf', { name })}
            onClick={() =>
              answer({ params, body: { isAccepted: true, reason: '' } }, { done: t('pickupPeople.accepted', { name }) })
            }
          >
            {t('pickupPeople.accept')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={t('pickupPeople.declineOf', { name })}
            onClick={() => declining.open(person)}
          >
            {t('pickupPeople.decline')}
          </Button>
        </div>
      )}
      <div className="-ms-3 flex flex-wrap gap-1">
        {can('attendance.record') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('pickupPeople.noteIdOf', { name })}
            onClick={() => note({ params }, { done: t('pickupPeople.idNoted', { name }) })}
          >
            {t('pickupPeople.noteId')}
          </Button>
        )}
        {can('children.enroll') && (
          <Button variant="quiet" size="small" aria-label={t('pickupPeople.editOf', { name })} onClick={onEdit}>
            {t('common.edit')}
          </Button>
        )}
        {state === 'accepted' && can('parents.invite') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('pickupPeople.codeOf', { name })}
            onClick={() => make({ params })}
          >
            {t('pickupPeople.code')}
          </Button>
        )}
        {pinSetAt && can('parents.invite') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('pickupPeople.resetOf', { name })}
            onClick={() =>
              confirmDelete({
                title: t('pickupPeople.resetTitle', { name }),
                text: t('pickupPeople.resetText'),
                label: t('pickupPeople.reset'),
                doDelete: () => reset({ params }, { done: t('pickupPeople.wasReset', { name }) }),
              })
            }
          >
            {t('pickupPeople.reset')}
          </Button>
        )}
        {state === 'accepted' && can('children.enroll') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('pickupPeople.endOf', { name })}
            onClick={() =>
              confirmDelete({
                title: t('pickupPeople.endTitle', { name }),
                text: t('pickupPeople.endText', values),
                label: t('pickupPeople.end'),
                doDelete: () => end({ params, body: { childId: child.id } }, { done: t('pickupPeople.ended', values) }),
              })
            }
          >
            {t('pickupPeople.end')}
          </Button>
        )}
      </div>
      {code && (
        <CodeShown
          title={t('pickupPeople.codeTitle', { name })}
          text={t('pickupPeople.codeText')}
          code={code}
          onClose={() => setCode(null)}
        />
      )}
      {declining.show((declined, opened) => (
        <DeclineProposal person={declined} {...opened} />
      ))}
    </>
  );
}
