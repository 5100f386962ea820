import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofGuardians: rowsBy('guardian_id', 'session', 'account_link'),
  ofStaff: rowsBy('staff_id', 'session', 'account_link'),
};
