import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, release, removeRows, type Step } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const removeTaxDocuments: Step = async (scope, { taxYear }) => {
  const past = await scope.all(rows.pastTaxDocuments(taxYear));
  if (past.length === 0) return 0;
  const ids = idsOf(past);
  await release(scope, past);
  await removeRows(scope, ids, [
    ['year_end_document', 'tax_document_id'],
    ['tax_document', 'id'],
  ]);
  await scope.count(deleteDetails('tax_document', ids));
  audit(scope, { action: 'remove tax documents past their retention', entity: 'tax_document', ids });
  return ids.length;
};

export const retention: Retention = { records: [removeTaxDocuments] };
