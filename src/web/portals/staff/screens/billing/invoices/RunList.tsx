import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { invoiceRuns } from '#web/domains/billing/invoicing-queries.ts';
import type { InvoiceRun } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

const TONES = { done: 'success', running: 'info', waiting: 'highlight', failed: 'attention' } as const;

/** Who made invoices when, for which days. */
export function RunList({ onOpen }: { onOpen(id: number): void }) {
  const { t } = useTranslation();
  const query = useQuery(invoiceRuns);
  const columns: Column<InvoiceRun>[] = [
    {
      key: 'period',
      header: t('common.days'),
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
      header: t('common.status'),
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
      header: t('common.total'),
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
  ];
  return (
    <Section title={t('billingInvoices.runs.title')} description={t('billingInvoices.runs.text')}>
      <Loaded
        query={query}
        failed={t('billingInvoices.runs.notRead')}
        skeleton={<ListSkeleton label={t('shell.loading')} />}
      >
        {(data) => (
          <Card flush className="overflow-clip">
            <Table
              caption={t('billingInvoices.runs.title')}
              columns={columns}
              rows={data}
              rowKey={({ id }) => id}
              empty={
                <EmptyState icon={<History />} title={t('billingInvoices.runs.none')}>
                  {t('billingInvoices.runs.noneText')}
                </EmptyState>
              }
            />
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
