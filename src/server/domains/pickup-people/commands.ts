import type { Scope } from '#server/db/scope.ts';
import { consentWithdrawn } from '#server/domains/children/hooks.ts';
import { pickupRightEnded } from '#server/domains/guardians/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { given } from '#server/kernel/edit.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import {
  answerPickupPerson,
  barredFromAny,
  endPickupChildren,
  type FamilyPickupRow,
  insertPickupChildren,
  insertPickupPerson,
  lockPickupPerson,
  noteIdOf,
  openOfChild,
  openOfProposer,
  openPickupChild,
  type PickupPersonRow,
  pickupPerson,
  proposerOf,
  siblingsAmong,
  updatePickupPerson,
} from './queries.ts';
import { checkPerson, kept, type Said } from './rules.ts';

/** What a body says; what it leaves out does not narrow it. */
export interface NewPerson extends Omit<Said, 'weekdays' | 'validFrom' | 'validTo'> {
  readonly childIds: readonly number[];
  readonly weekdays?: readonly number[] | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validTo?: string | null | undefined;
}

/** Enters somebody for children of one family; it holds at once. */
export async function addPickupPerson(
  scope: Scope,
  { childIds: named, ...person }: NewPerson,
): Promise<PickupPersonRow> {
  const { actor } = await scope.opened;
  const childIds = [...new Set(named)];
  const said = saidOf(person);
  if ((await scope.all(siblingsAmong(childIds))).length < childIds.length)
    throw invalid({ childIds: 'Choose enrolled children of one family' });
  await refuseWrong(scope, said, childIds);
  const { id } = await scope.one(insertPickupPerson(said, { createdAt: scope.now, enteredBy: staffIdOf(actor) }));
  await scope.count(insertPickupChildren(id, childIds));
  audit(scope, { action: 'add pickup person', entity: 'pickup_person', ids: [id], children: childIds, after: said });
  touch(scope, childIds);
  return scope.one(pickupPerson(id));
}

/** Names somebody who is accepted for one more child of the family. Sent again it changes nothing. */
export async function addChildTo(scope: Scope, id: number, childId: number): Promise<PickupPersonRow> {
  const person = await openPerson(scope, id);
  if (person.state !== 'accepted') throw conflict('Accept this person first');
  const known = person.children.map((child) => child.id);
  if (known.includes(childId)) return person;
  const family = (await scope.all(siblingsAmong([childId, ...known]))).map(({ id: one }) => one);
  if (!family.includes(childId) || !known.some((one) => family.includes(one)))
    throw invalid({ childId: 'Choose enrolled children of one family' });
  await refuseWrong(scope, partsOf(person), [childId]);
  await scope.count(openPickupChild(id, childId));
  const children = [childId];
  audit(scope, { action: 'add child to pickup person', entity: 'pickup_person', ids: [id], children });
  touch(scope, children);
  return scope.one(pickupPerson(id));
}

export type Edit = Partial<Said> & { readonly version?: number | undefined };

/** Changes what is said of somebody; what they may do follows at once, also at the kiosk. */
export async function editPickupPerson(
  scope: Scope,
  id: number,
  { version, ...edit }: { readonly [K in keyof Edit]: Edit[K] | undefined },
): Promise<PickupPersonRow> {
  const before = await openPerson(scope, id);
  refuseStale(before, version);
  const old = partsOf(before);
  const said = kept({ ...old, ...given(edit) });
  const children = before.children.map((child) => child.id);
  await refuseWrong(scope, said, children);
  await scope.count(updatePickupPerson(id, said));
  audit(scope, {
    action: 'edit pickup person',
    entity: 'pickup_person',
    ids: [id],
    children,
    before: old,
    after: said,
  });
  touch(scope, children);
  return scope.one(pickupPerson(id));
}

/**
 * Accepts or declines a proposal; whoever proposed it is told. The same answer again changes nothing. Accepted for a sibling, it is the
 * person who comes already that is answered; where that one has ended meanwhile, the proposal stands for itself.
 */
export async function answerProposal(
  scope: Scope,
  id: number,
  { isAccepted, reason }: { readonly isAccepted: boolean; readonly reason: string | null },
): Promise<PickupPersonRow> {
  const { actor } = await scope.opened;
  await scope.all(lockPickupPerson(id));
  const before = orRefuse(await scope.maybe(pickupPerson(id)), noSuchPerson());
  const state = isAccepted ? 'accepted' : 'declined';
  if (before.state === state) return before;
  const joined = before.joinsId === null ? undefined : await joinedBy(scope, before.joinsId);
  if (isAccepted && joined && before.state === 'ended') return joined;
  if (before.state === 'withdrawn') throw conflict('The family has withdrawn this proposal');
  if (before.state !== 'proposed') throw conflict('Somebody has answered this proposal already');
  const children = before.children.map((child) => child.id);
  const isJoining = isAccepted && joined?.state === 'accepted';
  if (isAccepted) await refuseWrong(scope, partsOf(isJoining ? joined : before), children);
  const declineReason = isAccepted ? null : reason;
  const answer = { state, answeredAt: scope.now, answeredBy: staffIdOf(actor), declineReason } as const;
  await scope.count(answerPickupPerson(id, { ...answer, joinsId: isJoining ? joined.id : null }));
  if (isJoining) {
    for (const childId of children) await scope.count(openPickupChild(joined.id, childId));
    await scope.all(endPickupChildren(id, children, scope.now));
  }
  const action = isAccepted ? 'accept pickup person' : 'decline pickup person';
  audit(scope, { action, entity: 'pickup_person', ids: [id], children, after: { reason: declineReason } });
  takeBack(scope, 'attendance', 'pickup-proposed', id);
  const { guardianId } = await scope.one(proposerOf(id));
  if (guardianId !== null) {
    await notify(scope, {
      kind: 'attendance',
      event: isAccepted ? 'pickup-accepted' : 'pickup-declined',
      recipients: { people: [{ kind: 'parent', id: guardianId }] },
      about: { id, childIds: children },
    });
  }
  touch(scope, children);
  return scope.one(pickupPerson(isJoining ? joined.id : id));
}

