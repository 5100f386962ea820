import { type ReactNode, useState } from 'react';
import type { YearEndRow } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { More } from '#web/ui/ManagedList.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { PayerDocuments } from './PayerDocuments.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** How many rows are drawn at a time. */
const PAGE = 100;

type YearTableProps = { rows: readonly YearEndRow[]; year: number; empty: ReactNode };

export function YearTable({ rows, year, empty }: YearTableProps) {
  const { t } = useTranslation();
  const [most, setMost] = useState(PAGE);
  const [receiptOf, setReceiptOf] = useState<YearEndRow>();
  const columns: Column<YearEndRow>[] = [
    { key: 'payer', header: t('billingInvoices.columns.payer'), title: true, cell: ({ accountName }) => accountName },
    {
      key: 'children',
      header: t('common.children'),
      cell: ({ children }) => (
        <ul className="tabular-nums">
          {children.map(({ childId, childName, paid }) => (
            <li key={childId}>
              {t('billingYearEnd.child', { name: childName || t('billingYearEnd.ahead'), amount: formatMoney(paid) })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'paid',
      header: t('billingYearEnd.columns.paid'),
      align: 'end',
      cell: ({ paid }) => <span className="font-semibold">{formatMoney(paid)}</span>,
    },
    {
      key: 'documents',
      header: t('billingYearEnd.columns.documents'),
      cell: ({ publishedAt, isStale }) =>
        publishedAt === null ? (
          <Badge>{t('billingYearEnd.states.none')}</Badge>
        ) : isStale ? (
          <Badge tone="highlight">{t('billingYearEnd.states.stale')}</Badge>
        ) : (
          <Badge tone="success">{t('billingYearEnd.states.given', { date: formatDate(dayOf(publishedAt)) })}</Badge>
        ),
    },
    {
      key: 'papers',
      header: t('billingYearEnd.columns.papers'),
      headerHidden: true,
      cell: (row) => (
        <span className="flex justify-end">
          <PayerDocuments row={row} year={year} onReceipt={() => setReceiptOf(row)} />
        </span>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('billingYearEnd.caption', { year })}
        columns={columns}
        rows={rows.slice(0, most)}
        rowKey={({ accountId }) => accountId}
        empty={empty}
      />
      {rows.length > most && (
        <More
          label={t('billingInvoices.more', { shown: most, count: rows.length })}
          onMore={() => setMost(most + PAGE)}
        />
      )}
      {receiptOf && (
        <ReceiptDialog key={receiptOf.accountId} row={receiptOf} year={year} onClose={() => setReceiptOf(undefined)} />
      )}
    </>
  );
}
