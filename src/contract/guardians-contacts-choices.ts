/** Whose word counts between two guardians: the two agree themselves · the center shows · the center hides (guardians-20). */
export const CONTACT_DECISIONS = ['agreement', 'shown', 'hidden'] as const;
