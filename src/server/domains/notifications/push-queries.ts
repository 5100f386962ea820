import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { Own } from '#server/kernel/access/account.ts';

const isOf = ({ audience, id }: Pick<Own, 'audience' | 'id'>) =>
  audience === 'staff' ? sql`staff_id = ${id}` : sql`guardian_id = ${id}`;

/** A browser that is opened twice at once is opened one time after the other. */
export const lockSubscription = (endpointHash: Buffer) => sql`
  select pg_advisory_xact_lock(hashtextextended('push ' || encode(${endpointHash}, 'hex'), app_center()))`;

/** The browser, whoever of this audience it was opened for. */
export const deleteSubscription = (audience: Own['audience'], endpointHash: Buffer) => sql`
  delete from push_subscription where endpoint_hash = ${endpointHash}
    and ${audience === 'staff' ? sql`staff_id is not null` : sql`guardian_id is not null`}`;

interface NewSubscription {
  readonly staffId: number | null;
  readonly guardianId: number | null;
  readonly sessionId: number;
  readonly endpointHash: Buffer;
  readonly sealed: Buffer;
  readonly createdAt: Date;
}

export const insertSubscription = (row: NewSubscription) => db.insertInto('pushSubscription').values(row);

export const keepNewest = (person: Pick<Own, 'audience' | 'id'>, devices: number) => sql`
  delete from push_subscription where ${isOf(person)} and id not in (
    select id from push_subscription where ${isOf(person)} order by id desc limit ${devices})`;

export const subscriptionsOf = (person: Pick<Own, 'audience' | 'id'>) => sql<{ id: number }>`
  select id from push_subscription where ${isOf(person)}`;

export const sealedTarget = (id: number) =>
  sql<{ sealed: Buffer }>`select sealed from push_subscription where id = ${id}`;

export const forget = (id: number) => sql`delete from push_subscription where id = ${id}`;
