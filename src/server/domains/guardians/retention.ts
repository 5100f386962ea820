import { audit } from '#server/kernel/audit/audit.ts';
import { removeOf } from '#server/kernel/retention/people.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import {
  idsOf,
  type Removal,
  type Retention,
  removeRows,
  rowsBy,
  type Step,
} from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const eraseGuardians: Step = async (scope, kept, zone) => {
  const found = idsOf(await scope.all(rows.pastGuardians(kept.children, zone)));
  if (found.length === 0) return 0;
  await scope.count(rows.holdGuardians(found));
  const ids = idsOf(await scope.all(rows.pastGuardians(kept.children, zone))).filter((id) => found.includes(id));
  if (ids.length === 0) return 0;
  await removeOf('ofGuardians', scope, ids, kept);
  await scope.count(rows.eraseGuardians(ids, scope.now));
  await scope.count(deleteDetails('guardian', ids));
  audit(scope, { action: 'erase guardians past their retention', entity: 'guardian', ids });
  return ids.length;
};

const ofGuardians: Removal = (scope, ids) =>
  removeRows(scope, ids, [
    ['contact_decision', 'guardian_id'],
    ['contact_decision', 'other_guardian_id'],
    ['guardianship', 'guardian_id'],
    ['parent_invitation', 'accepted_by'],
    ['parent_invitation', 'guardian_id'],
  ]);

export const retention: Retention = {
  people: [eraseGuardians],
  ofGuardians,
  ofChildren: rowsBy('child_id', 'parent_invitation', 'contact_decision'),
};
