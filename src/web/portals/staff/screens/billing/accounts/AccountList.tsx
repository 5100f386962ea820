import { useQuery } from '@tanstack/react-query';
import { CircleCheck, SearchX, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { billingAccounts } from '../../../../../domains/billing/account-queries.ts';
import { ACCOUNT_FILTERS, fits, isAccountOf } from '../../../../../domains/billing/account-rules.ts';
import { useSearchValue } from '../../../../../layout/useSearchEntry.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { ListToolbar } from '../../../../../ui/ListToolbar.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { AccountTable } from './AccountTable.tsx';
import { AccountTools } from './AccountTools.tsx';

/** So many rows are drawn at a time. */
const PAGE = 40;

/** Who owes what and how old it is, the oldest first; the filter is part of the address. */
export function AccountList() {
  const { t } = useTranslation();
  const { data: accounts, error, isFetching, refetch } = useQuery(billingAccounts);
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useSearchValue('show');
  const [most, setMost] = useState(PAGE);
  const filter = ACCOUNT_FILTERS.find((known) => known === asked) ?? 'owes';

  if (!accounts && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('billing.accounts.failed'))}
      </Alert>
    );
  }
  if (!accounts) return <ListSkeleton label={t('billing.accounts.loading')} />;
  const found = accounts.filter((account) => fits(account, filter) && isAccountOf(account, search));
  return (
    <Card as="section" title={t('billing.accounts.title')} flush action={<AccountTools />}>
      {accounts.length === 0 ? (
        <EmptyState icon={<WalletCards />} title={t('billing.accounts.empty')}>
          {t('billing.accounts.emptyText')}
        </EmptyState>
      ) : (
        <>
          <ListToolbar
            label={t('billing.accounts.narrow')}
            search={{
              value: search,
              onChange: setSearch,
              label: t('billing.accounts.search'),
              clearLabel: t('billing.accounts.clearSearch'),
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
            className="p-4 sm:px-5"
          />
          <AccountTable
            accounts={found.slice(0, most)}
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
          {found.length > most && (
            <div className="flex justify-center border-line border-t p-4">
              <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
                {t('billing.accounts.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}
