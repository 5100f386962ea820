import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import type { InvitationTimes } from './rules.ts';

export interface InvitationRow {
  readonly id: number;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly childFirstName: string | null;
  readonly childLastName: string | null;
  readonly room: string | null;
  readonly email: string;
  readonly emailKey: string;
  readonly phoneNumber: string;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly codeSealed: Buffer;
  readonly invitedBy: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly childRemoved: boolean;
}

const rows = sql`
  select i.id, i.child_id, k.first_name || ' ' || k.last_name as child_name, k.first_name as child_first_name,
    k.last_name as child_last_name, r.name as room, i.email, i.email_key, i.phone_number, i.parent_name, i.relationship,
    i.code_sealed, i.invited_by, i.created_at, i.expires_at, i.accepted_at, i.revoked_at, k.removed_at is not null as child_removed
  from parent_invitation i
  left join child k on k.center_id = i.center_id and k.id = i.child_id
  left join room r on r.center_id = k.center_id and r.id = k.room_id`;

export const invitations = () => sql<InvitationRow>`${rows} order by i.created_at desc, i.id desc`;

export const invitation = (id: number) => sql<InvitationRow>`${rows} where i.id = ${id}`;

/** Locked until the transaction ends, so of two registrations with one code one waits and then finds it used. */
export const lockInvitationByCode = (codeHash: Buffer) =>
  sql<{ id: number }>`select id from parent_invitation where code_hash = ${codeHash} for update`;

export const lockInvitation = (id: number) =>
  sql<{ id: number }>`select id from parent_invitation where id = ${id} for update`;

/** The newest of a child and an e-mail that is neither accepted nor revoked; whether it has run out is `stateOf`'s to say. */
export const openInvitation = (childId: number, emailKey: string) => sql<InvitationTimes & { id: number }>`
  select id, expires_at, accepted_at, revoked_at from parent_invitation
  where child_id = ${childId} and email_key = ${emailKey} and accepted_at is null and revoked_at is null
  order by expires_at desc, id desc limit 1 for update`;

/** All that are neither accepted, revoked nor known to have run out. */
export const openInvitations = () => sql<InvitationTimes & { id: number; childId: number | null }>`
  select id, child_id, expires_at, accepted_at, revoked_at from parent_invitation
  where accepted_at is null and revoked_at is null and expired_at is null for update skip locked`;

export const markExpired = (ids: readonly number[], at: Date) =>
  db
    .updateTable('parentInvitation')
    .set({ expiredAt: at })
    .where('id', 'in', [...ids]);

interface NewInvitationRow {
  readonly childId: number | null;
  readonly email: string;
  readonly emailKey: string;
  readonly phoneNumber: string;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly codeHash: Buffer;
  readonly codeSealed: Buffer;
  readonly invitedBy: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
export const insertInvitation = (row: NewInvitationRow) =>
  db.insertInto('parentInvitation').values(row).returning('id');

export const updateInvitation = (
  id: number,
  change: Partial<{
    childId: number;
    expiresAt: Date;
    expiredAt: Date | null;
    acceptedAt: Date;
    acceptedBy: number;
    revokedAt: Date;
    revokedBy: number | null;
    phoneNumber: string;
    parentName: string | null;
    relationship: string;
  }>,
) => db.updateTable('parentInvitation').set(change).where('id', '=', id);

export const invitationDays = () =>
  sql<{ invitationDays: number; name: string }>`select invitation_days, name from center`;

/** Which center a code belongs to; null when there is none. */
export const centerOfInvitation = (codeHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_invitation(${codeHash}) as center_id`;
