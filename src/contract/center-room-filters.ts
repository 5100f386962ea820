/** Which rooms are shown: all, or those of an age group; preschool includes Pre-K (center-4). */
export const ROOM_FILTERS = ['all', 'infants', 'toddlers', 'preschool'] as const;
export type RoomFilter = (typeof ROOM_FILTERS)[number];
