import type { ReactNode } from 'react';
import type { Invoice } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { type Column, Table } from '../../../../../ui/Table.tsx';
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
      header: t('billingInvoices.columns.status'),
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
      header: t('billingInvoices.columns.total'),
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
      header: t('billingInvoices.columns.actions'),
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
