import { useQuery } from '@tanstack/react-query';
import { CircleCheck, SearchX, WalletCards } from 'lucide-react';
import { Link } from 'react-router';
import { billingAccounts } from '#web/domains/billing/account-queries.ts';
import { ACCOUNT_FILTERS, fits, isAccountOf } from '#web/domains/billing/account-rules.ts';
import { useSearchValue } from '#web/layout/useSearchEntry.ts';
import { useSearchText } from '#web/layout/useSearchText.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ListToolbar } from '#web/ui/ListToolbar.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import { AccountTable } from './AccountTable.tsx';
import { AccountTools } from './AccountTools.tsx';

/** How many rows are drawn at a time. */
const PAGE = 40;

/** Who owes what and how old it is, the oldest first; the filter is part of the address. */
export function AccountList() {
  const { t } = useTranslation();
  const query = useQuery(billingAccounts);
  const [search, setSearch] = useSearchText();
  const [asked, setAsked] = useSearchValue('show');
  const filter = ACCOUNT_FILTERS.find((known) => known === asked) ?? 'owes';

  return (
    <Loaded
      query={query}
      failed={(error) => reasonOf(error, t('billing.accounts.failed'))}
      skeleton={<ListSkeleton label={t('billing.accounts.loading')} />}
    >
      {(accounts) => {
        const found = accounts.filter((account) => fits(account, filter) && isAccountOf(account, search));
        return (
          <ManagedList
            title={t('billing.accounts.title')}
            action={<AccountTools />}
            rows={found}
            page={PAGE}
            more={() => ({ label: t('billing.accounts.more') })}
            empty={
              accounts.length === 0 && (
                <EmptyState
                  icon={<WalletCards />}
                  title={t('billing.accounts.empty')}
                  action={
                    <Button asChild>
                      <Link to="/billing?tab=plans">{t('billing.accounts.toPlans')}</Link>
                    </Button>
                  }
                >
                  {t('billing.accounts.emptyText')}
                </EmptyState>
              )
            }
            toolbar={
              <ListToolbar
                label={t('billing.accounts.narrow')}
                search={{
                  value: search,
                  onChange: setSearch,
                  label: t('billing.accounts.search'),
                }}
                filter={{
                  label: t('billing.accounts.show'),
                  options: ACCOUNT_FILTERS.map((value) => ({
                    value,
                    label: t(`billing.accounts.filters.${value}`),
                    count: accounts.filter((account) => fits(account, value)).length,
                  })),
                  value: filter,
                  onChange: (next) => setAsked(next === 'owes' ? null : next),
                }}
                found={search !== '' && t('billing.accounts.found', { count: found.length })}
              />
            }
          >
            {(shown) => (
              <AccountTable
                accounts={shown}
                empty={
                  search === '' ? (
                    <EmptyState icon={<CircleCheck />} title={t(`billing.accounts.none.${filter}`)} />
                  ) : (
                    <EmptyState icon={<SearchX />} title={t('billing.accounts.noneFound')}>
                      {t('billing.accounts.noneFoundText')}
                    </EmptyState>
                  )
                }
              />
            )}
          </ManagedList>
        );
      }}
    </Loaded>
  );
}
