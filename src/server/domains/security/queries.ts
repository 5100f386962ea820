import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { type Account, holder, holderColumn } from '#server/kernel/access/account.ts';

const ofHolder = ({ audience, id }: Account) =>
  audience === 'staff' ? sql`staff_id = ${id}` : sql`guardian_id = ${id}`;

// The authenticator app

export const insertPendingApp = (account: Account, secretSealed: Buffer, now: Date) =>
  db.insertInto('totp').values({ ...holder(account), secretSealed, createdAt: now });

export const deletePendingApp = (account: Account) =>
  sql`delete from totp where ${ofHolder(account)} and confirmed_at is null`;

export const deleteConfirmedApp = (account: Account) =>
  sql`delete from totp where ${ofHolder(account)} and confirmed_at is not null`;

interface AppRow {
  readonly id: number;
  readonly secretSealed: Buffer;
}
export const lockPendingApp = (account: Account, since: Date) => sql<AppRow>`
  select id, secret_sealed from totp
  where ${ofHolder(account)} and confirmed_at is null and created_at > ${since} for update`;

export const confirmedApp = (account: Account) => sql<AppRow & { confirmedAt: Date }>`
  select id, secret_sealed, confirmed_at from totp where ${ofHolder(account)} and confirmed_at is not null`;

export const confirmApp = (id: number, step: number, now: Date) =>
  db.updateTable('totp').set({ confirmedAt: now, lastStep: step }).where('id', '=', id);

/** Takes a code's time step; none when it, or a later one, was taken already. */
export const takeStep = (id: number, step: number) => sql`
  update totp set last_step = ${step} where id = ${id} and (last_step is null or last_step < ${step})`;

// Passkeys

interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly rpId: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}
export const passkeys = (account: Account) => sql<PasskeyRow>`
  select id, name, credential_id, public_key, counter, transports, rp_id, created_at, last_used_at from passkey
  where ${ofHolder(account)} order by created_at, id`;

interface NewPasskeyRow {
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly createdAt: Date;
}
/** Answers nothing when this very passkey is there already. */
export const insertPasskey = (account: Account, row: NewPasskeyRow) =>
  db
    .insertInto('passkey')
    .values({ ...holder(account), ...row, transports: [...row.transports] })
    .onConflict((taken) => taken.columns(['centerId', 'credentialId']).doNothing())
    .returning('id');

export const usedPasskey = (id: number, counter: number, now: Date) =>
  db.updateTable('passkey').set({ counter, lastUsedAt: now }).where('id', '=', id);

export const deletePasskey = (account: Account, id: number) =>
  db.deleteFrom('passkey').where('id', '=', id).where(holderColumn(account), '=', account.id);

export const deletePasskeys = (account: Account) =>
  db.deleteFrom('passkey').where(holderColumn(account), '=', account.id);

// Recovery codes

export const insertRecoveryCodes = (account: Account, hashes: readonly Buffer[], now: Date) =>
  db.insertInto('recoveryCode').values(hashes.map((codeHash) => ({ ...holder(account), codeHash, createdAt: now })));

export const deleteRecoveryCodes = (account: Account) =>
  db.deleteFrom('recoveryCode').where(holderColumn(account), '=', account.id);

export const spendRecoveryCode = (account: Account, codeHash: Buffer, now: Date) =>
  db
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where(holderColumn(account), '=', account.id)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null);

export const recoveryCodesLeft = (account: Account) => sql<{ left: number }>`
  select count(*)::int as left from recovery_code where ${ofHolder(account)} and used_at is null`;

// Challenges

export type Purpose = 'sign-in' | 'confirm' | 'passkey';

export interface ChallengeRow {
  readonly id: number;
  readonly audience: Account['audience'];
  /** @known a staff member's or a guardian's */
  readonly accountId: number;
  readonly passkeyChallenge: string | null;
  readonly rememberMe: boolean;
}
export const insertChallenge = (
  account: Account,
  row: {
    readonly purpose: Purpose;
    readonly tokenHash: Buffer;
    readonly passkeyChallenge: string | null;
    readonly rememberMe: boolean;
    readonly createdAt: Date;
    readonly expiresAt: Date;
  },
) => db.insertInto('accountChallenge').values({ ...holder(account), ...row });

