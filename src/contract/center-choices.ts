/** The groups that a room can be for. */
export const AGE_GROUPS = ['infants', 'toddlers', 'preschool', 'pre-k'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];
