import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import { holder } from '../access/account.ts';
import { hashToken, newToken } from '../secrets/vault.ts';
import { insertLink, lockAccount, type NewLink, revokeLinks } from './queries.ts';

const HOURS: Record<NewLink['purpose'], number> = { activation: 7 * 24, reset: 2 };

/** A link that opens something until a moment. */
export interface MadeLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** An address of this installation with a query. */
export const linkTo = (server: Server, path: string, query: Record<string, string>): string =>
  `${server.address.origin()}${path}?${new URLSearchParams(query)}`;

/** Makes a link that sets an account's password, once; the ones before it end. Valid 7 days, or 2 hours for a reset. */
export async function makeLink(
  server: Server,
  scope: Scope,
  purpose: NewLink['purpose'],
  account: { readonly audience: Audience; readonly id: number },
  token: string = newToken(),
): Promise<MadeLink> {
  const expiresAt = new Date(scope.now.getTime() + HOURS[purpose] * 3_600_000);
  scope.later(lockAccount(account));
  await scope.count(revokeLinks(account, scope.now));
  const row = { purpose, ...holder(account), tokenHash: hashToken(token), createdAt: scope.now, expiresAt };
  await scope.count(insertLink(row));
  return { link: linkTo(server, pathOf(purpose, account.audience), { token }), expiresAt };
}

function pathOf(purpose: NewLink['purpose'], audience: Audience): string {
  if (purpose === 'activation') return '/activate';
  return audience === 'staff' ? '/reset-password' : '/parent-reset-password';
}
