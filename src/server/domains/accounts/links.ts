import type { Audience } from '#contract/kernel/access.ts';
import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseCommonPassword } from '#server/domains/security/common-passwords.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import { loginCandidates, revokeParentSessions, revokeStaffSessions } from '#server/kernel/sessions/queries.ts';
import { countTry, throttleKey } from '#server/kernel/throttle/throttle.ts';
import type { Server } from '#server/server.ts';
import { sendResetMail } from './letters.ts';
import {
  anyCenter,
  centerOfLink,
  type LinkRow,
  linkMade,
  lockLink,
  openLink,
  setParentPassword,
  setStaffPassword,
  storedEmail,
  useLink,
} from './link-queries.ts';

/** What the job gets that mails reset links; the e-mail is sealed, with what their tokens are made from. */
export interface ResetRequest {
  readonly audience: Audience;
  readonly emailSealed: string;
}

/** Letters with a reset link to one account, and requests for them from one address, within the period of a throttle. */
const RESET_LIMITS = { account: 5, address: 100 } as const;

/**
 * Takes in that somebody asks for a new password. Answer and work are the same whether there is an account or not, and
 * whether it was asked too often: the job `send-reset-links` looks for the accounts.
 */
export async function requestReset(server: Server, audience: Audience, email: string, address: string): Promise<void> {
  const key = emailKey(email);
  const centerId = await outsideCenters(server, async (scope) => {
    const center = scope.maybe(anyCenter());
    const wait = await countTry(scope, [
      { key: throttleKey(`reset ${audience} ${key}`), limit: RESET_LIMITS.account },
      { key: throttleKey(`reset address ${address}`), limit: RESET_LIMITS.address },
    ]);
    return wait > 0 ? undefined : (await center)?.centerId;
  });
  if (centerId === undefined) return;
  const asked: Asked = { email: key, seed: newToken() };
  const emailSealed = server.vault.seal('reset', JSON.stringify(asked)).toString('base64');
  await inCenter(server, { centerId }, async (scope) =>
    enqueue(scope, 'send-reset-links', { audience, emailSealed } satisfies ResetRequest),
  );
}

/** Whether mail leaves any center of this installation: whoever asks for a link is of no known center yet. */
export async function canMail(server: Server): Promise<boolean> {
  if (server.mailServers.named) return true;
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  for (const { centerId } of all) {
    if (await inCenter(server, { centerId }, (scope) => server.mailServers.of(scope))) return true;
  }
  return false;
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
      if (await scope.maybe(linkMade(hashToken(token)))) return;
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
export async function setPassword(
  server: Server,
  token: string,
  password: string,
): Promise<{ audience: Audience; email: string }> {
  await readLink(server, token);
  const passwordHash = await hashPassword(password);
  return withLink(server, token, async (scope, { id, audience, accountId, purpose, email }) => {
    const isStaff = audience === 'staff';
    await refuseCommonPassword(scope, audience, password, 'password');
    await scope.count(useLink(id, scope.now));
    await scope.count(
      isStaff ? setStaffPassword(accountId, passwordHash) : setParentPassword(accountId, passwordHash, scope.now),
    );
    await scope.count(isStaff ? revokeStaffSessions(accountId, scope.now) : revokeParentSessions(accountId, scope.now));
    const action = purpose === 'activation' ? 'activate account' : 'reset password';
    audit(scope, { action, entity: isStaff ? 'staff' : 'guardian', ids: [accountId] });
    if (isStaff) scope.touch('staff');
    else scope.touchGuardian(accountId);
    scope.touchReader('sessions', { kind: audience, id: accountId });
    return { audience, email };
  });
}

async function withLink<T>(
  server: Server,
  token: string,
  work: (scope: Scope, link: LinkRow) => Promise<T>,
): Promise<T> {
  const hash = hashToken(token);
  const { centerId } = await outsideCenters(server, (scope) => scope.one(centerOfLink(hash)));
  if (centerId === null) throw noSuchLink();
  return inCenter(server, { centerId }, async (scope) => {
    scope.later(lockLink(hash));
    const link = await scope.maybe(openLink(hash, scope.now));
    if (!link) throw noSuchLink();
    return work(scope, link);
  });
}

const noSuchLink = () => notFound('This link is either invalid, expired, or has already been used.');
