import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { roles } from '#web/domains/center/roles/queries.ts';
import type { Role } from '#web/domains/center/roles/rules.ts';
import { AskBeforeLeaving } from '#web/domains/preferences/AskBeforeLeaving.tsx';
import { useUnsavedParts } from '#web/domains/preferences/useUnsavedParts.ts';
import { useRoleName } from '#web/domains/staff/roleName.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { SettingsPage } from '#web/portals/staff/screens/preferences/SettingsPage.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { RoleForm } from './RoleForm.tsx';

/** What each role may do; the chosen role stands in the address. */
export function RolesScreen() {
  const { t } = useTranslation();
  const read = useQuery(roles);
  return (
    <SettingsPage
      title={t('preferencesStaff.roles.title')}
      subtitle={t('preferencesStaff.roles.subtitle')}
      needs="roles.manage"
      width="narrow"
    >
      <Loaded
        query={read}
        failed={t('preferencesStaff.roles.failed')}
        skeleton={<Loading message={t('preferencesStaff.roles.loading')} />}
      >
        {(all) => <Roles all={all} />}
      </Loaded>
    </SettingsPage>
  );
}

function Roles({ all }: { all: readonly Role[] }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [search, setSearch] = useSearchParams();
  const { unsaved, tell } = useUnsavedParts<number>();
  const chosen = all.find(({ name }) => name === search.get('role')) ?? all[0];
  if (!chosen) return null;
  return (
    <>
      <FilterChips
        label={t('preferencesStaff.roles.choose')}
        options={all.map(({ name }) => ({ value: name, label: roleName(name) }))}
        value={chosen.name}
        onChange={(role) => setSearch({ role }, { replace: true, preventScrollReset: true })}
      />
      {all.map((role) => (
        <div key={role.id} hidden={role !== chosen}>
          <RoleForm role={role} onUnsaved={tell} />
        </div>
      ))}
      <AskBeforeLeaving
        unsaved={all
          .filter(({ id }) => unsaved.includes(id))
          .map(({ name }) => roleName(name))
          .join(', ')}
      />
    </>
  );
}
