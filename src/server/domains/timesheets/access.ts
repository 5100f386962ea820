import { staffWith } from '#server/kernel/access/rules.ts';

/** Who reads the column of pay in a file for payroll; for others it is left out (timesheets-12). */
export const maySeePay = staffWith('staff.pay');
