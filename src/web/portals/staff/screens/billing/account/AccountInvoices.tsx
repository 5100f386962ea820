import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Invoice } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { InvoiceMenu } from '../invoices/InvoiceMenu.tsx';
import { InvoiceStatus } from '../invoices/InvoiceStatus.tsx';

/** How many invoices are shown at first: those that are unpaid are among the newest. */
const FIRST = 6;

/** An account's invoices, newest first. */
export function AccountInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const columns: Column<Invoice>[] = [
    {
      key: 'number',
      header: t('billing.invoices.columns.number'),
      title: true,
      cell: ({ id, number, description }) => (
        <span className="block min-w-0">
          <TextLink
            asChild
            quiet
            className="tabular-nums pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            <Link to={`/billing?tab=invoices&invoice=${id}`}>{number}</Link>
          </TextLink>
          <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{description}</span>
        </span>
      ),
    },
    {
      key: 'due',
      header: t('billing.invoices.columns.due'),
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ dueOn }) => formatDate(dueOn),
    },
    {
      key: 'status',
      header: t('billing.invoices.columns.status'),
      cell: (invoice) => <InvoiceStatus status={invoice.status} />,
    },
    {
      key: 'total',
      header: t('common.total'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ total }) => formatMoney(total),
    },
    {
      key: 'open',
      header: t('billing.invoices.columns.open'),
      align: 'end',
      className: 'whitespace-nowrap tabular-nums',
      cell: ({ open }) => formatMoney(open),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      className: 'max-sm:absolute max-sm:end-2 max-sm:top-2 max-sm:p-0! sm:w-14',
      cell: (invoice) => <InvoiceMenu invoice={invoice} />,
    },
  ];
  return (
    <Card as="section" title={t('billing.invoices.title')} flush>
      <div className="max-sm:[&_tbody_th]:pe-12! max-sm:[&_tbody_tr]:relative">
        <Table
          caption={t('billing.invoices.title')}
          columns={columns}
          rows={all ? invoices : invoices.slice(0, FIRST)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<FileText />} title={t('billing.invoices.empty')}>
              {t('billing.invoices.emptyText')}
            </EmptyState>
          }
        />
      </div>
      {!all && invoices.length > FIRST && (
        <More label={t('billing.invoices.all', { count: invoices.length })} onMore={() => setAll(true)} />
      )}
    </Card>
  );
}
