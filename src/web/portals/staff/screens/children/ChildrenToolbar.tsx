import { useTranslation } from 'react-i18next';
import { ROOM_FILTERS, type RoomFilter } from '../../../../domains/children/rules.ts';
import { FilterChips } from '../../../../ui/FilterChips.tsx';
import { SearchInput } from '../../../../ui/SearchInput.tsx';
import { Toolbar } from '../../../../ui/Toolbar.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

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
    <Toolbar label={t('children.narrow')}>
      <div className="sm:min-w-56 sm:max-w-md sm:flex-1">
        <SearchInput
          value={search}
          onChange={onSearch}
          label={t('children.search')}
          placeholder={t('children.search')}
          clearLabel={t('children.clearSearch')}
        />
      </div>
      <FilterChips
        label={t('children.filters.label')}
        options={ROOM_FILTERS.map((filter) => ({ value: filter, label: t(`children.filters.${filter}`) }))}
        value={room}
        onChange={onRoom}
      />
      <VisuallyHidden>
        <span role="status">{found !== undefined && t('children.found', { count: found })}</span>
      </VisuallyHidden>
    </Toolbar>
  );
}
