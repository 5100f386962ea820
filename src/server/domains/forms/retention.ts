import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Removal, type Retention, release, rowsBy } from '#server/kernel/retention/retention.ts';
import { pathsOfChildren, pathsOfGuardians } from './file-queries.ts';
import { requestIdsOf } from './request-queries.ts';

/** Who was asked, their signatures and their files go with what was sent. */
const removeRequests: Removal = async (scope, ids, kept) => {
  await release(scope, await scope.all(pathsOfChildren(ids)));
  await scope.count(deleteDetails('form_request', idsOf(await scope.all(requestIdsOf(ids)))));
  return rowsBy('child_id', 'form_request')(scope, ids, kept);
};

const removeSignatures: Removal = async (scope, ids, kept) => {
  await release(scope, await scope.all(pathsOfGuardians(ids)));
  return rowsBy('guardian_id', 'form_file', 'form_signer')(scope, ids, kept);
};

export const retention: Retention = { ofChildren: removeRequests, ofGuardians: removeSignatures };
