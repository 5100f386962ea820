/** By each hour that is worked, or by each pay period that is approved. */
export const ACCRUAL_KINDS = ['worked', 'period'] as const;
export type AccrualKind = (typeof ACCRUAL_KINDS)[number];

/** The most days that one request may span. */
export const LONGEST_TIME_OFF = 92;
/** A day off of somebody whose week was not agreed on, in minutes. */
export const USUAL_DAY = 480;
