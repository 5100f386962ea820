import { ROOM_FILTERS, type RoomFilter } from '#contract/center-room-filters.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';

type ChildrenToolbarProps = {
  search: string;
  onSearch(search: string): void;
  room: RoomFilter;
  onRoom(room: RoomFilter): void;
  /** How many children fit, spoken while the list is narrowed down. */
  found: number | undefined;
};

export function ChildrenToolbar({ search, onSearch, room, onRoom, found }: ChildrenToolbarProps) {
  const { t } = useTranslation();
  return (
    <ListToolbar
      label={t('childrenManagement.narrow')}
      search={{
        value: search,
        onChange: onSearch,
        label: t('childrenManagement.search'),
      }}
      filter={{
        label: t('children.filters.label'),
        options: ROOM_FILTERS.map((filter) => ({ value: filter, label: t(`children.filters.${filter}`) })),
        value: room,
        onChange: onRoom,
      }}
      found={found !== undefined && t('childrenManagement.found', { count: found })}
    />
  );
}
