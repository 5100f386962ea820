import { audit } from '#server/kernel/audit/audit.ts';
import { removeOf } from '#server/kernel/retention/people.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, rowsBy, type Step } from '#server/kernel/retention/retention.ts';
import * as rows from './retention-queries.ts';

const eraseStaff: Step = async (scope, kept, zone) => {
  const ids = idsOf(await scope.all(rows.pastStaff(kept.staff, zone)));
  if (ids.length === 0) return 0;
  await removeOf('ofStaff', scope, ids, kept);
  await scope.count(rows.eraseStaff(ids, scope.now));
  await scope.count(deleteDetails('staff', ids));
  audit(scope, { action: 'erase staff past their retention', entity: 'staff', ids });
  return ids.length;
};

export const retention: Retention = {
  people: [eraseStaff],
  ofStaff: rowsBy('staff_id', 'staff_duty_correction', 'staff_presence', 'staff_duty'),
};
