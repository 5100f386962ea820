import { useTranslation } from 'react-i18next';
import { ROLE_FILTERS, type RoleFilter } from '../../../../domains/staff/rules.ts';
import { FilterChips } from '../../../../ui/FilterChips.tsx';
import { SearchInput } from '../../../../ui/SearchInput.tsx';
import { Toolbar } from '../../../../ui/Toolbar.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';

type StaffToolbarProps = {
  search: string;
  onSearch(search: string): void;
  role: RoleFilter;
  onRole(role: RoleFilter): void;
  /** How many fit, once the list was narrowed; spoken after each change. */
  found: number | undefined;
};

export function StaffToolbar({ search, onSearch, role, onRole, found }: StaffToolbarProps) {
  const { t } = useTranslation();
  return (
    <Toolbar label={t('staff.filters.group')}>
      <div className="sm:min-w-56 sm:flex-1">
        <SearchInput
          value={search}
          onChange={onSearch}
          label={t('staff.search')}
          placeholder={t('staff.search')}
          clearLabel={t('staff.clearSearch')}
        />
      </div>
      <FilterChips
        label={t('staff.filters.label')}
        options={ROLE_FILTERS.map((filter) => ({ value: filter, label: t(`staff.filters.${filter}`) }))}
        value={role}
        onChange={onRole}
      />
      <VisuallyHidden>
        <span role="status">{found !== undefined && t('staff.found', { count: found })}</span>
      </VisuallyHidden>
    </Toolbar>
  );
}
