import { ROLE_FILTERS, type RoleFilter } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';

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
    <ListToolbar
      label={t('staff.filters.group')}
      search={{ value: search, onChange: onSearch, label: t('staff.search') }}
      filter={{
        label: t('staff.filters.label'),
        options: ROLE_FILTERS.map((filter) => ({ value: filter, label: t(`staff.filters.${filter}`) })),
        value: role,
        onChange: onRole,
      }}
      found={found !== undefined && t('staff.found', { count: found })}
    />
  );
}
