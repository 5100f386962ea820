import type { ReactNode } from 'react';
import type { Invoice } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';

type InvoiceTableProps = { invoices: readonly Invoice[]; empty: ReactNode; onOpen(id: number): void };

export function InvoiceTable({ invoices, empty, onOpen }: InvoiceTableProps) {
  const { t } = useTranslation();
  const columns: Column<Invoice>[] = [
    {
      key: 'payer',
      header: t('billingInvoices.columns.payer'),
      title: true,
      cell: ({ id, number, accountName }) => (
        <button
          type="button"
          className="-my-1.5 block min-h-11 cursor-pointer py-1.5 text-start hover:underline"
          onClick={() => onOpen(id)}
        >
          <span className="wrap-anywhere block">{accountName}</span>
          <span className="block font-normal text-ink-soft text-sm tabular-nums">{number}</span>
        </button>
      ),
    },
    {
      key: 'status',
      header: t('common.status'),
      cell: ({ status }) => <InvoiceStatus status={status} />,
    },
    {
      key: 'issued',
      header: t('billingInvoices.columns.issued'),
      className: 'tabular-nums sm:max-lg:hidden',
      cell: ({ issuedOn }) => formatDate(issuedOn),
    },
    {
      key: 'due',
      header: t('billingInvoices.columns.due'),
      className: 'tabular-nums',
      cell: ({ dueOn }) => formatDate(dueOn),
    },
    {
      key: 'total',
      header: t('common.total'),
      align: 'end',
      cell: ({ total }) => formatMoney(total),
    },
    {
      key: 'open',
      header: t('billingInvoices.columns.open'),
      align: 'end',
      cell: ({ open }) => (open > 0 ? formatMoney(open) : '–'),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      cell: (invoice) => (
        <span className="flex justify-end">
          <InvoiceMenu invoice={invoice} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={t('billingInvoices.title')}
      columns={columns}
      rows={invoices}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
