/** Which rooms are shown: all, or those of an age group; preschool includes Pre-K (DECISIONS row 12). */
export const ROOM_FILTERS = ['all', 'infants', 'toddlers', 'preschool'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];
