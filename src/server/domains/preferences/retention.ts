import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofGuardians: rowsBy('guardian_id', 'guardian_preference', 'guardian_consent'),
  ofStaff: rowsBy('staff_id', 'staff_preference'),
};
