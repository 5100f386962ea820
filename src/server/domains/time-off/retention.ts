import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  ofStaff: rowsBy('staff_id', 'time_off_entry', 'time_off_request'),
};
