import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { invoiceRuns } from '../../../../../domains/billing/invoicing-queries.ts';
import type { InvoiceRun } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate, formatInstant } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { type Column, Table } from '../../../../../ui/Table.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';

const TONES = { done: 'success', running: 'info', waiting: 'highlight' } as const;

/** Who made invoices when, for which days. */
export function RunList({ onOpen }: { onOpen(id: number): void }) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(invoiceRuns);
  const columns: Column<InvoiceRun>[] = [
    {
      key: 'period',
      header: t('billingInvoices.runs.columns.period'),
      title: true,
      cell: ({ id, from, to }) => (
        <button
          type="button"
          className="-my-1.5 min-h-11 cursor-pointer text-start tabular-nums hover:underline"
          onClick={() => onOpen(id)}
        >
          {t('billingInvoices.runs.period', { from: formatDate(from), to: formatDate(to) })}
        </button>
      ),
    },
    {
      key: 'status',
      header: t('billingInvoices.columns.status'),
      cell: ({ status }) => <Badge tone={TONES[status]}>{t(`billingInvoices.runs.states.${status}`)}</Badge>,
    },
    {
      key: 'made',
      header: t('billingInvoices.runs.columns.made'),
      cell: ({ createdAt, startedBy }) => (
        <span>
          <span className="block tabular-nums">{formatInstant(createdAt)}</span>
          <span className="block text-ink-soft text-sm">{startedBy ?? t('billingInvoices.runs.automatic')}</span>
        </span>
      ),
    },
    { key: 'invoices', header: t('billingInvoices.make.invoices'), align: 'end', cell: ({ invoices }) => invoices },
    {
      key: 'amount',
      header: t('billingInvoices.columns.total'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
  ];
  return (
    <Section title={t('billingInvoices.runs.title')} description={t('billingInvoices.runs.text')}>
      {data ? (
        <Card flush className="overflow-clip">
          <Table
            caption={t('billingInvoices.runs.title')}
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
            empty={<EmptyState icon={<History />} title={t('billingInvoices.runs.none')} />}
          />
        </Card>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingInvoices.runs.notRead')}
        </Alert>
      ) : (
        <ListSkeleton label={t('shell.loading')} />
      )}
    </Section>
  );
}
