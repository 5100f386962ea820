import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';
import type { Delivery, InvitationTimes } from './rules.ts';

export interface InvitationRow {
  readonly id: number;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly childFirstName: string | null;
  readonly childLastName: string | null;
  readonly room: string | null;
  readonly guardianId: number | null;
  /** As they are entered. */
  readonly guardianFirstName: string | null;
  readonly guardianLastName: string | null;
  readonly roundId: number | null;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly language: Language;
  readonly mailId: number | null;
  readonly delivery: Delivery;
  readonly deliveryError: string | null;
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
    k.last_name as child_last_name, r.name as room, i.guardian_id, g.first_name as guardian_first_name, g.last_name as guardian_last_name, i.round_id, i.email, i.email_key, i.phone_number,
    coalesce(i.parent_name, g.first_name || ' ' || g.last_name) as parent_name, i.relationship, i.language, i.mail_id,
    case when m.id is null then 'none' when m.sent_at is not null then 'sent' when m.kept_at is not null then 'kept'
      when m.failed_at is not null then 'failed' else 'waiting' end as delivery,
    case when m.sent_at is null then m.last_error end as delivery_error, i.code_sealed, i.invited_by, i.created_at, i.expires_at, i.accepted_at, i.revoked_at, k.removed_at is not null as child_removed
  from parent_invitation i
  left join child k on k.center_id = i.center_id and k.id = i.child_id
  left join room r on r.center_id = k.center_id and r.id = k.room_id
  left join guardian g on g.center_id = i.center_id and g.id = i.guardian_id
  left join mail m on m.center_id = i.center_id and m.id = i.mail_id`;

export const invitations = () => sql<InvitationRow>`${rows} order by i.created_at desc, i.id desc`;

/** Invitations of a round, refused ones first. */
export const invitationsOfRound = (roundId: number) => sql<InvitationRow>`
  ${rows} where i.round_id = ${roundId}
  order by m.failed_at is null, m.last_error is null, g.last_name collate "und-x-icu", g.first_name collate "und-x-icu", i.id`;

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

/** The newest of a guardian that is neither accepted nor revoked. */
export const openInvitationTo = (guardianId: number) => sql<InvitationTimes & { id: number; emailKey: string | null }>`
  select id, email_key, expires_at, accepted_at, revoked_at from parent_invitation
  where guardian_id = ${guardianId} and accepted_at is null and revoked_at is null
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
  readonly guardianId: number | null;
  readonly roundId: number | null;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
  readonly parentName: string | null;
  readonly relationship: string;
  readonly language: Language;
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
    phoneNumber: string | null;
    parentName: string | null;
    relationship: string;
    language: Language;
    guardianId: number;
    mailId: number;
  }>,
) => db.updateTable('parentInvitation').set(change).where('id', '=', id);

export const invitationDays = () =>
  sql<{ invitationDays: number; name: string }>`select invitation_days, name from center`;

/** Which center a code belongs to; null when there is none. */
export const centerOfInvitation = (codeHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_invitation(${codeHash}) as center_id`;
