import { KeyRound, UserRoundCheck, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { type ParentAccount, paymentState, subscriptionState } from '#web/domains/guardians/accounts/rules.ts';
import { StateBadge } from '#web/domains/guardians/accounts/StateBadge.tsx';
import { formatMoney } from '#web/lib/money.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
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
      header: t('common.parent'),
      title: true,
      cell: (account) => <ParentCell account={account} />,
    },
    {
      key: 'contact',
      header: t('guardians.columns.contact'),
      cell: (account) => <ContactCell account={account} />,
    },
    {
      key: 'subscription',
      header: t('guardians.columns.subscription'),
      cell: (account) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StateBadge state={subscriptionState(account)} />
          {account.subscriptionAmount !== null && (
            <span className="text-ink-soft text-sm tabular-nums">
              {t('guardians.accounts.perWeek', { amount: formatMoney(account.subscriptionAmount) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'payment',
      header: t('guardians.columns.payment'),
      cell: (account) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          <StateBadge state={paymentState(account)} />
          {can('billing') && (
            <TextLink asChild quiet className="inline-flex items-center text-sm pointer-coarse:min-h-11">
              <Link
                to={`/billing/guardians/${account.id}`}
                aria-label={t('guardians.accounts.billingOf', { name: fullName(account) })}
              >
                {t('guardians.accounts.billing')}
              </Link>
            </TextLink>
          )}
        </span>
      ),
    },
    {
      key: 'nextBilling',
      header: t('guardians.columns.nextBilling'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ nextBillingDate }) =>
        nextBillingDate ? (
          formatDate(nextBillingDate)
        ) : (
          <span className="text-ink-soft">{t('guardians.accounts.noDate')}</span>
        ),
    },
    {
      key: 'registered',
      header: t('guardians.columns.registered'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ registrationDate }) => registrationDate && formatDate(dayOf(registrationDate)),
    },
  ];
  if (onSwitch || onReset) {
    columns.push({
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      className: 'max-sm:absolute max-sm:end-2 max-sm:top-2 max-sm:p-0!',
      cell: (account) => <AccountMenu account={account} onSwitch={onSwitch} onReset={onReset} />,
    });
  }
  return (
    <div className={tableLook}>
      <Table
        tight
        caption={t('guardians.accounts.title')}
        columns={columns}
        rows={accounts}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </div>
  );
}

/** On phones the menu stands at the corner of the card. */
const tableLook = 'max-sm:[&_tbody_tr]:relative max-sm:[&_tbody_th]:pe-12!';

type AccountMenuProps = { account: ParentAccount } & Record<'onSwitch' | 'onReset', AccountsTableProps['onSwitch']>;

function AccountMenu({ account, onSwitch, onReset }: AccountMenuProps) {
  const { t } = useTranslation();
  const label = t('guardians.accounts.actionsOf', { name: fullName(account) });
  const canBeReset = onReset && account.isActive && account.hasTwoStep;
  if (!onSwitch && !canBeReset) return null;
  return (
    <MoreMenu label={label}>
      {canBeReset && (
        <MenuItem icon={<KeyRound />} onSelect={() => onReset(account)}>
          {t('guardians.twoStep.reset')}
        </MenuItem>
      )}
      {onSwitch &&
        (account.isActive ? (
          <MenuItem danger icon={<UserRoundX />} onSelect={() => onSwitch(account)}>
            {t('guardians.accounts.deactivate')}
          </MenuItem>
        ) : (
          <MenuItem icon={<UserRoundCheck />} onSelect={() => onSwitch(account)}>
            {t('guardians.accounts.reactivate')}
          </MenuItem>
        ))}
    </MoreMenu>
  );
}
