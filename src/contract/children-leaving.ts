/** Why a child leaves: for school, as it moves, to be cared for elsewhere, for what it costs, discontent, as the center ended it, something else. */
export const LEAVING_REASONS = ['school', 'moving', 'other-care', 'costs', 'dissatisfied', 'center', 'other'] as const;
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** So many of those who left are listed; who left before them is in the audit log. */
export const MOST_LEFT = 500;
