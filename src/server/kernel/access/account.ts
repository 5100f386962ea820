import type { Audience } from '#contract/kernel/access.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import type { Server } from '#server/server.ts';
import { orRefuse, signedOut } from '../http-error.ts';
import { isPerson } from './actor.ts';
import { type Person, personOf } from './queries.ts';

/** One account: a staff member's or a parent's, of one center. */
export interface Account {
  readonly audience: Audience;
  readonly centerId: number;
  readonly id: number;
}
/** The caller's account, and the session they call with. */
export interface Own extends Account {
  readonly sessionId: number;
}

/** Whose session it is. */
export const ownAccount = (act: Act): Promise<Own> => act(ownAccountIn);

export async function ownAccountIn(scope: Scope): Promise<Own> {
  const { actor, center, session } = await scope.opened;
  if (!session || !isPerson(actor)) throw signedOut();
  return { audience: actor.kind, centerId: center.id, id: actor.id, sessionId: session.id };
}

/** Works in an account's name on what the account itself may not touch: its secrets. */
export const inAccount = <T>(
  server: Server,
  { centerId, audience, id }: Account,
  work: (scope: Scope) => Promise<T>,
): Promise<T> => inCenter(server, { centerId, as: { kind: audience, id } }, work);

/** The columns by which a row belongs to an account. */
export const holder = ({ audience, id }: Pick<Account, 'audience' | 'id'>) =>
  audience === 'staff' ? { staffId: id, guardianId: null } : { staffId: null, guardianId: id };
export const holderColumn = ({ audience }: Pick<Account, 'audience'>) =>
  audience === 'staff' ? ('staffId' as const) : ('guardianId' as const);

/** What the audit log calls an account. */
export const entityOf = ({ audience }: Pick<Account, 'audience'>) => (audience === 'staff' ? 'staff' : 'guardian');

/** Whose own topics an account's screens are told. */
export const readerOf = ({ audience, id }: Pick<Account, 'audience' | 'id'>) => ({ kind: audience, id });

/** The holder of an account that may be signed in to; else refused as signed out. */
export const person = async (scope: Scope, account: Account): Promise<Person> =>
  orRefuse(await scope.maybe(personOf(account)), signedOut());
