import { useQuery } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { parentAccounts } from '../../../../domains/parents/queries.ts';
import { matchesSearch, type ParentAccount } from '../../../../domains/parents/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SearchInput } from '../../../../ui/SearchInput.tsx';
import { Toolbar } from '../../../../ui/Toolbar.tsx';
import { AccountSwitchDialog } from './AccountSwitchDialog.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { ResetTwoStepDialog } from './ResetTwoStepDialog.tsx';

/** The Parent Accounts tab. */
export function AccountsPanel() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const { data: accounts, error, isFetching, refetch } = useQuery(parentAccounts);
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<ParentAccount>();
  const [helped, setHelped] = useState<ParentAccount>();

  if (!accounts && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('parents.accounts.failed'))}
      </Alert>
    );
  }
  if (!accounts) return <ListSkeleton label={t('parents.accounts.loading')} />;
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState icon={<UsersRound />} title={t('parents.accounts.empty')}>
          {t('parents.accounts.emptyText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <Toolbar label={t('parents.accounts.search')} className="p-4 sm:px-5">
        <SearchInput
          value={search}
          onChange={setSearch}
          label={t('parents.accounts.search')}
          placeholder={t('parents.accounts.search')}
          clearLabel={t('parents.accounts.clearSearch')}
          className="sm:w-80"
        />
      </Toolbar>
      <AccountsTable
        accounts={accounts.filter((account) => matchesSearch(account, search))}
        empty={<EmptyState icon={<SearchX />} title={t('parents.accounts.noneFound')} />}
        {...(can('parents.invite') && { onSwitch: setAsked })}
        {...(can('center.manage') && { onReset: setHelped })}
      />
      {asked && <AccountSwitchDialog account={asked} onClose={() => setAsked(undefined)} />}
      {helped && <ResetTwoStepDialog account={helped} onClose={() => setHelped(undefined)} />}
    </Card>
  );
}
