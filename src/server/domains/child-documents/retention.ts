import { isOnesOwn } from '#contract/child-documents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Removal, type Retention, release, removeRows } from '#server/kernel/retention/retention.ts';
import { disownDocuments, documentsGivenBy, documentsOfChildren, type Found } from './retention-queries.ts';

/** Pages and what the log told of documents go with them. */
async function erase(scope: Scope, found: readonly Found[]) {
  await release(
    scope,
    found.flatMap(({ pagePaths }) => pagePaths.map((path) => ({ path }))),
  );
  await scope.count(deleteDetails('child_document', idsOf(found)));
  return removeRows(scope, idsOf(found), [['child_document', 'id']]);
}

const ofChildren: Removal = async (scope, ids) => erase(scope, await scope.all(documentsOfChildren(ids)));

/** A guardian's own documents go with them; what they gave of the child stays, and names them no longer. */
const ofGuardians: Removal = async (scope, ids) => {
  const given = await scope.all(documentsGivenBy(ids));
  const counts = await erase(
    scope,
    given.filter(({ kind }) => isOnesOwn(kind)),
  );
  await scope.count(disownDocuments(ids));
  return counts;
};

export const retention: Retention = { ofChildren, ofGuardians };
