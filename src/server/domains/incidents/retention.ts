import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, release, removeRows, type Step } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const removeIncidents: Step = async (scope, { incidents }) => {
  const past = await scope.all(rows.pastIncidents(incidents));
  if (past.length === 0) return 0;
  const ids = idsOf(past);
  await removeRows(scope, ids, [
    ['incident_receipt', 'incident_id'],
    ['incident', 'id'],
  ]);
  await release(scope, past);
  const children = [...new Set(past.map(({ childId }) => childId))];
  await scope.count(deleteDetails('incident', ids));
  audit(scope, { action: 'remove incidents past their retention', entity: 'incident', ids, children });
  return ids.length;
};

export const retention: Retention = { records: [removeIncidents] };
