import type { Scope } from '#server/db/scope.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { endFor, type NewPerson, noSuchPerson, partsOf, refuseWrong, saidOf, touch } from './commands.ts';
import {
  barredFromAny,
  type FamilyPickupRow,
  familyPickupPerson,
  insertPickupChildren,
  insertPickupPerson,
  waitingFor,
} from './queries.ts';

/**
 * A guardian proposes somebody for children of theirs; whoever enrolls children is told. Refuses who may not collect one of them.
 * @param joinsId who comes already, and is meant
 */
export async function proposePickupPerson(
  scope: Scope,
  { childIds: named, ...person }: NewPerson,
  joinsId?: number,
): Promise<FamilyPickupRow> {
  const childIds = [...new Set(named)];
  const said = saidOf(person);
  const guardians = [];
  for (const childId of childIds) guardians.push(await actingGuardianOf(scope, childId));
  const proposedBy = guardians[0]?.id ?? 0;
  const barred = await scope.all(barredFromAny(childIds));
  if (barred.some(({ guardianId }) => guardianId === proposedBy))
    throw invalid({ childIds: 'You cannot arrange a pickup of this child. Please speak with the center.' });
  await refuseWrong(scope, said, childIds);
  const { id } = await scope.one(insertPickupPerson(said, { createdAt: scope.now, proposedBy, joinsId }));
  await scope.count(insertPickupChildren(id, childIds));
  audit(scope, {
    action: 'propose pickup person',
    entity: 'pickup_person',
    ids: [id],
    children: childIds,
    after: said,
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'pickup-proposed',
    recipients: { staffWith: ['children.enroll'] },
    about: { id, childIds },
  });
  touch(scope, childIds);
  return scope.one(familyPickupPerson(id));
}

/** A guardian proposes that somebody who is accepted may come for one more child of theirs (pickup-people-9). Asked again, nothing changes. */
export async function proposeForSibling(scope: Scope, id: number, childId: number): Promise<FamilyPickupRow> {
  const person = orRefuse(await scope.maybe(familyPickupPerson(id)), noSuchPerson());
  if (person.state !== 'accepted') throw conflict('The center has not accepted this person');
  if (person.children.some((child) => child.id === childId)) return person;
  const waiting = await scope.maybe(waitingFor(id, childId));
  if (waiting) return scope.one(familyPickupPerson(waiting.id));
  return proposePickupPerson(scope, { childIds: [childId], ...partsOf(person) }, id);
}

/** A guardian withdraws a proposal, or ends it for every child of theirs. */
export async function endForFamily(scope: Scope, id: number): Promise<FamilyPickupRow> {
  const { children, state } = orRefuse(await scope.maybe(familyPickupPerson(id)), noSuchPerson());
  await endFor(
    scope,
    id,
    children.map((child) => child.id),
  );
  if (state === 'proposed') takeBack(scope, 'attendance', 'pickup-proposed', id);
  return scope.one(familyPickupPerson(id));
}
