/** How long a pay period is. */
export const PAY_PERIODS = ['weekly', 'every-two-weeks', 'twice-a-month', 'monthly'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** To how many minutes a punch may be rounded: the nearest 5, tenth or quarter of an hour (29 CFR 785.48). */
export const ROUNDINGS = [5, 6, 15] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export const TIMESHEET_STATUSES = ['open', 'submitted', 'approved', 'exported'] as const;
export type TimesheetStatus = (typeof TIMESHEET_STATUSES)[number];

/**
 * Paid-break: too short for a meal, or somebody was not relieved. Unanswered-break: long enough for a meal, and paid until
 * they say that they were relieved. Unpaid-break: they were.
 */
export const SPAN_KINDS = ['work', 'paid-break', 'unanswered-break', 'unpaid-break'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

/**
 * What a column of a payroll file can hold. Hours are decimals, dates YYYY-MM-DD; a pay rate is of an hour, of a salary of a year, and
 * its column is left out for whoever may not see pay.
 */
export const PAYROLL_FIELDS = [
  'lastName',
  'firstName',
  'fullName',
  'payrollNumber',
  'companyCode',
  'batch',
  'periodFrom',
  'periodTo',
  'regularHours',
  'overtimeHours',
  'doubleHours',
  'doubleCode',
  'workedHours',
  'unpaidHours',
  'offHours',
  'payRate',
] as const;
export type PayrollField = (typeof PAYROLL_FIELDS)[number];

/** Columns of services of which a public source is known, and those of one's own. */
export const PAYROLL_MAPS = ['own', 'gusto', 'adp'] as const;
export type PayrollMap = (typeof PAYROLL_MAPS)[number];
export const MOST_COLUMNS = 30;
