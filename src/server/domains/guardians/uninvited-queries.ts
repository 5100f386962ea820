import { sql } from 'kysely';

/** Enrolled children of guardian `g`, eldest first, with what `g` is to them. */
const children = sql`
  select json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name, 'room', r.name)
      order by k.date_of_birth, k.id) as children,
    array_agg(k.id order by k.date_of_birth, k.id) as child_ids,
    (array_agg(s.relationship order by k.date_of_birth, k.id))[1] as relationship
  from guardianship s
  join child k on k.center_id = s.center_id and k.id = s.child_id and k.removed_at is null
  join room r on r.center_id = k.center_id and r.id = k.room_id
  where s.center_id = g.center_id and s.guardian_id = g.id and s.ended_at is null`;

/** An invitation `i` is for guardian `g`: by name, or by the address it went to. */
const isFor = sql`(i.guardian_id = g.id or i.email_key = g.email_key)`;

export interface UninvitedRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  /** @known of the eldest child, and there is one */
  readonly relationship: string;
  /** @known there is one */
  readonly children: { id: number; firstName: string; lastName: string; room: string }[];
  readonly wasInvited: boolean;
}
const uninvited = (now: Date) => sql`
  from guardian g cross join lateral (${children}) c
  where g.removed_at is null and g.registered_at is null and c.children is not null and not exists (
    select from parent_invitation i where i.center_id = g.center_id and ${isFor} and i.child_id is not null
      and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now})`;

/** Guardians of enrolled children without an account and without an invitation that opens something. */
export const uninvitedGuardians = (now: Date) => sql<UninvitedRow>`
  select g.id, g.first_name, g.last_name, g.email, g.phone_number, c.relationship, c.children,
    exists (select from parent_invitation i where i.center_id = g.center_id and ${isFor}) as was_invited
  ${uninvited(now)}
  order by g.last_name collate "und-x-icu", g.first_name collate "und-x-icu", g.id`;

/** Which of some guardians are not invited yet. */
export const uninvitedAmong = (ids: readonly number[], now: Date) => sql<{ id: number }>`
  select g.id ${uninvited(now)} and g.id = any (${ids}::bigint[]) order by g.id`;

/** A guardian who is about to be invited, held until the transaction ends: of two who invite them one comes second. */
export const heldGuardian = (id: number) => sql<{
  id: number;
  name: string;
  email: string | null;
  phoneNumber: string | null;
  hasAccount: boolean;
  /** Ids of their enrolled children, eldest first. */
  enrolled: number[];
  relationship: string;
}>`
  select g.id, g.first_name || ' ' || g.last_name as name, g.email, g.phone_number, g.registered_at is not null as has_account,
    coalesce(c.child_ids, '{}') as enrolled, coalesce(c.relationship, 'parent') as relationship
  from guardian g cross join lateral (${children}) c where g.id = ${id} and g.removed_at is null for update of g`;
