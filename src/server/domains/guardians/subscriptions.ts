import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { subscriptionsOf } from '#server/domains/billing/accounts/summary.ts';
import type { Server } from '#server/server.ts';

/** What an account without billing says: nothing is known of it. */
const NONE = {
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionAmount: null,
  paymentStatus: null,
  nextBillingDate: null,
  lastPaymentDate: null,
};

/** Accounts with how they stand in the books. Parents don't read those; here the center says what of them is theirs. */
export async function withSubscriptions<Account extends { readonly id: number }>(
  server: Server,
  scope: Scope,
  accounts: readonly Account[],
) {
  const { actor, center } = await scope.opened;
  const ids = accounts.length === 1 ? accounts.map(({ id }) => id) : null;
  const found =
    actor.kind === 'parent'
      ? await inCenter(server, { centerId: center.id }, (books) => subscriptionsOf(books, ids))
      : await subscriptionsOf(scope, ids);
  return accounts.map((account) => ({ ...account, ...NONE, ...found.get(account.id) }));
}

/** One account with its subscription and payment status. */
export async function withSubscription<Account extends { readonly id: number }>(
  server: Server,
  scope: Scope,
  account: Account,
) {
  const [whole] = await withSubscriptions(server, scope, [account]);
  return { ...account, ...NONE, ...whole };
}
