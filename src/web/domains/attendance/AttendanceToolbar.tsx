import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../ui/FilterChips.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { Toolbar } from '../../ui/Toolbar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ROOM_FILTERS, type RoomFilter } from '../children/rules.ts';

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
    <Toolbar label={t('attendance.filters')} className="px-4 pb-3 sm:px-5">
      <div className="sm:min-w-48 sm:flex-1">
        <SearchInput
          value={search}
          onChange={onSearch}
          label={t('attendance.search')}
          placeholder={t('attendance.search')}
          clearLabel={t('attendance.clearSearch')}
        />
      </div>
      <FilterChips
        label={t('children.filters.label')}
        options={ROOM_FILTERS.map((filter) => ({ value: filter, label: t(`children.filters.${filter}`) }))}
        value={room}
        onChange={onRoom}
      />
      <VisuallyHidden>
        <span role="status">{narrowed && found !== undefined && t('attendance.found', { count: found })}</span>
      </VisuallyHidden>
    </Toolbar>
  );
}
