import { type ReactNode, useState } from 'react';
import type { YearEndRow } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { dayOf, formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { type Column, Table } from '../../../../../ui/Table.tsx';
import { PayerPapers } from './PayerPapers.tsx';
import { ReceiptDialog } from './ReceiptDialog.tsx';

/** So many rows are drawn at a time. */
const PAGE = 100;

type YearTableProps = { rows: readonly YearEndRow[]; year: number; empty: ReactNode };

export function YearTable({ rows, year, empty }: YearTableProps) {
  const { t } = useTranslation();
  const [most, setMost] = useState(PAGE);
  const [receiptOf, setReceiptOf] = useState<YearEndRow>();
  const columns: Column<YearEndRow>[] = [
    { key: 'payer', header: t('billingYear.columns.payer'), title: true, cell: ({ accountName }) => accountName },
    {
      key: 'children',
      header: t('billingYear.columns.children'),
      cell: ({ children }) => (
        <ul className="tabular-nums">
          {children.map(({ childId, childName, paid }) => (
            <li key={childId}>
              {t('billingYear.child', { name: childName || t('billingYear.ahead'), amount: formatMoney(paid) })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'paid',
      header: t('billingYear.columns.paid'),
      align: 'end',
      cell: ({ paid }) => <span className="font-semibold">{formatMoney(paid)}</span>,
    },
    {
      key: 'documents',
      header: t('billingYear.columns.documents'),
      cell: ({ publishedAt, isStale }) =>
        publishedAt === null ? (
          <Badge>{t('billingYear.states.none')}</Badge>
        ) : isStale ? (
          <Badge tone="highlight">{t('billingYear.states.stale')}</Badge>
        ) : (
          <Badge tone="success">{t('billingYear.states.given', { date: formatDate(dayOf(publishedAt)) })}</Badge>
        ),
    },
    {
      key: 'papers',
      header: t('billingYear.columns.papers'),
      headerHidden: true,
      cell: (row) => (
        <span className="flex justify-end">
          <PayerPapers row={row} year={year} onReceipt={() => setReceiptOf(row)} />
        </span>
      ),
    },
  ];
  return (
    <>
      <Table
        caption={t('billingYear.caption', { year })}
        columns={columns}
        rows={rows.slice(0, most)}
        rowKey={({ accountId }) => accountId}
        empty={empty}
      />
      {rows.length > most && (
        <div className="flex justify-center border-line border-t p-4">
          <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
            {t('billingInvoices.more', { shown: most, count: rows.length })}
          </Button>
        </div>
      )}
      {receiptOf && (
        <ReceiptDialog key={receiptOf.accountId} row={receiptOf} year={year} onClose={() => setReceiptOf(undefined)} />
      )}
    </>
  );
}
