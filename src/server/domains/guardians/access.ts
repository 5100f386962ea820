import type { ParentActor } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { notAllowed, notFound, orRefuse } from '../../refusal.ts';
import { emailKey } from '../accounts/rules.ts';
import { ownChildren, parentAccount } from './queries.ts';

/** The parent who acts; staff and the system are refused. */
export async function actingParent(scope: Scope): Promise<ParentActor> {
  const { actor } = await scope.opened;
  if (actor.kind !== 'parent') throw notAllowed();
  return actor;
}

/** The acting parent, who must be a guardian of the child now; another's child is as unknown as one that isn't there. */
export async function guardianOf(scope: Scope, childId: number): Promise<ParentActor> {
  const parent = await actingParent(scope);
  if (!parent.childIds.includes(childId)) throw notFound('This child was not found');
  return parent;
}

interface Asked {
  readonly parentEmail?: string | undefined;
  readonly childId?: number | undefined;
}
/**
 * Which child of theirs a parent's call is about: the one it names, else the first (DECISIONS row 25). Undefined when
 * they have none; refuses somebody else's child and e-mail.
 */
export async function askedChild(scope: Scope, { parentEmail, childId }: Asked): Promise<number | undefined> {
  await refuseOthersEmail(scope, parentEmail);
  if (childId === undefined) return (await scope.maybe(ownChildren()))?.id;
  await guardianOf(scope, childId);
  return childId;
}

/** The seeds' calls name an e-mail; only one's own is answered (DECISIONS row 5). */
export async function refuseOthersEmail(scope: Scope, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const { id } = await actingParent(scope);
  const own = orRefuse(await scope.maybe(parentAccount(id)), notAllowed());
  if (emailKey(email) !== emailKey(own.email)) throw notAllowed();
}
