import { useQuery } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import { parentAccounts } from '#web/domains/guardians/accounts/queries.ts';
import { matchesSearch } from '#web/domains/guardians/accounts/rules.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { SearchInput } from '#web/ui/SearchInput.tsx';
import { Toolbar } from '#web/ui/Toolbar.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import { FirstFamilies } from './FirstFamilies.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useAccountQuestions } from './useAccountQuestions.ts';

/** The Parent Accounts tab. */
export function ParentAccounts() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const query = useQuery(parentAccounts);
  const [search, setSearch] = useSearchText();
  const ask = useAccountQuestions();

  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('guardians.accounts.failed'))}
      skeleton={<ListSkeleton label={t('guardians.accounts.loading')} />}
    >
      {(accounts) => (
        <ManagedList
          rows={accounts.filter((account) => matchesSearch(account, search))}
          empty={
            accounts.length === 0 && (
              <EmptyState
                level={2}
                icon={<UsersRound />}
                title={t('guardians.accounts.empty')}
                action={<FirstFamilies />}
              >
                {t('guardians.accounts.emptyText')}
              </EmptyState>
            )
          }
          toolbar={
            <Toolbar label={t('guardians.accounts.search')}>
              <SearchInput
                value={search}
                onChange={setSearch}
                label={t('guardians.accounts.search')}
                className="sm:w-80"
              />
            </Toolbar>
          }
        >
          {(shown) => (
            <AccountsTable
              accounts={shown}
              empty={<EmptyState level={2} icon={<SearchX />} title={t('guardians.accounts.noneFound')} />}
              {...(can('parents.invite') && { onSwitch: ask.switch })}
              {...(can('center.manage') && { onReset: ask.resetTwoStep })}
            />
          )}
        </ManagedList>
      )}
    </Loaded>
  );
}
