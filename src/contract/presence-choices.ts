/** What somebody on duty does; only care counts for the ratio (presence-6). */
export const STAFF_FUNCTIONS = ['care', 'break', 'training', 'office'] as const;
export type StaffFunction = (typeof STAFF_FUNCTIONS)[number];

/** How many children are moved at once at most. */
export const MOST_MOVED = 200;
