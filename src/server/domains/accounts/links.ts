import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import { audit } from '../../audit/audit.ts';
import { inCenter, outsideCenters } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { enqueue } from '../../jobs/outbox.ts';
import type { Task } from '../../jobs/tasks.ts';
import { notFound } from '../../refusal.ts';
import { hashToken, newToken } from '../../secrets/vault.ts';
import type { Server } from '../../server.ts';
import { sendActivationMail, sendResetMail } from '../mail/letters.ts';
import { hashPassword } from './passwords.ts';
import { loginCandidates, revokeParentSessions, revokeStaffSessions } from './queries.ts';
import { emailKey, RESET_LIMITS } from './rules.ts';
import { countTry, throttleKey } from './throttle.ts';

export type Purpose = 'activation' | 'reset';
const HOURS: Record<Purpose, number> = { activation: 7 * 24, reset: 2 };

interface Account {
  readonly audience: Audience;
  readonly id: number;
}

/** An address of this installation with a query. */
export const linkTo = (server: Server, path: string, query: Record<string, string>): string =>
  `${server.publicAddress()}${path}?${new URLSearchParams(query)}`;

/** Makes a link that sets an account's password, once; the ones before it end. Valid 7 days, or 2 hours for a reset. */
export async function makeLink(
  server: Server,
  scope: Scope,
  purpose: Purpose,
  account: Account,
  token: string = newToken(),
) {
  const expiresAt = new Date(scope.now.getTime() + HOURS[purpose] * 3_600_000);
  const holder = holderOf(account);
  await scope.count(
    db
      .updateTable('accountLink')
      .set({ revokedAt: scope.now })
      .where(account.audience === 'staff' ? 'staffId' : 'guardianId', '=', account.id)
      .where('usedAt', 'is', null)
      .where('revokedAt', 'is', null),
  );
  const row = { purpose, ...holder, tokenHash: hashToken(token), createdAt: scope.now, expiresAt };
  await scope.count(db.insertInto('accountLink').values(row));
  const path =
    purpose === 'activation'
      ? '/activate'
      : account.audience === 'staff'
        ? '/reset-password'
        : '/parent-reset-password';
  return { link: linkTo(server, path, { token }), expiresAt };
}

/** Makes and mails an activation link for a staff member; answers it, since the Director may copy it. */
export async function inviteStaffMember(
  server: Server,
  scope: Scope,
  member: { id: number; firstName: string; email: string },
) {
  const made = await makeLink(server, scope, 'activation', { audience: 'staff', id: member.id });
  await sendActivationMail(server, scope, member, made);
  audit(scope, { action: 'send activation link', entity: 'staff', ids: [member.id] });
  return made;
}

/** What the job gets that mails reset links; the e-mail is sealed, with what their tokens are made from. */
export interface ResetRequest {
  readonly audience: Audience;
  readonly emailSealed: string;
}

/**
 * Takes in that somebody asks for a new password. Answer and work are the same whether there is an account or not, and
 * whether it was asked too often: the job `send-reset-links` looks for the accounts.
 */
export async function requestReset(server: Server, audience: Audience, email: string, address: string): Promise<void> {
  const key = emailKey(email);
  const centerId = await outsideCenters(server, async (scope) => {
    const anyCenter = scope.maybe(sql<{ centerId: number }>`select center_id from centers() limit 1`);
    const wait = await countTry(scope, [
      { key: throttleKey(`reset ${audience} ${key}`), limit: RESET_LIMITS.account },
      { key: throttleKey(`reset address ${address}`), limit: RESET_LIMITS.address },
    ]);
    return wait > 0 ? undefined : (await anyCenter)?.centerId;
  });
  if (centerId === undefined) return;
  const asked: Asked = { email: key, seed: newToken() };
  const emailSealed = server.vault.seal('reset', JSON.stringify(asked)).toString('base64');
  await inCenter(server, { centerId }, async (scope) =>
    enqueue(scope, 'send-reset-links', { audience, emailSealed } satisfies ResetRequest),
  );
}

interface Asked {
  readonly email: string;
  readonly seed: string;
}

/**
 * Mails a reset link to every account with this e-mail, to the address as the account has it. Run again after it broke
 * off, it mails to those it had not come to: a link of this request has the same token each time.
 */
