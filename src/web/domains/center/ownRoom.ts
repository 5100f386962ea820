import { ROOM_FILTERS, type RoomFilter } from '#contract/center-room-filters.ts';
import { inRoomFilter } from '#web/domains/children/rules.ts';
import { groupRoomOf, useStaffSession } from '#web/lib/session.ts';

/** The reader's own room, where it holds a group of children; null without one (staff-13). */
export const useOwnRoom = () => groupRoomOf(useStaffSession());

/** Of a filter by age groups the one that shows the reader's own room; all without one. */
export function useOwnRoomFilter(): RoomFilter {
  const room = useOwnRoom();
  return ROOM_FILTERS.find((filter) => room && filter !== 'all' && inRoomFilter(room.ageGroup, filter)) ?? 'all';
}
