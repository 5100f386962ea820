import type { Scope } from '#server/db/scope.ts';
import { notAllowed, notFound, orRefuse } from '../http-error.ts';
import { emailKey } from '../mail/address.ts';
import type { ParentActor } from './actor.ts';
import { ownChildIds, parentEmail } from './queries.ts';
import { acting, allow, guardianOf, parent, where } from './rules.ts';

/** The acting parent, who must be a guardian of the child now; another's child is as unknown as one that isn't there. */
export const actingGuardianOf = (scope: Scope, childId: number): Promise<ParentActor> =>
  acting(scope, guardianOf(childId), notFound('This child was not found'));

interface Asked {
  readonly parentEmail?: string | undefined;
  readonly childId?: number | undefined;
}
/**
 * Which child of theirs a parent's call is about: the one it names, else the first (guardians-12). Undefined when
 * they have none; refuses somebody else's child and e-mail.
 */
export async function askedChild(scope: Scope, { parentEmail, childId }: Asked): Promise<number | undefined> {
  await refuseOthersEmail(scope, parentEmail);
  if (childId === undefined) return (await scope.maybe(ownChildIds()))?.id;
  await actingGuardianOf(scope, childId);
  return childId;
}

/** A call may name an e-mail; only one's own is answered (http-9). */
export async function refuseOthersEmail(scope: Scope, email: string | undefined): Promise<void> {
  if (email === undefined) return;
  const actor = await acting(scope, parent);
  allow(actor, where(emailKey(email) === (await ownEmailKey(scope, actor))));
}

/** By which the acting parent's own e-mail is found. */
export const ownEmailKey = async (scope: Scope, { id }: ParentActor): Promise<string> =>
  emailKey(orRefuse(await scope.maybe(parentEmail(id)), notAllowed()).email);
