/** Whether every guardian who is asked must sign, or one of them. */
export const MUST_SIGN = ['one', 'all'] as const;
export type MustSign = (typeof MUST_SIGN)[number];

export const SIGNER_STATES = ['asked', 'begun', 'signed', 'refused'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

/** Expired: due before today and not signed; it can be signed still. */
export const REQUEST_STATES = ['requested', 'begun', 'signed', 'refused', 'expired', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Why a child's guardians are not asked: a version of the form waits for them already, or there is nobody to ask. */
export const LEFT_OUT = ['waits', 'no-guardian'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
