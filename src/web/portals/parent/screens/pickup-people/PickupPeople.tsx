import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ParentChild } from '#web/domains/guardians/accounts/rules.ts';
import { PickupState } from '#web/domains/pickup-people/PickupState.tsx';
import {
  endForFamily,
  type FamilyPickupPerson,
  familyPickupPeople,
  proposeForSibling,
} from '#web/domains/pickup-people/queries.ts';
import { mayBeProposedFor } from '#web/domains/pickup-people/rules.ts';
import { usePickupText } from '#web/domains/pickup-people/usePickupText.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import ProposeDialog from './ProposeDialog.tsx';

/** Who beside the guardians may bring and collect the children, and whom the family proposed (pickup-people-2). */
export default function PickupPeople({ family }: { family: readonly ParentChild[] }) {
  const { t } = useTranslation();
  const query = useQuery(familyPickupPeople);
  const proposing = useDialog<true>();
  return (
    <Card as="section" title={t('pickupPeople.title')} description={t('pickupPeople.family.text')}>
      {!query.data && query.isError && <LoadFailed read={query} failed={t('pickupPeople.failed')} />}
      {!query.data && !query.isError && <SkeletonText label={t('shell.loading')} lines={2} />}
      {query.data?.length === 0 && <p className="text-ink-soft">{t('pickupPeople.none')}</p>}
      {query.data && query.data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {query.data.map((person) => (
            <Person
              key={person.id}
              person={person}
              isNamed={family.length > 1}
              siblings={family.filter((child) => mayBeProposedFor(person, child.id, query.data))}
            />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        icon={<Plus className="size-5" />}
        onClick={() => proposing.open(true)}
      >
        {t('pickupPeople.family.propose')}
      </Button>
      {proposing.show((_, opened) => (
        <ProposeDialog family={family} {...opened} />
      ))}
    </Card>
  );
}

type PersonProps = {
  person: FamilyPickupPerson;
  isNamed: boolean;
  /** For whom else they can be proposed. */
  siblings: readonly ParentChild[];
};

function Person({ person, isNamed, siblings }: PersonProps) {
  const { t } = useTranslation();
  const text = usePickupText();
  const { run: ask, isPending } = useAction(proposeForSibling, {
    done: t('pickupPeople.family.sent'),
    failed: t('pickupPeople.notSaved'),
  });
  const { run } = useAction(endForFamily, { failed: t('pickupPeople.notSaved') });
  const { id, state } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const isOpen = state === 'proposed' || state === 'accepted';
  const way = state === 'proposed' ? 'withdraw' : 'end';
  const end = () =>
    confirmDelete({
      title: t(`pickupPeople.family.${way}Title`, { name }),
      text: t(`pickupPeople.family.${way}Text`, { name }),
      label: t(`pickupPeople.family.${way}`),
      doDelete: () => run({ params: { id } }, { done: t(`pickupPeople.family.${way}Done`, { name }) }),
    });
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {person.photoUrl && (
          <Private>
            <Avatar name={name} src={`${person.photoUrl}&portal=parent`} size="large" labelled />
          </Private>
        )}
        <p className="min-w-0 break-words">
          <Private>
            <span className="font-semibold">{name}</span> <span className="text-ink-soft">{person.relationship}</span>
          </Private>
        </p>
        <PickupState state={state} />
      </div>
      <p className="text-ink-soft text-sm">{text(person)}</p>
      {isNamed && (
        <p className="text-ink-soft text-sm">
          <Private>{person.children.map(({ firstName }) => firstName).join(', ')}</Private>
        </p>
      )}
      {person.declineReason && <p className="whitespace-pre-line break-words">{person.declineReason}</p>}
      {isOpen && (
        <div className="-ms-3 flex flex-wrap gap-1">
          {siblings.map((child) => (
            <Button
              key={child.id}
              variant="quiet"
              size="small"
              disabled={isPending}
              aria-label={t('pickupPeople.alsoForOf', { name, child: child.firstName })}
              onClick={() => void ask({ params: { id }, body: { childId: child.id } })}
            >
              {t('pickupPeople.alsoFor', { child: child.firstName })}
            </Button>
          ))}
          <Button variant="quiet" size="small" aria-label={t(`pickupPeople.family.${way}Of`, { name })} onClick={end}>
            {t(`pickupPeople.family.${way}`)}
          </Button>
        </div>
      )}
    </li>
  );
}
