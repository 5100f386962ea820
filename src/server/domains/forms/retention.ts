import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Removal, type Retention, rowsBy } from '#server/kernel/retention/retention.ts';
import { requestIdsOf } from './request-queries.ts';

/** Who was asked, and their signatures, go with what was sent. */
const removeRequests: Removal = async (scope, ids, kept) => {
  await scope.count(deleteDetails('form_request', idsOf(await scope.all(requestIdsOf(ids)))));
  return rowsBy('child_id', 'form_request')(scope, ids, kept);
};

export const retention: Retention = { ofChildren: removeRequests, ofGuardians: rowsBy('guardian_id', 'form_signer') };
