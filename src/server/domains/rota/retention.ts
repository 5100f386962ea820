import { audit } from '#server/kernel/audit/audit.ts';
import { deleteDetails } from '#server/kernel/retention/queries.ts';
import { idsOf, type Retention, rowsBy, type Step } from '#server/kernel/retention/retention.ts';
import { deleteChangesBefore, deleteShifts, shiftsBefore } from './queries.ts';

/** Shifts are kept as long as what is known of whoever worked them. */
const eraseShifts: Step = async (scope, kept) => {
  const ids = idsOf(await scope.all(shiftsBefore(kept.staff)));
  if (ids.length === 0) return 0;
  await scope.count(deleteChangesBefore(kept.staff));
  await scope.count(deleteShifts(ids));
  await scope.count(deleteDetails('shift', ids));
  audit(scope, { action: 'remove records past their retention', entity: 'shift', ids });
  return ids.length;
};

export const retention: Retention = {
  records: [eraseShifts],
  ofStaff: rowsBy('staff_id', 'shift_wish', 'rota_change', 'rota_template_shift', 'published_shift', 'shift'),
};
