import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  readonly centerName: string;
}

/** Who holds an account that may be signed in to. */
export const personOf = ({ audience, id }: { readonly audience: Audience; readonly id: number }) =>
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

/** The e-mail of a registered parent; in a parent's own scope, theirs alone. */
export const parentEmail = (id: number) => sql<{ email: string }>`
  select email from guardian where id = ${id} and removed_at is null and registered_at is not null and email is not null`;

/** The children of the scope's parent, oldest first; row security knows which. */
export const ownChildIds = () => sql<{ id: number }>`
  select id from child where removed_at is null order by date_of_birth, id`;

/** A guardian's name: staff read it from everybody's row, a parent from their own; of the others of their children a function tells it. */
export const guardianName = (id: RawBuilder<unknown>) => sql<string | null>`coalesce((
  select g.first_name || ' ' || g.last_name from guardian g where g.id = ${id}), guardian_name(${id}))`;

/** Who wrote a message `m`; a parent reads the names of guardians who share a child. */
export const senderName = sql<string>`coalesce((
  select s.first_name || ' ' || s.last_name from staff s where s.center_id = m.center_id and s.id = m.sender_staff_id
), ${guardianName(sql`m.sender_guardian_id`)}, '')`;
