import { sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import { db } from '#server/db/sql.ts';

interface Account {
  readonly audience: Audience;
  readonly id: number;
}

/** Of several that make an account's links one comes after the other. */
export const lockAccount = ({ audience, id }: Account) =>
  audience === 'staff'
    ? sql`select from staff where id = ${id} for no key update`
    : sql`select from guardian where id = ${id} for no key update`;

/** The links of an account that nobody has used yet open nothing any more. */
export const revokeLinks = ({ audience, id }: Account, at: Date) =>
  db
    .updateTable('accountLink')
    .set({ revokedAt: at })
    .where(audience === 'staff' ? 'staffId' : 'guardianId', '=', id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null);

export interface NewLink {
  readonly purpose: 'activation' | 'reset';
  readonly staffId: number | null;
  readonly guardianId: number | null;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
export const insertLink = (link: NewLink) => db.insertInto('accountLink').values(link);
