import { sql } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import type { FileAnswer } from '../../http/files.ts';
import { invalid } from '../../refusal.ts';
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

/** Every ledger entry of some days, for the accountant. Texts are text: no program takes one for a formula. */
export async function exportLedger(scope: Scope, { from, to, format = 'csv' }: Asked): Promise<FileAnswer> {
  const today = await todayOf(scope);
  const window = { from: from ?? `${today.slice(0, 4)}-01-01`, to: to ?? today };
  if (window.from > window.to) throw invalid({ from: 'The first day must not be after the last day' });
  const lines = (await scope.all(entriesBetween(window.from, window.to))).map(asLine);
  audit(scope, { action: 'export', entity: 'ledger', ids: [], after: { ...window, format, entries: lines.length } });
  const name = `ledger-${window.from}-${window.to}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', content: await asCsv(lines) }
    : { name, type: XLSX, content: await asSheet(lines) };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function asCsv(lines: readonly Line[]): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  const rows = lines.map((line) => COLUMNS.map((column) => cellText(line[column])));
  return Buffer.from(stringify(rows, { header: true, columns: [...COLUMNS], escape_formulas: true, bom: true }));
}

/** Amounts keep their sign out of formulas: debit and credit are never below zero. */
const cellText = (value: string | number) => (typeof value === 'number' ? value.toFixed(2) : value);

async function asSheet(lines: readonly Line[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const header = COLUMNS.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const rows = lines.map((line) =>
    COLUMNS.map((column) => {
      const value = line[column];
      return typeof value === 'number'
        ? { value, type: Number, format: '#,##0.00' }
        : { value: value.replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '').toWellFormed(), type: String };
    }),
  );
  const columns = COLUMNS.map((column) => ({ width: column === 'description' || column === 'payer' ? 28 : 14 }));
  return writeXlsxFile([header, ...rows], { sheet: 'Ledger', stickyRowsCount: 1, columns }).toBuffer();
}

interface EntryRow {
  readonly date: string;
  readonly id: number;
  readonly kind: string;
  readonly category: string | null;
  readonly account: string;
  readonly amount: number;
  readonly payer: string;
  readonly child: string | null;
  readonly description: string;
  readonly reason: string | null;
  readonly method: string | null;
  readonly reference: string | null;
  readonly receipt: number | null;
  readonly invoice: number | null;
  readonly reversesId: number | null;
}
const entriesBetween = (from: string, to: string) => sql<EntryRow>`
  select t.date, t.id, t.kind, t.category, e.account, e.amount, coalesce(b.name, g.first_name || ' ' || g.last_name) as payer,
    k.first_name || ' ' || k.last_name as child, t.description, t.reason, t.method, t.reference, t.receipt, i.number as invoice, t.reverses_id
  from ledger_transaction t
  join ledger_entry e on e.center_id = t.center_id and e.transaction_id = t.id
  join billing_account b on b.center_id = t.center_id and b.id = t.billing_account_id
  left join guardian g on g.center_id = b.center_id and g.id = b.guardian_id
  left join child k on k.center_id = t.center_id and k.id = t.child_id
  left join invoice_line l on l.center_id = t.center_id and l.transaction_id = t.id
  left join invoice i on i.center_id = l.center_id and i.id = l.invoice_id
  where t.date between ${from}::date and ${to}::date order by t.date, t.id, e.amount desc`;

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
