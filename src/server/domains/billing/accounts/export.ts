import { LONGEST_LIST } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { TableDocument } from '#server/kernel/documents/table.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { type EntryRow, entriesBetween } from './export-queries.ts';
import { invoiceNumber, receiptNumber, todayOf } from './ledger.ts';

const COLUMNS = [
  'date',
  'booking',
  'kind',
  'category',
  'account',
  'debit',
  'credit',
  'payer',
  'child',
  'description',
  'reason',
  'method',
  'reference',
  'receipt',
  'invoice',
  'reverses',
] as const;

type Column = (typeof COLUMNS)[number];

type Line = Readonly<Record<Column, string | number>>;

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly format?: 'csv' | 'xlsx' | undefined;
}

/** Reads every ledger entry of some days, for the accountant. */
export async function readLedger(scope: Scope, { from, to, format = 'csv' }: Asked) {
  const today = await todayOf(scope);
  const range = { from: from ?? `${today.slice(0, 4)}-01-01`, to: to ?? today };
  refuseLong(range, LONGEST_LIST);
  const lines = await flatMapInSlices(await scope.all(entriesBetween(range.from, range.to)), (row) => [asLine(row)]);
  audit(scope, { action: 'export', entity: 'ledger', ids: [], after: { ...range, format, entries: lines.length } });
  const table: TableDocument = {
    language: 'en',
    fileName: `ledger-${range.from}-${range.to}`,
    title: 'Ledger',
    center: '',
    facts: [],
    columns: COLUMNS.map((label) => ({ label, width: 1, isMoney: label === 'debit' || label === 'credit' })),
    rows: lines.map((line) => COLUMNS.map((column) => line[column])),
  };
  return { table, format };
}

const asLine = ({ id, amount, receipt, invoice, reversesId, ...row }: EntryRow): Line => ({
  date: row.date,
  booking: String(id),
  kind: row.kind,
  category: row.category ?? '',
  account: row.account,
  debit: amount > 0 ? amount / 100 : '',
  credit: amount < 0 ? -amount / 100 : '',
  payer: row.payer,
  child: row.child ?? '',
  description: row.description,
  reason: row.reason ?? '',
  method: row.method ?? '',
  reference: row.reference ?? '',
  receipt: receipt === null ? '' : receiptNumber(receipt),
  invoice: invoice === null ? '' : invoiceNumber(invoice),
  reverses: reversesId === null ? '' : String(reversesId),
});