export const sendResetLinks: Task = async ({ server, input }) => {
  const { audience, emailSealed } = input as ResetRequest;
  const asked = JSON.parse(server.vault.open('reset', Buffer.from(emailSealed, 'base64'))) as Asked;
  const found = await outsideCenters(server, (scope) => scope.all(loginCandidates(audience, asked.email)));
  // Who never had a password comes in by an activation or an invitation, not by asking.
  const accounts = found.filter(({ passwordHash }) => passwordHash !== null);
  const entity = audience === 'staff' ? 'staff' : 'guardian';
  for (const { centerId, accountId: id, firstName } of accounts) {
    await inCenter(server, { centerId }, async (scope) => {
      const token = hashToken(`${asked.seed} ${audience} ${centerId} ${id}`).toString('base64url');
      if (await scope.maybe(sql`select from account_link where token_hash = ${hashToken(token)}`)) return;
      const { email } = await scope.one(storedEmail(audience, id));
      const made = await makeLink(server, scope, 'reset', { audience, id }, token);
      await sendResetMail(server, scope, { audience, id, firstName, email }, made);
      audit(scope, { action: 'request password reset', entity, ids: [id] });
    });
  }
};

/** What a link is for, or 404 in one sentence when it opens nothing. */
export const readLink = (server: Server, token: string) =>
  withLink(server, token, async (_scope, { purpose, audience, firstName, email, centerName }) => ({
    purpose,
    audience,
    firstName,
    email,
    centerName,
  }));

/** Sets the password; the link is used up and every session of the account ends. */
export async function setPassword(server: Server, token: string, password: string): Promise<{ audience: Audience }> {
  await readLink(server, token);
  const passwordHash = await hashPassword(password);
  return withLink(server, token, async (scope, { id, audience, accountId, purpose }) => {
    const isStaff = audience === 'staff';
    await scope.count(db.updateTable('accountLink').set({ usedAt: scope.now }).where('id', '=', id));
    await scope.count(
      isStaff
        ? db.updateTable('staff').set({ passwordHash }).where('id', '=', accountId)
        : db.updateTable('guardian').set({ passwordHash, updatedAt: scope.now }).where('id', '=', accountId),
    );
    await scope.count(isStaff ? revokeStaffSessions(accountId, scope.now) : revokeParentSessions(accountId, scope.now));
    const action = purpose === 'activation' ? 'activate account' : 'reset password';
    audit(scope, { action, entity: isStaff ? 'staff' : 'guardian', ids: [accountId] });
    if (isStaff) scope.touch('staff');
    else scope.touchGuardian(accountId);
    return { audience };
  });
}

interface LinkRow {
  readonly id: number;
  readonly purpose: Purpose;
  readonly audience: Audience;
  readonly accountId: number;
  readonly firstName: string;
  readonly email: string;
  readonly centerName: string;
}

async function withLink<T>(
  server: Server,
  token: string,
  work: (scope: Scope, link: LinkRow) => Promise<T>,
): Promise<T> {
  const hash = hashToken(token);
  const { centerId } = await outsideCenters(server, (scope) =>
    scope.one(sql<{ centerId: number | null }>`select center_of_link(${hash}) as center_id`),
  );
  if (centerId === null) throw noSuchLink();
  return inCenter(server, { centerId }, async (scope) => {
    scope.later(sql`select from account_link where token_hash = ${hash} for update`);
    const link = await scope.maybe(openLink(hash, scope.now));
    if (!link) throw noSuchLink();
    return work(scope, link);
  });
}

const storedEmail = (audience: Audience, id: number) =>
  audience === 'staff'
    ? sql<{ email: string }>`select email from staff where id = ${id}`
    : sql<{ email: string }>`select email from guardian where id = ${id}`;

const openLink = (hash: Buffer, now: Date) => sql<LinkRow>`
  select l.id, l.purpose, case when l.staff_id is null then 'parent' else 'staff' end as audience,
    coalesce(l.staff_id, l.guardian_id) as account_id, coalesce(s.first_name, g.first_name) as first_name,
    coalesce(s.email, g.email) as email, c.name as center_name
  from account_link l join center c on c.center_id = l.center_id
  left join staff s on s.center_id = l.center_id and s.id = l.staff_id and s.removed_at is null and s.deactivated_at is null
  left join guardian g on g.center_id = l.center_id and g.id = l.guardian_id and g.removed_at is null and g.is_active
  where l.token_hash = ${hash} and l.used_at is null and l.revoked_at is null and l.expires_at > ${now}
    and num_nonnulls(s.id, g.id) = 1`;

const holderOf = ({ audience, id }: Account) =>
  audience === 'staff' ? { staffId: id, guardianId: null } : { staffId: null, guardianId: id };

const noSuchLink = () => notFound('This link is either invalid, expired, or has already been used.');
