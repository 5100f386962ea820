import { sql } from 'kysely';

export interface GuardianRow {
  readonly guardianshipId: number;
  readonly guardianId: number;
  readonly childId: number;
  readonly name: string;
  readonly relationship: string;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly mayPickUp: boolean;
  readonly custodyNote: string | null;
  readonly hasAccount: boolean;
  /** An invitation of theirs opens something now. */
  readonly isInvited: boolean;
  readonly version: number;
}

/** Guardians `g` with their rights `s` over children, as they are now. */
export const guardianRows = (now: Date) => sql`
  select s.id as guardianship_id, g.id as guardian_id, s.child_id, g.first_name || ' ' || g.last_name as name, s.relationship,
    g.phone_number, g.email, s.may_pick_up, s.custody_note, g.registered_at is not null and g.is_active as has_account,
    exists (select from parent_invitation i where i.center_id = g.center_id and (i.guardian_id = g.id or i.email_key = g.email_key)
      and i.child_id is not null and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now}) as is_invited, s.version
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  where s.ended_at is null and g.removed_at is null`;

export const guardiansOf = (childId: number, now: Date) =>
  sql<GuardianRow>`${guardianRows(now)} and s.child_id = ${childId} order by s.started_at, s.id`;
