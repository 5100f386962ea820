import type { Scope } from '#server/db/scope.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import {
  endDecision,
  familyContacts,
  guardianPairs,
  insertDecision,
  lockGuardiansOf,
  type PairRow,
  type SharedRow,
  setShared,
} from './contact-queries.ts';

/** A guardian shares their own phone and e-mail with the child's other guardians, or no longer. Again: nothing changes. */
export async function shareContacts(scope: Scope, childId: number, isShared: boolean): Promise<SharedRow> {
  const { id } = await actingGuardianOf(scope, childId);
  const changed = await scope.count(setShared(childId, id, isShared ? scope.now : null));
  if (changed > 0) {
    const action = isShared ? 'share contact details' : 'stop sharing contact details';
    audit(scope, { action, entity: 'guardian', ids: [id], children: [childId] });
    scope.touch('parents', [childId]);
  }
  const shared = await scope.all(familyContacts());
  return orRefuse(
    shared.find((one) => one.childId === childId),
    noSuchChild(),
  );
}

export interface Decided {
  readonly guardianId: number;
  readonly otherId: number;
  readonly decision: PairRow['decision'];
  readonly reason: string | null;
}

/** A child's guardians two by two. */
export async function contactsOfChild(scope: Scope, childId: number): Promise<PairRow[]> {
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  return scope.all(guardianPairs(childId));
}

/**
 * Decides for two guardians of a child, with the reason, or leaves it to them (guardians-20). Refuses whoever is no
 * guardian of the child. Said again in the same words it changes nothing.
 */
export async function decideContacts(scope: Scope, childId: number, decided: Decided): Promise<PairRow> {
  const [guardianId, otherId] = [decided.guardianId, decided.otherId].sort((a, b) => a - b) as [number, number];
  scope.later(lockGuardiansOf(childId));
  const pairOf = (pairs: readonly PairRow[]) =>
    orRefuse(
      pairs.find((pair) => pair.guardianId === guardianId && pair.otherId === otherId),
      invalid({ otherId: 'Choose two guardians of this child' }),
    );
  const before = pairOf(await contactsOfChild(scope, childId));
  const { decision } = decided;
  const reason = decision === 'agreement' ? null : decided.reason;
  if (decision !== 'agreement' && !reason) throw invalid({ reason: 'Say why, such as whose request or which order' });
  if (before.decision === decision && before.reason === reason) return before;

  await writeDecision(scope, childId, { one: guardianId, other: otherId }, { decision, reason }, before);
  return pairOf(await scope.all(guardianPairs(childId)));
}

interface Said {
  readonly decision: PairRow['decision'];
  readonly reason: string | null;
}
/** Writes what the center decides of two guardians of a child; what it decided before ends. */
export async function writeDecision(
  scope: Scope,
  childId: number,
  { one, other }: { readonly one: number; readonly other: number },
  { decision, reason }: Said,
  before?: Said,
): Promise<void> {
  const pair = { guardianId: Math.min(one, other), otherId: Math.max(one, other) };
  const by = staffIdOf((await scope.opened).actor);
  await scope.count(endDecision(childId, pair, scope.now, by));
  if (decision !== 'agreement' && reason !== null) {
    await scope.count(insertDecision(childId, pair, { decision, reason }, scope.now, by));
  }
  audit(scope, {
    action: 'decide on contact details between guardians',
    entity: 'guardian',
    ids: [pair.guardianId, pair.otherId],
    children: [childId],
    ...(before && { before: { decision: before.decision, reason: before.reason } }),
    after: { decision, reason },
  });
  scope.touch('parents', [childId]);
}
