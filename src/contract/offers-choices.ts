/** How it stands with an offer of a place. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** For so many hours an offer holds its place unless staff say otherwise, and at most. */
export const USUAL_HOURS = 48;
export const MOST_HOURS = 30 * 24;
/** How many offers a list shows at most. */
export const MOST_OFFERS = 200;
/** The months of which an offer says what they cost. */
export const PRICED_MONTHS = 3;
export const MOST_OFFERED_PLANS = 10;
export const MOST_OFFERED_FORMS = 20;