export const centerOfChallenge = (tokenHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_challenge(${tokenHash}) as center_id`;

/** An open challenge, held until the transaction ends: of two answers to it one comes after the other. */
export const lockChallenge = (tokenHash: Buffer, purpose: Purpose, now: Date) => sql<ChallengeRow>`
  select id, case when staff_id is null then 'parent' else 'staff' end as audience,
    coalesce(staff_id, guardian_id) as account_id, passkey_challenge, remember_me
  from account_challenge
  where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now} for update`;

export const closeChallenge = (id: number, now: Date) =>
  db.updateTable('accountChallenge').set({ usedAt: now }).where('id', '=', id);

/** What still waits for an answer ends: it stood on what is no longer so. */
export const endChallenges = (account: Account, now: Date) =>
  db
    .updateTable('accountChallenge')
    .set({ usedAt: now })
    .where(holderColumn(account), '=', account.id)
    .where('usedAt', 'is', null);

// Sessions

export const confirmSession = (id: number, now: Date) =>
  db.updateTable('session').set({ confirmedAt: now }).where('id', '=', id).where('revokedAt', 'is', null);

export const isConfirmed = (id: number, since: Date) => sql<{ isConfirmed: boolean }>`
  select exists (select from session where id = ${id} and revoked_at is null and confirmed_at > ${since}) as is_confirmed`;

interface SessionRow {
  readonly id: number;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}
export const openSessions = (account: Account, now: Date) => sql<SessionRow>`
  select id, user_agent, created_at, last_seen_at, expires_at from session
  where ${ofHolder(account)} and revoked_at is null and expires_at > ${now} order by last_seen_at desc, id desc`;

/** Ends one session of an account, or all, or all but one. */
export const endSessions = (account: Account, now: Date, which: { only?: number; but?: number } = {}) => {
  const open = db
    .updateTable('session')
    .set({ revokedAt: now })
    .where(holderColumn(account), '=', account.id)
    .where('revokedAt', 'is', null);
  if (which.only !== undefined) return open.where('id', '=', which.only);
  return which.but === undefined ? open : open.where('id', '!=', which.but);
};

// Two-step verification of a center

export const actorHasTwoStep = () => sql<{ isOn: boolean }>`select actor_has_two_step() as is_on`;

export const twoStepRule = () =>
  sql<{ requiredSince: Date | null }>`select two_step_required_at as required_since from center`;

export const setTwoStepRule = (at: Date | null, by: number | null) =>
  db
    .updateTable('center')
    .set((eb) => ({ twoStepRequiredAt: at, twoStepRequiredBy: by, version: eb('version', '+', 1) }))
    .where('twoStepRequiredAt', at === null ? 'is not' : 'is', null);

export const passwordRule = () =>
  sql<{ refusedFor: 'nobody' | 'staff' | 'everybody' }>`select common_passwords_refused as refused_for from center`;

export const setPasswordRule = (refusedFor: 'nobody' | 'staff' | 'everybody') =>
  db.updateTable('center').set((eb) => ({ commonPasswordsRefused: refusedFor, version: eb('version', '+', 1) }));

export const staffByTwoStep = () => sql<{
  id: number;
  firstName: string;
  lastName: string;
  role: string;
  isOn: boolean;
}>`
  select s.id, s.first_name, s.last_name, r.name as role, s.id = any ((select accounts_with_two_step('staff'))::bigint[]) as is_on
  from staff s join role r on r.center_id = s.center_id and r.id = s.role_id
  where s.removed_at is null and s.deactivated_at is null and s.password_hash is not null
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

// Password and e-mail

export const setPasswordHash = (account: Account, before: string, passwordHash: string, now: Date) =>
  account.audience === 'staff'
    ? db.updateTable('staff').set({ passwordHash }).where('id', '=', account.id).where('passwordHash', '=', before)
    : db
        .updateTable('guardian')
        .set({ passwordHash, updatedAt: now })
        .where('id', '=', account.id)
        .where('passwordHash', '=', before);

/** Links that set a password, mailed before, open nothing any more. */
export const endAccountLinks = (account: Account, now: Date) =>
  db
    .updateTable('accountLink')
    .set({ revokedAt: now })
    .where(holderColumn(account), '=', account.id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null);

export const holderOfEmail = ({ audience }: Pick<Account, 'audience'>, emailKey: string) =>
  audience === 'staff'
    ? sql<{ id: number; firstName: string }>`
        select id, first_name from staff where email_key = ${emailKey} and removed_at is null`
    : sql<{ id: number; firstName: string }>`
        select id, first_name from guardian where email_key = ${emailKey} and removed_at is null`;

export const emailChangesSince = (account: Account, since: Date) => sql<{ asked: number }>`
  select count(*)::int as asked from email_change where ${ofHolder(account)} and created_at > ${since}`;

export const endEmailChanges = (account: Account, now: Date) =>
  db
    .updateTable('emailChange')
    .set({ revokedAt: now })
    .where(holderColumn(account), '=', account.id)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null);

export const insertEmailChange = (
  account: Account,
  row: { email: string; emailKey: string; tokenHash: Buffer; createdAt: Date; expiresAt: Date },
) => db.insertInto('emailChange').values({ ...holder(account), ...row });

export const centerOfEmailChange = (tokenHash: Buffer) =>
  sql<{ centerId: number | null }>`select center_of_email_change(${tokenHash}) as center_id`;

interface EmailChangeRow {
  readonly id: number;
  readonly audience: Account['audience'];
  /** @known a staff member's or a guardian's */
  readonly accountId: number;
  readonly email: string;
  readonly emailKey: string;
}
export const lockEmailChange = (tokenHash: Buffer, now: Date) => sql<EmailChangeRow>`
  select id, case when staff_id is null then 'parent' else 'staff' end as audience,
    coalesce(staff_id, guardian_id) as account_id, email, email_key
  from email_change
  where token_hash = ${tokenHash} and used_at is null and revoked_at is null and expires_at > ${now} for update`;

export const closeEmailChange = (id: number, now: Date) =>
  db.updateTable('emailChange').set({ usedAt: now }).where('id', '=', id);

export const setEmail = (account: Account, email: string, emailKey: string, now: Date) =>
  account.audience === 'staff'
    ? db
        .updateTable('staff')
        .set((eb) => ({ email, emailKey, version: eb('version', '+', 1) }))
        .where('id', '=', account.id)
    : db
        .updateTable('guardian')
        .set((eb) => ({ email, emailKey, updatedAt: now, version: eb('version', '+', 1) }))
        .where('id', '=', account.id);

/** Nobody requires it of the staff meanwhile. */
export const holdTwoStepRule = () => sql`select from center for share`;
