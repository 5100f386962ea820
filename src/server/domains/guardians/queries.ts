import { sql } from 'kysely';
import { CONSENTS } from '#contract/preferences-defaults.ts';
import { db } from '#server/db/sql.ts';
import { type GuardianRow, guardianRows } from '#server/domains/children/guardian-queries.ts';
import { photoUrl } from '#server/domains/children/queries.ts';

export interface NewGuardianRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly emergencyContactName?: string | null;
  readonly emergencyContactPhone?: string | null;
  readonly passwordHash: string | null;
  readonly registeredAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
export const insertGuardian = (row: NewGuardianRow) => db.insertInto('guardian').values(row).returning('id');

export interface NewGuardianshipRow {
  readonly childId: number;
  readonly guardianId: number;
  readonly relationship: string;
  readonly mayPickUp: boolean;
  readonly custodyNote: string | null;
  readonly startedAt: Date;
}
export const insertGuardianships = (rows: readonly NewGuardianshipRow[]) =>
  db
    .insertInto('guardianship')
    .values([...rows])
    .returning('id');

export const endGuardianshipRow = (guardianId: number, childId: number, at: Date) =>
  db
    .updateTable('guardianship')
    .set((eb) => ({ endedAt: at, version: eb('version', '+', 1) }))
    .where('guardianId', '=', guardianId)
    .where('childId', '=', childId)
    .where('endedAt', 'is', null);

export interface CurrentRight {
  readonly id: number;
  readonly childId: number;
  readonly relationship: string;
  readonly mayPickUp: boolean;
  readonly custodyNote: string | null;
}
/** A guardian's rights as they are now, the oldest first. */
export const currentRights = (guardianId: number) => sql<CurrentRight>`
  select id, child_id, relationship, may_pick_up, custody_note from guardianship
  where guardian_id = ${guardianId} and ended_at is null order by started_at, id for update`;

export const guardianByEmail = (emailKey: string) => sql<{ id: number; hasAccount: boolean }>`
  select id, password_hash is not null as has_account from guardian where email_key = ${emailKey} and removed_at is null for update`;

/** How a guardian is reached, and whom they name for an emergency. */
export const contactOf = (id: number) =>
  db
    .selectFrom('guardian')
    .select(['firstName', 'lastName', 'email', 'phoneNumber', 'emergencyContactName', 'emergencyContactPhone'])
    .where('id', '=', id);

/** Somebody staff had entered before becomes the holder of an account. */
export const giveAccount = (
  id: number,
  row: Pick<
    NewGuardianRow,
    'firstName' | 'lastName' | 'email' | 'emailKey' | 'phoneNumber' | 'address' | 'passwordHash'
  > & {
    readonly emergencyContactName: string;
    readonly emergencyContactPhone: string;
  },
  at: Date,
) =>
  db
    .updateTable('guardian')
    .set((eb) => ({ ...row, registeredAt: at, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', id);

interface RegistrationConsents {
  readonly emailConsent: boolean;
  readonly smsConsent: boolean;
  readonly marketingConsent: boolean;
  readonly at: Date;
  readonly address: string;
}
export const recordRegistrationConsents = (id: number, consents: RegistrationConsents) =>
  db
    .with('history', (cte) =>
      cte
        .insertInto('guardianConsent')
        .values(CONSENTS.map((consent) => ({ guardianId: id, consent, isGiven: consents[consent], at: consents.at }))),
    )
    .updateTable('guardian')
    .set({
      emailConsentGiven: consents.emailConsent,
      smsConsentGiven: consents.smsConsent,
      marketingConsentGiven: consents.marketingConsent,
      consentDate: consents.at,
      consentIpAddress: consents.address,
    })
    .where('id', '=', id);

export interface ParentAccountRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly address: string | null;
  readonly emergencyContactName: string | null;
  readonly emergencyContactPhone: string | null;
  readonly childId: number | null;
  readonly children: { id: number; firstName: string; lastName: string }[];
  readonly isActive: boolean;
  readonly registrationDate: Date | null;
  readonly emailConsentGiven: boolean;
  readonly smsConsentGiven: boolean;
  readonly marketingConsentGiven: boolean;
  readonly consentDate: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

const accountColumns = sql`
  g.id, g.first_name, g.last_name, g.email, g.phone_number, g.address, g.emergency_contact_name, g.emergency_contact_phone,
    (c.children -> 0 ->> 'id')::bigint as child_id, coalesce(c.children, '[]') as children, g.is_active,
    g.registered_at as registration_date, g.email_consent_given, g.sms_consent_given, g.marketing_consent_given, g.consent_date,
    g.created_at, g.updated_at, g.version`;

const registered = sql`
  from guardian g
  left join lateral (
    select json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name) order by k.date_of_birth, k.id) as children
    from guardianship s join child k on k.center_id = s.center_id and k.id = s.child_id
    where s.center_id = g.center_id and s.guardian_id = g.id and s.ended_at is null and k.removed_at is null) c on true
  where g.removed_at is null and g.registered_at is not null and g.email is not null`;

/** Everybody with a parent account, for staff. */
export const parentAccounts = () => sql<ParentAccountRow & { hasTwoStep: boolean }>`
  select ${accountColumns}, g.id = any ((select accounts_with_two_step('parent'))::bigint[]) as has_two_step ${registered}
  order by g.registered_at desc, g.id desc`;
/** One account; in a parent's own scope, theirs alone. */
export const parentAccount = (id: number) =>
  sql<ParentAccountRow>`select ${accountColumns} ${registered} and g.id = ${id}`;

export const setParentActive = (id: number, isActive: boolean, at: Date) =>
  db
    .updateTable('guardian')
    .set((eb) => ({ isActive, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('isActive', '!=', isActive);

export const guardianship = (id: number, now: Date) => sql<GuardianRow>`${guardianRows(now)} and s.id = ${id}`;

/** Guardians who may not pick the child up. */
export const barredFromPickup = (childId: number) =>
  sql<{ guardianId: number; name: string }>`select guardian_id, name from barred_from_pickup(${childId})`;

export const updateGuardianship = (
  id: number,
  change: { relationship?: string; mayPickUp?: boolean; custodyNote?: string | null },
) =>
  db
    .updateTable('guardianship')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('endedAt', 'is', null);

export interface ParentChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly room: string;
  readonly dateOfBirth: string;
  readonly emergencyContact: string | null;
  readonly parentPhone: string | null;
  readonly photoUrl: string | null;
}
/** The children of the scope's parent, oldest first; row security knows which. The phone is the parent's own (guardians-19). */
export const ownChildren = () => sql<ParentChildRow>`
  select child.id, child.first_name, child.last_name, r.name as room, child.date_of_birth,
    known_emergency_contact(child.id) as emergency_contact, (select phone_number from guardian where id = app_actor_id()) as parent_phone,
    ${photoUrl} as photo_url
  from child join room r on r.center_id = child.center_id and r.id = child.room_id
  where child.removed_at is null order by child.date_of_birth, child.id`;

/** The eldest child of a parent who is just signing in, before there is a scope of theirs. */
export const firstChildOf = (guardianId: number) => sql<{ id: number; firstName: string }>`
  select k.id, k.first_name from guardianship s join child k on k.center_id = s.center_id and k.id = s.child_id
  where s.guardian_id = ${guardianId} and s.ended_at is null and k.removed_at is null order by k.date_of_birth, k.id limit 1`;
