import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofGuardians: rowsBy('guardian_id', 'push_subscription'),
  ofStaff: rowsBy('staff_id', 'push_subscription'),
};
