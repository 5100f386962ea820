import { ROOM_FILTERS, type RoomFilter } from '#contract/center-room-filters.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';

type AttendanceToolbarProps = {
  search: string;
  onSearch(search: string): void;
  room: RoomFilter;
  onRoom(room: RoomFilter): void;
  /** How many children fit, once they are loaded; spoken after each change. */
  found: number | undefined;
};

export function AttendanceToolbar({ search, onSearch, room, onRoom, found }: AttendanceToolbarProps) {
  const { t } = useTranslation();
  const narrowed = search !== '' || room !== 'all';
  return (
    <ListToolbar
      label={t('attendance.filters')}
      className="px-4 pb-3 sm:px-5"
      search={{
        value: search,
        onChange: onSearch,
        label: t('attendance.search'),
      }}
      filter={{
        label: t('children.filters.label'),
        options: ROOM_FILTERS.map((filter) => ({ value: filter, label: t(`children.filters.${filter}`) })),
        value: room,
        onChange: onRoom,
      }}
      found={narrowed && found !== undefined && t('attendance.found', { count: found })}
    />
  );
}
