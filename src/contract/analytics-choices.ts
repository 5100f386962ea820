/** The tables of the reports screen that can be taken away. */
export const REPORT_TABLES = [
  'attendance',
  'arrivals',
  'ratio',
  'enrollment',
  'incidents',
  'incident-hours',
  'incident-kinds',
  'activities',
  'most-recorded',
  'completeness',
  'staff',
  'booked',
  'no-shows',
  'booked-days-revenue',
] as const;
export type ReportTable = (typeof REPORT_TABLES)[number];

export const TABLE_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Up to so many days stand one by one in what is told of the booked; longer periods month by month. */
export const MOST_BOOKED_DAYS = 62;

/** The longest period a report answers, both ends included. */
export const LONGEST_PERIOD_DAYS = 366;
