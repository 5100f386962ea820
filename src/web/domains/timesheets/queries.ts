import { mutation, query } from '#web/lib/api.ts';

/** Without a date: of the period that runs now. */
const of = (date: string | null) => ({ query: date === null ? {} : { date } });

export const timesheets = (date: string | null) => query('GET /api/timesheets', of(date));
export const ownTimesheet = (date: string | null) => query('GET /api/timesheets/own', of(date));
export const timesheetOf = (id: number, date: string | null) =>
  query('GET /api/timesheets/:id', { params: { id }, ...of(date) });
export const timesheetSettings = query('GET /api/timesheets/settings');

export const answerBreak = mutation('POST /api/timesheets/own/breaks', 'timesheets');
export const signTimesheet = mutation('POST /api/timesheets/own/sign', 'timesheets');
export const approveTimesheets = mutation('POST /api/timesheets/approve', 'timesheets');
export const reopenTimesheet = mutation('POST /api/timesheets/:id/reopen', 'timesheets');
export const exportTimesheets = mutation('POST /api/timesheets/export', 'timesheets');
export const setTimesheetSettings = mutation('PUT /api/timesheets/settings', 'timesheets');
export const setPayrollNumber = mutation('PUT /api/timesheets/:id/payroll-number', 'timesheets');
