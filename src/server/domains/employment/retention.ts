import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  // Terms go with their employment.
  ofStaff: rowsBy('staff_id', 'staff_qualification', 'staff_availability', 'employment'),
};
