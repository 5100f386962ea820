import { clsx } from 'clsx';
import { Ellipsis, KeyRound, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullName } from '../../../../domains/children/rules.ts';
import { type ParentAccount, paymentState, subscriptionState } from '../../../../domains/parents/rules.ts';
import { StateBadge } from '../../../../domains/parents/StateBadge.tsx';
import { formatMoney } from '../../../../lib/money.ts';
import { useStaffSession } from '../../../../lib/session.ts';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../../../ui/Menu.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { ContactCell, ParentCell } from './AccountCells.tsx';

type AccountsTableProps = {
  accounts: readonly ParentAccount[];
  empty: ReactNode;
  /** Asks before an account is deactivated or reactivated; left out for those who may only look. */
  onSwitch?: (account: ParentAccount) => void;
  /** Asks before an account's two-step verification is reset; for those who manage the center. */
  onReset?: (account: ParentAccount) => void;
};

export function AccountsTable({ accounts, empty, onSwitch, onReset }: AccountsTableProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const columns: Column<ParentAccount>[] = [
    {
      key: 'parent',
      header: t('parents.columns.parent'),
      title: true,
      cell: (account) => <ParentCell account={account} />,
    },
    {
      key: 'contact',
      header: t('parents.columns.contact'),
      cell: (account) => <ContactCell account={account} />,
    },
    {
      key: 'subscription',
      header: t('parents.columns.subscription'),
      cell: (account) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StateBadge state={subscriptionState(account)} />
          {account.subscriptionAmount !== null && (
            <span className="text-ink-soft text-sm tabular-nums">
              {t('parents.accounts.perWeek', { amount: formatMoney(account.subscriptionAmount) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'payment',
      header: t('parents.columns.payment'),
      cell: (account) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StateBadge state={paymentState(account)} />
          {can('billing') && (
            <TextLink asChild quiet className="inline-flex items-center text-sm pointer-coarse:min-h-11">
              <Link
                to={`/billing/guardians/${account.id}`}
                aria-label={t('parents.accounts.billingOf', { name: fullName(account) })}
              >
                {t('parents.accounts.billing')}
              </Link>
            </TextLink>
          )}
        </span>
      ),
    },
    {
      key: 'nextBilling',
      header: t('parents.columns.nextBilling'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ nextBillingDate }) =>
        nextBillingDate ? (
          formatDate(nextBillingDate)
        ) : (
          <span className="text-ink-soft">{t('parents.accounts.noDate')}</span>
        ),
    },
    {
      key: 'registered',
      header: t('parents.columns.registered'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ registrationDate }) => registrationDate && formatDate(dayOf(registrationDate)),
    },
  ];
  if (onSwitch || onReset) {
    columns.push({
      key: 'actions',
      header: t('parents.columns.actions'),
      headerHidden: true,
      className: 'max-sm:absolute max-sm:end-2 max-sm:top-2 max-sm:p-0!',
      cell: (account) => <AccountMenu account={account} onSwitch={onSwitch} onReset={onReset} />,
    });
  }
  return (
    <div className={tableLook}>
      <Table
        caption={t('parents.accounts.title')}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </div>
  );
}

/** On phones the menu stands at the corner of the card; tablets get every column by narrower gaps. */
const tableLook = clsx(
  'max-sm:[&_tbody_tr]:relative max-sm:[&_tbody_th]:pe-12!',
  'sm:max-lg:overflow-x-auto sm:max-lg:[&_:is(th,td):not(:first-child)]:px-2! sm:max-lg:[&_td]:text-sm sm:max-lg:[&_thead_th]:whitespace-normal',
);

type AccountMenuProps = { account: ParentAccount } & Record<'onSwitch' | 'onReset', AccountsTableProps['onSwitch']>;

function AccountMenu({ account, onSwitch, onReset }: AccountMenuProps) {
  const { t } = useTranslation();
  const label = t('parents.accounts.actionsOf', { name: fullName(account) });
  const canBeReset = onReset && account.isActive && account.hasTwoStep;
  if (!onSwitch && !canBeReset) return null;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {canBeReset && (
        <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => onReset(account)}>
          {t('parents.twoStep.reset')}
        </MenuItem>
      )}
      {onSwitch &&
        (account.isActive ? (
          <MenuItem danger icon={<UserRoundX aria-hidden="true" />} onSelect={() => onSwitch(account)}>
            {t('parents.accounts.deactivate')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserRoundCheck aria-hidden="true" />} onSelect={() => onSwitch(account)}>
            {t('parents.accounts.reactivate')}
          </MenuItem>
        ))}
    </Menu>
  );
}
