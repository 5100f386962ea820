import { type Retention, rowsBy } from '#server/kernel/retention/retention.ts';

export const retention: Retention = {
  // Their steps go with the timesheets.
  ofStaff: rowsBy('staff_id', 'break_answer', 'timesheet', 'payroll_number'),
};
