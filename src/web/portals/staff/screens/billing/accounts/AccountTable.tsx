import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Account, ageOf } from '#web/domains/billing/account-rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { accountPath } from '../account/path.ts';
import { Balance } from '../Balance.tsx';

export function AccountTable({ accounts, empty }: { accounts: readonly Account[]; empty: ReactNode }) {
  const { t } = useTranslation();
  const columns: Column<Account>[] = [
    {
      key: 'payer',
      header: t('billing.accounts.columns.payer'),
      title: true,
      cell: (account) => <Payer account={account} />,
    },
    {
      key: 'balance',
      header: t('billing.accounts.columns.balance'),
      align: 'end',
      cell: ({ balance }) => <Balance cents={balance} />,
    },
    {
      key: 'age',
      header: t('billing.accounts.columns.age'),
      cell: (account) => <Age account={account} />,
    },
    {
      key: 'paid',
      header: t('billing.accounts.columns.paid'),
      className: 'tabular-nums sm:max-lg:hidden',
      cell: ({ lastPaymentOn }) =>
        lastPaymentOn ? (
          formatDate(lastPaymentOn)
        ) : (
          <span className="text-ink-soft">{t('billing.accounts.neverPaid')}</span>
        ),
    },
  ];
  return (
    <Table
      caption={t('billing.accounts.title')}
      columns={columns}
      rows={accounts}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

function Payer({ account: { id, kind, name, children } }: { account: Account }) {
  const { t } = useTranslation();
  const names = children.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink
          asChild
          quiet
          className="wrap-anywhere pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          <Link to={accountPath(id)}>{name}</Link>
        </TextLink>
        {kind === 'agency' && <Badge tone="info">{t('billing.accounts.agency')}</Badge>}
      </span>
      {names && <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{names}</span>}
    </span>
  );
}

function Age({ account }: { account: Account }) {
  const { t } = useTranslation();
  const age = ageOf(account);
  if (age !== null) {
    return (
      <Badge tone={age === 'days1to30' ? 'highlight' : 'attention'}>
        {t('billing.accounts.daysOverdue', { count: account.daysOverdue })}
      </Badge>
    );
  }
  if (account.oldestDueOn !== null) {
    return <span className="text-sm">{t('billing.accounts.dueOn', { date: formatDate(account.oldestDueOn) })}</span>;
  }
  return <span className="text-ink-soft text-sm">{t('billing.accounts.nothingDue')}</span>;
}
