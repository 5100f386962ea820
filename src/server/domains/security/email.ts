import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Account, entityOf, inAccount, type Own, person } from '#server/kernel/access/account.ts';
import type { Person } from '#server/kernel/access/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { HttpError, invalid, notFound } from '#server/kernel/http-error.ts';
import { linkTo } from '#server/kernel/links/links.ts';
import { lockAccount } from '#server/kernel/links/queries.ts';
import { emailKey } from '#server/kernel/mail/address.ts';
import { hashToken, newToken } from '#server/kernel/secrets/vault.ts';
import type { From } from '#server/kernel/sessions/caller.ts';
import type { Server } from '#server/server.ts';
import { provePassword } from './confirm.ts';
import { sendEmailLink, sendSecurityNotice } from './letters.ts';
import {
  centerOfEmailChange,
  closeEmailChange,
  emailChangesSince,
  endAccountLinks,
  endEmailChanges,
  holderOfEmail,
  insertEmailChange,
  lockEmailChange,
  setEmail,
} from './queries.ts';
import { EMAIL_LINK_MS, EMAIL_LINKS_AN_HOUR } from './rules.ts';

const HOUR = 3_600_000;

/**
 * Asks for another e-mail: a link to the new one confirms it, a notice goes to the old. Whether the new one belongs to
 * somebody already, only they learn: their mail says so, and the answer is the same.
 */
export async function askEmailChange(
  server: Server,
  own: Own,
  { email, password }: { readonly email: string; readonly password: string },
  from: From,
): Promise<void> {
  await provePassword(server, own, password, 'password', from);
  await inAccount(server, own, async (scope) => {
    const holder = await person(scope, own);
    const key = emailKey(email);
    if (key === holder.emailKey) throw invalid({ email: 'This is your email already' });
    await refuseTooMany(scope, own);
    const token = newToken();
    const expiresAt = new Date(scope.now.getTime() + EMAIL_LINK_MS);
    scope.later(lockAccount(own));
    await scope.count(endEmailChanges(own, scope.now));
    await scope.count(
      insertEmailChange(own, { email, emailKey: key, tokenHash: hashToken(token), createdAt: scope.now, expiresAt }),
    );
    audit(scope, { action: 'ask to change email', entity: entityOf(own), ids: [own.id], after: { email } });
    const taken = await scope.maybe(holderOfEmail(own, key));
    if (taken) {
      const other: Account = { ...own, id: taken.id };
      await sendSecurityNotice(server, scope, other, { firstName: taken.firstName, email }, 'email-wanted');
    } else {
      const path = own.audience === 'staff' ? '/confirm-email' : '/parent-confirm-email';
      await sendEmailLink(server, scope, own, { ...holder, email }, linkTo(server, path, { token }));
    }
    await sendSecurityNotice(server, scope, own, holder, 'email-change-asked', { email });
  });
}

/** What a link is for. */
export const readEmailChange = (server: Server, token: string) =>
  withEmailChange(server, token, async (_scope, { account, holder, email }) => ({
    audience: account.audience,
    email,
    centerName: holder.centerName,
  }));

/** The link was opened where the new mail is read: from now on the account has this e-mail. */
export const confirmEmailChange = (server: Server, token: string) =>
  withEmailChange(server, token, async (scope, { id, account, holder, email, emailKey: key }) => {
    const taken = await scope.maybe(holderOfEmail(account, key));
    if (taken) throw noSuchLink();
    await scope.count(closeEmailChange(id, scope.now));
    await scope.count(setEmail(account, email, key, scope.now));
    await scope.count(endAccountLinks(account, scope.now));
    audit(scope, {
      action: 'change email',
      entity: entityOf(account),
      ids: [account.id],
      before: { email: holder.email },
      after: { email },
    });
    scope.touch(account.audience === 'staff' ? 'staff' : 'parents');
    await sendSecurityNotice(server, scope, account, holder, 'email-changed', { email });
    return { audience: account.audience, email };
  });

interface Found {
  readonly id: number;
  readonly account: Account;
  readonly holder: Person;
  readonly email: string;
  readonly emailKey: string;
}

async function withEmailChange<T>(
  server: Server,
  token: string,
  work: (scope: Scope, found: Found) => Promise<T>,
): Promise<T> {
  const hash = hashToken(token);
  const { centerId } = await outsideCenters(server, (scope) => scope.one(centerOfEmailChange(hash)));
  if (centerId === null) throw noSuchLink();
  const whose = await inCenter(server, { centerId }, (scope) => scope.maybe(lockEmailChange(hash, scope.now)));
  if (!whose) throw noSuchLink();
  const account: Account = { audience: whose.audience, centerId, id: whose.accountId };
  return inAccount(server, account, async (scope) => {
    const row = await scope.maybe(lockEmailChange(hash, scope.now));
    if (!row) throw noSuchLink();
    const holder = await person(scope, account).catch((error: unknown) => {
      throw error instanceof HttpError ? noSuchLink() : error;
    });
    return work(scope, { id: row.id, account, holder, email: row.email, emailKey: row.emailKey });
  }).catch((error: unknown) => {
    // Somebody else took the address between the look and the write.
    throw isTaken(error) ? noSuchLink() : error;
  });
}

const isTaken = (error: unknown) => (error as { code?: unknown } | null)?.code === '23505';

async function refuseTooMany(scope: Scope, own: Own): Promise<void> {
  const { asked } = await scope.one(emailChangesSince(own, new Date(scope.now.getTime() - HOUR)));
  if (asked >= EMAIL_LINKS_AN_HOUR) {
    throw new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: HOUR / 1000 });
  }
}

const noSuchLink = () => notFound('This link is either invalid, expired, or has already been used.');
