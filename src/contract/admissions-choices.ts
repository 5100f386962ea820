/** Where an inquiry stands, in the order in which it goes. */
export const INQUIRY_STATES = ['new', 'tour', 'waiting', 'offered', 'enrolled', 'lost'] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

/** Why nothing came of an inquiry. */
export const LOST_REASONS = ['no-place', 'other-center', 'no-answer', 'moved', 'changed-plans', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** How a family reads where its inquiry stands: of what is lost only that it has ended. */
export const FAMILY_STATES = ['new', 'tour', 'waiting', 'offered', 'enrolled', 'ended'] as const;

/** By what two inquiries look like one. */
export const DUPLICATE_REASONS = ['email', 'phone', 'child'] as const;

/** By what a child can come first on the waitlist; in this order unless the center chose another. */
export const GROUNDS = ['staff-child', 'sibling', 'inside', 'agency'] as const;
export type Ground = (typeof GROUNDS)[number];
/** How many of those who wait a list shows at most. */
export const MOST_WAITING = 500;

export const MOST_CONTACTS = 2;
export const MOST_CHILDREN = 6;
/** How many inquiries a list shows at most. */
export const MOST_INQUIRIES = 200;
/** A wished first day lies at most so many days ahead. */
export const LONGEST_WISH_DAYS = 5 * 366;
export const MOST_KEEP_MONTHS = 60;
/** What is asked for where the center has chosen nothing. */
export const USUAL_KEEP_MONTHS = 12;
