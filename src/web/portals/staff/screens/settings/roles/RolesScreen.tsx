import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { roles } from '../../../../../domains/roles/queries.ts';
import type { Role } from '../../../../../domains/roles/rules.ts';
import { useRoleName } from '../../../../../domains/staff/roleName.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { FilterChips } from '../../../../../ui/FilterChips.tsx';
import { Loading } from '../../../../../ui/Loading.tsx';
import { AskBeforeLeaving } from '../AskBeforeLeaving.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { RoleForm } from './RoleForm.tsx';

/** What each role may do; the chosen role stands in the address. */
export function RolesScreen() {
  const { t } = useTranslation();
  const read = useQuery(roles);
  return (
    <SettingsPage
      title={t('settings.roles.title')}
      subtitle={t('settings.roles.subtitle')}
      needs="roles.manage"
      width="narrow"
    >
      {read.data && <Roles all={read.data} />}
      {!read.data && read.isError && (
        <Alert
          tone="error"
          retry={{ label: t('shell.tryAgain'), busy: read.isFetching, onRetry: () => void read.refetch() }}
        >
          {t('settings.roles.failed')}
        </Alert>
      )}
      {read.isPending && <Loading message={t('settings.roles.loading')} />}
    </SettingsPage>
  );
}

function Roles({ all }: { all: readonly Role[] }) {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const [search, setSearch] = useSearchParams();
  const [changed, setChanged] = useState<readonly number[]>([]);
  const tell = useCallback(
    (id: number, isChanged: boolean) =>
      setChanged((before) => [...before.filter((other) => other !== id), ...(isChanged ? [id] : [])]),
    [],
  );
  const chosen = all.find(({ name }) => name === search.get('role')) ?? all[0];
  if (!chosen) return null;
  return (
    <>
      <FilterChips
        label={t('settings.roles.choose')}
        options={all.map(({ name }) => ({ value: name, label: roleName(name) }))}
        value={chosen.name}
        onChange={(role) => setSearch({ role }, { replace: true, preventScrollReset: true })}
      />
      {all.map((role) => (
        <div key={role.id} hidden={role !== chosen}>
          <RoleForm role={role} onChanged={tell} />
        </div>
      ))}
      <AskBeforeLeaving
        unsaved={all
          .filter(({ id }) => changed.includes(id))
          .map(({ name }) => roleName(name))
          .join(', ')}
      />
    </>
  );
}
