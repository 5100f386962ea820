import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, type Step } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const eraseAccounts: Step = async (scope, { finances }, zone) => {
  const ids = idsOf(await scope.all(rows.pastAccounts(finances, zone)));
  if (ids.length === 0) return 0;
  await scope.count(rows.eraseAccounts(ids, scope.now));
  await scope.count(deleteDetails('billing_account', ids));
  audit(scope, { action: 'close accounts past their retention', entity: 'billing_account', ids });
  return ids.length;
};

/** By which the payment provider's messages that come twice are known; it sends none again after so long. */
const forgetProviderEvents: Step = (scope) => scope.count(rows.deleteProviderEvents(scope.now));

export const retention: Retention = { records: [eraseAccounts, forgetProviderEvents] };
