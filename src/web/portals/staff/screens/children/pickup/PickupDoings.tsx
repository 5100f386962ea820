import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { children } from '#web/domains/children/queries.ts';
import type { Child } from '#web/domains/children/rules.ts';
import {
  addChildTo,
  answerProposal,
  changePickupPhoto,
  endForChild,
  makePickupPinCode,
  noteIdSeen,
  type PickupPerson,
  resetPickupPin,
} from '#web/domains/pickup-people/queries.ts';
import { siblingsOf } from '#web/domains/pickup-people/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CodeShown } from '#web/portals/staff/screens/kiosk/settings/CodeShown.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { useDialog } from '#web/ui/useDialog.tsx';
import { FaceChoice } from '../profile/FaceChoice.tsx';
import { DeclineProposal } from './DeclineProposal.tsx';

type PickupDoingsProps = { child: Child; person: PickupPerson; onEdit(): void };

/** What can be done about a pickup person of a child, as far as the reader's role may. */
export function PickupDoings({ child, person, onEdit }: PickupDoingsProps) {
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
  const { run: add } = useAction(addChildTo, { failed });
  const { mutateAsync: changePhoto } = useMutation(changePickupPhoto);
  const { data: all = [] } = useQuery(children);
  const { id, state, pinSetAt } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const values = { name, child: child.firstName };
  const params = { id };
  // What is said of a proposal for a sibling would be lost: who is meant is another row.
  const isPerson = person.joinsId === null;
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
      {isPerson && can('children.enroll') && (
        <FaceChoice
          isOneOfMany
          name={name}
          hasPhoto={person.photoUrl !== null}
          put={(filePath) => changePhoto({ params, body: { filePath } })}
        />
      )}
      <div className="-ms-3 flex flex-wrap gap-1">
        {state === 'accepted' &&
          can('children.enroll') &&
          siblingsOf(child, all)
            .filter((sibling) => !person.children.some((one) => one.id === sibling.id))
            .map((sibling) => (
              <Button
                key={sibling.id}
                variant="quiet"
                size="small"
                aria-label={t('pickupPeople.alsoForOf', { name, child: sibling.firstName })}
                onClick={() =>
                  add(
                    { params, body: { childId: sibling.id } },
                    { done: t('pickupPeople.addedFor', { name, child: sibling.firstName }) },
                  )
                }
              >
                {t('pickupPeople.alsoFor', { child: sibling.firstName })}
              </Button>
            ))}
        {isPerson && can('attendance.record') && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('pickupPeople.noteIdOf', { name })}
            onClick={() => note({ params }, { done: t('pickupPeople.idNoted', { name }) })}
          >
            {t('pickupPeople.noteId')}
          </Button>
        )}
        {isPerson && can('children.enroll') && (
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
