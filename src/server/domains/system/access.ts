import { outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { requireConfirmed } from '#server/domains/security/confirm.ts';
import { type Own, ownAccountIn } from '#server/kernel/access/account.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { conflict } from '#server/kernel/http-error.ts';

/** Refuses in an installation of several centers: a backup is of all of them, and belongs to whoever runs it (backups-8). */
export async function requireOnlyCenter(server: Transactions): Promise<void> {
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  if (all.length > 1) throw conflict('Backups of an installation with several centers are made by whoever runs it');
}

/** The account of the only center's Director, in a session that was confirmed; else refused. */
export async function requireConfirmedDirector(server: Transactions, scope: Scope): Promise<Own> {
  await requireOnlyCenter(server);
  const own = await ownAccountIn(scope);
  await requireConfirmed(scope, own);
  return own;
}