async function joinedBy(scope: Scope, id: number): Promise<PickupPersonRow | undefined> {
  await scope.all(lockPickupPerson(id));
  return scope.maybe(pickupPerson(id));
}

/** Notes that whoever acts saw the person's ID now. */
export async function noteIdSeen(scope: Scope, id: number): Promise<PickupPersonRow> {
  const { actor } = await scope.opened;
  const before = await openPerson(scope, id);
  const children = before.children.map((child) => child.id);
  const by = staffIdOf(actor);
  if (by !== null) await scope.count(noteIdOf(id, scope.now, by));
  audit(scope, { action: 'note ID of pickup person', entity: 'pickup_person', ids: [id], children });
  touch(scope, children);
  return scope.one(pickupPerson(id));
}

/** Ends it for a child, from now on. */
export async function endForChild(scope: Scope, id: number, childId: number): Promise<void> {
  const { children } = orRefuse(await scope.maybe(pickupPerson(id)), noSuchPerson());
  if (!children.some((child) => child.id === childId)) throw invalid({ childId: 'Choose a child of this person' });
  await endFor(scope, id, [childId]);
}

/** Ends it for these children; where it had ended, nothing changes. */
export async function endFor(scope: Scope, id: number, childIds: readonly number[]): Promise<void> {
  const children = (await scope.all(endPickupChildren(id, childIds, scope.now))).map(({ childId }) => childId);
  if (children.length === 0) return;
  audit(scope, { action: 'end pickup person', entity: 'pickup_person', ids: [id], children });
  touch(scope, children);
}

/** Whom a guardian proposed comes no longer once the guardian has no right to collect the child: it was their word that was taken (pickup-people-7). */
export const endWithProposer = on(pickupRightEnded, async (scope, { guardianId, childId }) => {
  for (const { id, isWithdrawn } of await scope.all(openOfProposer(guardianId, childId))) {
    await endFor(scope, id, [childId]);
    if (isWithdrawn) takeBack(scope, 'attendance', 'pickup-proposed', id);
  }
});

/** Without the authorization for pickup nobody collects a child but its guardians: who was named has to be proposed anew (pickup-people-11). */
export const endWithAuthorization = on(consentWithdrawn, async (scope, { childId, form }) => {
  if (form !== 'pickupAuthorization') return;
  for (const { id, isWithdrawn } of await scope.all(openOfChild(childId))) {
    await endFor(scope, id, [childId]);
    if (isWithdrawn) takeBack(scope, 'attendance', 'pickup-proposed', id);
  }
});

export const saidOf = ({
  weekdays = null,
  validFrom = null,
  validTo = null,
  ...said
}: Omit<NewPerson, 'childIds'>): Said => kept({ ...said, weekdays, validFrom, validTo });

/** Refuses what cannot be, and whoever may not pick one of the children up. */
export async function refuseWrong(scope: Scope, said: Said, childIds: readonly number[]): Promise<void> {
  const { center } = await scope.opened;
  const refused = checkPerson(said, await scope.all(barredFromAny(childIds)), dayAt(scope.now, center.zone));
  if (refused) throw refused;
}

/** Lists for the door and those of the family show it. */
export function touch(scope: Scope, childIds: readonly number[]): void {
  scope.touch('children', childIds);
}

/** Somebody who is named for a child still. */
export async function openPerson(scope: Scope, id: number): Promise<PickupPersonRow> {
  await scope.all(lockPickupPerson(id));
  const person = orRefuse(await scope.maybe(pickupPerson(id)), noSuchPerson());
  if (person.state === 'withdrawn' || person.state === 'ended' || person.state === 'declined')
    throw conflict('This has ended already');
  return person;
}

export const partsOf = (row: PickupPersonRow | FamilyPickupRow): Said => ({
  firstName: row.firstName,
  lastName: row.lastName,
  phoneNumber: row.phoneNumber,
  relationship: row.relationship,
  mayDropOff: row.mayDropOff,
  mayPickUp: row.mayPickUp,
  weekdays: row.weekdays,
  validFrom: row.validFrom,
  validTo: row.validTo,
});

export const noSuchPerson = () => notFound('This person was not found');
