import { type Removal, type Retention, removeRows, rowsBy } from '#server/kernel/retention/retention.ts';
import { disownContacts } from './queries.ts';

/** A guardian's homes, people to call and words on custody go with them; the child's doctors stay. */
const ofGuardians: Removal = async (scope, ids) => {
  await scope.count(disownContacts(ids));
  return removeRows(scope, ids, [
    ['child_file_change', 'proposed_by'],
    ['child_contact', 'guardian_id'],
    ['child_custody', 'guardian_id'],
  ]);
};

export const retention: Retention = {
  ofChildren: rowsBy('child_id', 'child_file_change', 'child_contact', 'child_custody', 'child_file'),
  ofGuardians,
};
