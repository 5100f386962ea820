import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import { isPerson } from '../../access/actor.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import type { Act } from '../../http/serve.ts';
import { orRefuse, signedOut } from '../../refusal.ts';
import type { Server } from '../../server.ts';

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
export const holder = ({ audience, id }: Account) =>
  audience === 'staff' ? { staffId: id, guardianId: null } : { staffId: null, guardianId: id };
export const holderColumn = ({ audience }: Pick<Account, 'audience'>) =>
  audience === 'staff' ? ('staffId' as const) : ('guardianId' as const);

/** What the audit log calls an account. */
export const entityOf = ({ audience }: Pick<Account, 'audience'>) => (audience === 'staff' ? 'staff' : 'guardian');

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  readonly centerName: string;
}

const personOf = ({ audience, id }: Account) =>
  audience === 'staff'
    ? sql<Person>`
        select s.first_name, s.last_name, s.email, s.email_key, s.password_hash, c.name as center_name
        from staff s join center c on c.center_id = s.center_id
        where s.id = ${id} and s.removed_at is null and s.deactivated_at is null`
    : sql<Person>`
        select g.first_name, g.last_name, coalesce(g.email, '') as email, coalesce(g.email_key, '') as email_key, g.password_hash,
          c.name as center_name
        from guardian g join center c on c.center_id = g.center_id
        where g.id = ${id} and g.removed_at is null and g.is_active`;

/** The holder of an account that may be signed in to; else refused as signed out. */
export const person = async (scope: Scope, account: Account): Promise<Person> =>
  orRefuse(await scope.maybe(personOf(account)), signedOut());
