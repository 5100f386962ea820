import { sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import { db } from '#server/db/sql.ts';

export interface LinkRow {
  readonly id: number;
  readonly purpose: 'activation' | 'reset';
  readonly audience: Audience;
  /** @known a staff member's or a guardian's */
  readonly accountId: number;
  /** @known a staff member's or a guardian's */
  readonly firstName: string;
  /** @known a staff member's or a guardian's */
  readonly email: string;
  readonly centerName: string;
}

interface Stored {
  /** @known nobody has an account without one */
  readonly email: string;
}
export const storedEmail = (audience: Audience, id: number) =>
  audience === 'staff'
    ? sql<Stored>`select email from staff where id = ${id}`
    : sql<Stored>`select email from guardian where id = ${id}`;

export const openLink = (hash: Buffer, now: Date) => sql<LinkRow>`
  select l.id, l.purpose, case when l.staff_id is null then 'parent' else 'staff' end as audience,
    coalesce(l.staff_id, l.guardian_id) as account_id, coalesce(s.first_name, g.first_name) as first_name,
    coalesce(s.email, g.email) as email, c.name as center_name
  from account_link l join center c on c.center_id = l.center_id
  left join staff s on s.center_id = l.center_id and s.id = l.staff_id and s.removed_at is null and s.deactivated_at is null
  left join guardian g on g.center_id = l.center_id and g.id = l.guardian_id and g.removed_at is null and g.is_active
  where l.token_hash = ${hash} and l.used_at is null and l.revoked_at is null and l.expires_at > ${now}
    and num_nonnulls(s.id, g.id) = 1`;

export const anyCenter = () => sql<{ centerId: number }>`select center_id from centers() limit 1`;

/** Whether a link with this token was made. */
export const linkMade = (tokenHash: Buffer) => sql`select from account_link where token_hash = ${tokenHash}`;

export const useLink = (id: number, now: Date) =>
  db.updateTable('accountLink').set({ usedAt: now }).where('id', '=', id);

export const setStaffPassword = (id: number, passwordHash: string) =>
  db.updateTable('staff').set({ passwordHash }).where('id', '=', id);

export const setParentPassword = (id: number, passwordHash: string, now: Date) =>
  db.updateTable('guardian').set({ passwordHash, updatedAt: now }).where('id', '=', id);

export const centerOfLink = (tokenHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_link(${tokenHash}) as center_id`;

/** Of two who open a link one comes after the other. */
export const lockLink = (tokenHash: Buffer) => sql`select from account_link where token_hash = ${tokenHash} for update`;
