import type { Scope } from '#server/db/scope.ts';
import { guardiansOf } from '#server/domains/children/guardian-queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { revokeParentSessions } from '#server/kernel/sessions/queries.ts';
import { pickupRightEnded } from './hooks.ts';
import {
  endGuardianshipRow,
  guardianship,
  insertGuardian,
  insertGuardianships,
  parentAccount,
  setParentActive,
  updateGuardianship,
} from './queries.ts';

export interface NewGuardian {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly emergencyContactName?: string;
  readonly emergencyContactPhone?: string;
  /** With one, the guardian has a parent account. */
  readonly passwordHash: string | null;
}
export interface Guardianship {
  readonly childId: number;
  readonly relationship: string;
  readonly mayPickUp?: boolean;
  readonly custodyNote?: string;
}

/** Adds a person with rights over children; returns their id. */
export async function addGuardian(scope: Scope, input: NewGuardian, of: readonly Guardianship[]): Promise<number> {
  const { passwordHash, ...person } = input;
  const { email } = person;
  const { id } = await scope.one(
    insertGuardian({
      ...input,
      emailKey: email === null ? null : emailKey(email),
      registeredAt: passwordHash === null ? null : scope.now,
      createdAt: scope.now,
      updatedAt: scope.now,
    }),
  );
  if (of.length > 0) await scope.count(insertGuardianships(of.map((right) => rowOf(scope, id, right))));
  const children = of.map(({ childId }) => childId);
  audit(scope, { action: 'add guardian', entity: 'guardian', ids: [id], children, after: person });
  scope.touch('children', children);
  return id;
}

/** Gives a guardian rights over one more child; having them already changes nothing. */
export async function addGuardianship(scope: Scope, guardianId: number, right: Guardianship): Promise<void> {
  const current = await scope.all(guardiansOf(right.childId, scope.now));
  if (current.some((guardian) => guardian.guardianId === guardianId)) return;
  await scope.count(insertGuardianships([rowOf(scope, guardianId, right)]));
  const children = [right.childId];
  audit(scope, { action: 'add guardianship', entity: 'guardian', ids: [guardianId], children, after: right });
  scope.touch('children', children);
  scope.touchGuardian(guardianId);
}

export interface GuardianshipEdit {
  readonly relationship?: string | undefined;
  readonly mayPickUp?: boolean | undefined;
  readonly custodyNote?: string | null | undefined;
  readonly version?: number | undefined;
}

/** Edits what a guardian is to a child and may do. */
export async function editGuardianship(scope: Scope, id: number, { version, ...edit }: GuardianshipEdit) {
  const before = orRefuse(await scope.maybe(guardianship(id, scope.now)), noSuchGuardianship());
  refuseStale(before, version);
  const { relationship = before.relationship, mayPickUp = before.mayPickUp, custodyNote = before.custodyNote } = edit;
  const changed = await scope.count(updateGuardianship(id, { relationship, mayPickUp, custodyNote }));
  refuseGone(changed, noSuchGuardianship());
  const children = [before.childId];
  // Whether they are invited is no part of their rights.
  const { isInvited: _, ...rights } = before;
  audit(scope, {
    action: 'edit guardianship',
    entity: 'guardian',
    ids: [before.guardianId],
    children,
    before: rights,
    after: edit,
  });
  if (before.mayPickUp && !mayPickUp) await pickupRightEnded.tell(scope, before);
  scope.touch('children', children);
  return scope.one(guardianship(id, scope.now));
}

/** Ends a guardian's rights by the id of the guardianship. */
export async function removeGuardianship(scope: Scope, id: number): Promise<void> {
  const { guardianId, childId } = orRefuse(await scope.maybe(guardianship(id, scope.now)), noSuchGuardianship());
  refuseGone(await endGuardianship(scope, guardianId, childId), noSuchGuardianship());
}

/** Shuts a parent account out (every session ends at once) or lets it in again; doing it twice changes nothing. */
export async function switchParentAccount(scope: Scope, id: number, isActive: boolean) {
  orRefuse(await scope.maybe(parentAccount(id)), notFound('This parent account was not found'));
  const changed = await scope.count(setParentActive(id, isActive, scope.now));
  if (changed > 0) {
    if (!isActive) await scope.count(revokeParentSessions(id, scope.now));
    const action = isActive ? 'reactivate parent account' : 'deactivate parent account';
    audit(scope, { action, entity: 'guardian', ids: [id] });
    scope.touchGuardian(id);
  }
  return scope.one(parentAccount(id));
}

/**
 * Ends a guardian's rights over a child: from the next request on they see nothing of the child. Answers how many ended: none where
 * they had ended before.
 */
export async function endGuardianship(scope: Scope, guardianId: number, childId: number): Promise<number> {
  const ended = await scope.count(endGuardianshipRow(guardianId, childId, scope.now));
  if (ended === 0) return ended;
  audit(scope, { action: 'end guardianship', entity: 'guardian', ids: [guardianId], children: [childId] });
  await pickupRightEnded.tell(scope, { guardianId, childId });
  scope.touch('children', [childId]);
  scope.touchGuardian(guardianId);
  return ended;
}

const rowOf = (scope: Scope, guardianId: number, right: Guardianship) => ({
  childId: right.childId,
  guardianId,
  relationship: right.relationship,
  mayPickUp: right.mayPickUp ?? true,
  custodyNote: right.custodyNote ?? null,
  startedAt: scope.now,
});

const noSuchGuardianship = () => notFound('This guardian was not found');
