/** The sheets of the compliance pack, in their order. */
export const SHEETS = [
  'sign-in',
  'ratio',
  'headcounts',
  'incidents',
  'staff-hours',
  'medication',
  'sleep',
  'immunizations',
  'meals',
  'papers',
  'health-papers',
] as const;
export type Sheet = (typeof SHEETS)[number];

/** The longest range of any sheet, both ends included. */
export const LONGEST_SHEET_DAYS = 366;
/** The longest range of a sheet. The ratio log has a row for each change in a room. */
export const longestDays = (sheet: Sheet): number => (sheet === 'ratio' ? 31 : LONGEST_SHEET_DAYS);

/** Rows an answer holds; a file holds all of them. */
export const SHOWN_ROWS = 1000;

/** Files that an inspector may take away. */
export const INSPECTOR_FORMATS = ['csv', 'pdf'] as const;

/** The longest an inspector's link is open. */
export const INSPECTOR_HOURS = 72;

export const EXEMPTION_KINDS = ['medical', 'religious', 'personal'] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];

/** How a number of a rule was found: read with the authority, on another page, from background knowledge, or our own. */
export const EVIDENCE = ['read', 'secondary', 'background', 'unmarked', 'own'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What a rule speaks of. */
export const RULE_TOPICS = [
  'ratios',
  'sign-in',
  'sleep',
  'incidents',
  'medication',
  'immunizations',
  'meals',
  'retention',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** What one dose of one child is on a day. */
export const DOSE_STATES = [
  'given',
  /** Recorded, but too early to count. */
  'check',
  'exempt',
  'later',
  'soon',
  'due',
  'overdue',
  /** Whether it is needed no record says. */
  'verify',
  /** Not needed at this age. */
  'closed',
] as const;
export type DoseState = (typeof DOSE_STATES)[number];
