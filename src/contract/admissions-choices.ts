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

/** What became of a tour that was booked. */
export const TOUR_STATES = ['booked', 'canceled', 'came', 'missed'] as const;
export type TourState = (typeof TOUR_STATES)[number];
export const TOUR_OUTCOMES = ['came', 'missed'] as const satisfies readonly TourState[];
export type TourOutcome = (typeof TOUR_OUTCOMES)[number];
/** How long a tour may take, in minutes. */
export const TOUR_MINUTES = { least: 10, most: 240 };
export const MOST_TOUR_PLACES = 50;
/** The longest range of dates of tours, both ends included. */
export const LONGEST_TOURS = 92;
/** A series of tours lies within so many days. */
export const LONGEST_TOUR_SERIES = 366;
/** Families book and move a tour up to so many hours before it begins. */
export const TOUR_NOTICE_HOURS = 2;
/** In these states of its inquiry a family may look at the center. */
export const TOURING_STATES = ['new', 'tour', 'waiting', 'offered'] as const satisfies readonly InquiryState[];

/** Why a mail went to a family that asked. */
export const INQUIRY_MAIL_KINDS = ['tour', 'tour-canceled', 'tour-reminder', 'confirm', 'fee', 'letter'] as const;
export type InquiryMailKind = (typeof INQUIRY_MAIL_KINDS)[number];

/** Of a family that waits, in days: after how many it is asked whether it still does, asked again, and paused without an answer. */
export const CONFIRM_DAYS = { every: 90, again: 15, pause: 30 };
/** How many families one run asks at most. */
export const MOST_ASKED_AT_ONCE = 500;
/** By whom a child on the waitlist pauses. */
export const PAUSED_BY = ['family', 'staff', 'no-answer'] as const;
export type PausedBy = (typeof PAUSED_BY)[number];

/** What is filled into a text for answers: whoever asks, the children, the center, the tour that is still to come. */
export const TEMPLATE_FIELDS = ['family', 'child', 'center', 'tour'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];
export const MOST_TEMPLATES = 100;
export const MOST_SUBJECT = 150;
export const MOST_LETTER = 5_000;

/** What is noted of a fee for the waitlist. */
export const FEE_STATES = ['asked', 'waived', 'paid', 'returned'] as const;
export type FeeState = (typeof FEE_STATES)[number];
/** As lists show it: what was paid and is refundable is owed back once the family does not wait any more. */
export const SHOWN_FEE_STATES = ['asked', 'paid', 'owed', 'returned', 'waived'] as const;
export type ShownFeeState = (typeof SHOWN_FEE_STATES)[number];
/** In cents. */
export const MOST_FEE = 1_000_000;
/** How many fees a list shows at most. */
export const MOST_FEES = 200;
