import { ROOM_FILTERS, type RoomFilter } from '../../../../../contract/room-filters.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ListToolbar } from '../../../../ui/ListToolbar.tsx';

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
      label={t('children.narrow')}
      search={{ value: search, onChange: onSearch, label: t('children.search'), clearLabel: t('children.clearSearch') }}
      filter={{
        label: t('children.filters.label'),
        options: ROOM_FILTERS.map((filter) => ({ value: filter, label: t(`children.filters.${filter}`) })),
        value: room,
        onChange: onRoom,
      }}
      found={found !== undefined && t('children.found', { count: found })}
    />
  );
}
