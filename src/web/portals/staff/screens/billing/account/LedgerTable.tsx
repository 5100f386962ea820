import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Booking } from '#web/domains/billing/account-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { Balance } from '../Balance.tsx';
import { EntryMenu } from './EntryMenu.tsx';

type LedgerTableProps = {
  entries: readonly Booking[];
  empty: ReactNode;
  onRefund(booking: Booking): void;
  onReverse(booking: Booking): void;
};

export function LedgerTable({ entries, empty, ...actions }: LedgerTableProps) {
  const { t } = useTranslation();
  const columns: Column<Booking>[] = [
    {
      key: 'date',
      header: t('common.date'),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ date }) => formatDate(date),
    },
    {
      key: 'what',
      header: t('billing.ledger.columns.what'),
      title: true,
      cell: (booking) => <What booking={booking} />,
    },
    {
      key: 'amount',
      header: t('common.amount'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ amount, reversedById }) => (
        <span className={clsx(amount < 0 && 'text-success-ink', reversedById !== null && 'line-through')}>
          {formatMoney(amount)}
        </span>
      ),
    },
    {
      key: 'balance',
      header: t('billing.ledger.columns.balance'),
      align: 'end',
      cell: ({ balance }) => <Balance cents={balance} />,
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      className: 'max-sm:absolute max-sm:end-2 max-sm:top-2 max-sm:p-0! sm:w-14',
      cell: (booking) => <EntryMenu booking={booking} {...actions} />,
    },
  ];
  return (
    <div className="max-sm:[&_tbody_th]:pe-12! max-sm:[&_tbody_tr]:relative">
      <Table
        caption={t('billing.ledger.title')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </div>
  );
}

/** What was booked, for whom, why, how it was paid and who recorded it. */
function What({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const { kind, description, childName, serviceFrom, serviceTo, reason, method, reference, receiptNumber } = booking;
  const to = serviceTo ?? serviceFrom;
  const days =
    serviceFrom === null || to === null || serviceFrom === to
      ? serviceFrom && formatDate(serviceFrom)
      : t('billing.ledger.days', { from: formatDate(serviceFrom), to: formatDate(to) });
  const paid = method && t(`billing.methods.${method}`);
  const by = booking.recordedBy && t('billing.ledger.recordedBy', { name: booking.recordedBy });
  const facts = [childName, days, paid, reference, receiptNumber, by].filter(Boolean);
  return (
    <span className="block min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">
          {kind === 'reversal'
            ? t('billing.ledger.takenBack', { what: description || t('billing.kinds.reversal') })
            : description || t(`billing.kinds.${kind}`)}
        </span>
        {booking.reversedById !== null && <Badge>{t('billing.ledger.reversed')}</Badge>}
        {booking.refunded > 0 && (
          <Badge tone="info">{t('billing.ledger.refunded', { amount: formatMoney(booking.refunded) })}</Badge>
        )}
      </span>
      {facts.length > 0 && (
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{facts.join(' · ')}</span>
      )}
      {reason && (
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">
          {t('billing.ledger.reason', { reason })}
        </span>
      )}
    </span>
  );
}
