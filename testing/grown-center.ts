import type pg from 'pg';

/** How much is put in. */
export interface Growth {
  readonly centers: number;
  readonly years: number;
  /** Of each table but attendance: the history goes back less far, and is made for fewer centers, where it would be more. */
  readonly mostRows: number;
}

/** What a center writes day by day. What it holds for good (rooms, people, plans) stays as it is. */
const RECORDS = [
  'attendance',
  'activity',
  'nap_check',
  'daily_report',
  'incident',
  'incident_receipt',
  'notice',
  'medication',
  'staff_duty',
  'staff_presence',
  'headcount',
  'message_thread',
  'thread_member',
  'message',
  'message_text',
  'message_recipient',
  'message_attachment',
  'gallery_photo',
  'photo_child',
  'photo_room',
  'photo_presence',
  'child_milestone',
  'notification',
  'notification_delivery',
  'kiosk_move',
  'kiosk_entry',
  'ledger_transaction',
  'ledger_entry',
  'invoice',
  'invoice_line',
  'audit',
  'audit_detail',
  'audit_row',
  'audit_seal',
] as const;

/** The tables of the books, which go back further than a center's attendance: each copy of them lies further back. */
const BOOKS = new Set<string>(['ledger_transaction', 'ledger_entry', 'invoice', 'invoice_line']);
/** Ids of what is made stand so far before the center's own that its newest rows stay the newest. */
const APART = 10_000_000;
/** Numbers that people count with, in the center's own order: those of what is made are above all others. */
const COUNTED = new Set(['number', 'receipt', 'sequence']);

/** What is open in the center's last days was closed in its time: when, in the copies that lie back. */
const CLOSED: Readonly<Record<string, string>> = {
  'attendance.check_out': `check_in + interval '8 hours'`,
  'activity.ended_at': `case when kind = 'nap' then at + interval '1 hour' end`,
  'staff_duty.ended_at': `started_at + interval '8 hours'`,
  'incident.parent_notified_at': 'created_at',
  'notification.read_at': 'created_at',
  'message_recipient.read_at': 'sent_at',
};

/** What was booked in the last days and is on no invoice yet was invoiced in its time: of the copies' years it is left out. */
const IS_WAITING = `(t.kind in ('charge', 'adjustment') and t.amount > 0
  and not exists (select from invoice_line l where l.center_id = t.center_id and l.transaction_id = t.id)
  and not exists (select from ledger_transaction r where r.center_id = t.center_id and r.reverses_id = t.id))`;
/** Which rows `o` are left out of the copies that lie back. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  ledger_transaction: `exists (select from ledger_transaction t where t.center_id = o.center_id and t.id = o.id and ${IS_WAITING})`,
  ledger_entry: `exists (select from ledger_transaction t where t.center_id = o.center_id and t.id = o.transaction_id and ${IS_WAITING})`,
};

interface Column {
  readonly name: string;
  /** What its value is in the copy `n` periods back. */
  readonly back: string;
}

/**
 * Repeats what a center has, back through the years and for other centers, straight in the tables: the rows refer to each other as
 * the center's own do, and nothing that it shows of its last weeks changes. Rows that a rule of the schema keeps apart by
 * something else are left out.
 * @param admin a superuser's connection
 * @returns rows by table
 */
export async function growCenter(
  admin: pg.ClientBase,
  { centers, years, mostRows }: Growth,
  tell: (line: string) => void = () => undefined,
): Promise<ReadonlyMap<string, number>> {
  const { rows: spans } = await admin.query<{ center: string; days: number; ofBooks: number }>(
    `select center_id as center, max(date) - min(date) + 1 as days,
       (select coalesce(max(t.date) - min(t.date), 0) + 1 from ledger_transaction t where t.center_id = a.center_id) as "ofBooks"
     from attendance a group by 1 order by count(*) desc limit 1`,
  );
  const [span] = spans;
  if (!span) throw new Error('There is no attendance to repeat');
  // Whole weeks, so that a Monday stays one.
  const period = Math.ceil(span.days / 7) * 7;
  const periods = Math.ceil((365 * years) / period);
  const grown = new Map<string, number>();
  await admin.query('set session_replication_role = replica');
  for (const table of RECORDS) {
    const columns = await columnsOf(admin, table, period);
    const own = await countOf(admin, table);
    const most = table === 'attendance' ? Number.POSITIVE_INFINITY : mostRows;
    const back = Math.min(periods, Math.floor(most / Math.max(own, 1)));
    const every = BOOKS.has(table) ? Math.ceil(span.ofBooks / period) : 1;
    const copies = `generate_series(${every}, ${back}, ${every})`;
    await repeat(admin, table, span.center, copies, columns, LEFT_OUT[table]);
    if (table === 'ledger_transaction') await payUp(admin, span.center);
    const others = Math.min(centers - 1, Math.floor(most / Math.max(await countOf(admin, table), 1)));
    const elsewhere = columns.map(({ name }) => ({ name, back: name === 'center_id' ? 'center_id + 1000 + n' : name }));
    await repeat(admin, table, span.center, `generate_series(1, ${others})`, elsewhere);
    const rows = await countOf(admin, table);
    grown.set(table, rows);
    tell(`${table}: ${own} → ${rows} rows (${Math.floor(back / every)} times back, ${others} other centers)`);
  }
  await admin.query('set session_replication_role = origin');
  await admin.query('vacuum analyze');
  await admin.query('checkpoint');
  return grown;
}

/** Adds what a center has in a table once for each `n` of a series. */
async function repeat(
  admin: pg.ClientBase,
  table: string,
  center: string,
  series: string,
  columns: readonly Column[],
  leftOut = 'false',
): Promise<void> {
  await admin.query(
    `insert into ${table} (${columns.map(({ name }) => name).join()}) overriding system value
     select ${columns.map(({ back }) => back).join()} from ${table} o, ${series} n
     where center_id = ${center} and not ${leftOut} on conflict do nothing`,
  );
}

/**
 * In each copy's last days the payers paid what they owed of it, or got back what they had paid too much; so every account owes what
 * it owed, and its sums stay as they are.
 */
async function payUp(admin: pg.ClientBase, center: string): Promise<void> {
  await admin.query(
    `insert into ledger_transaction (center_id, id, billing_account_id, kind, date, amount, method, receipt, reason, refunds_id, created_at)
     overriding system value
     select ${center}, -n * ${APART} - account, account, case when owed > 0 then 'payment' else 'refund' end, last, -owed, 'check',
       account + n * ${APART} + ${APART} / 2, 'settled', case when owed < 0 then -n * ${APART} - account end, last
     from (select billing_account_id as account, (${APART} - 1 - id) / ${APART} as n, sum(amount) as owed, max(date) as last
           from ledger_transaction where center_id = ${center} and id < 0 group by 1, 2) a
     where owed <> 0`,
  );
}

async function countOf(admin: pg.ClientBase, table: string): Promise<number> {
  const { rows } = await admin.query<{ count: string }>(`select count(*) as count from ${table}`);
  return Number(rows[0]?.count);
}

/** The columns that are written, and what becomes of each in a copy: ids of records stand apart, days and moments lie back. */
async function columnsOf(admin: pg.ClientBase, table: string, days: number): Promise<Column[]> {
  const { rows } = await admin.query<{ name: string; type: string; isRecords: boolean }>(
    `select a.attname as name, format_type(a.atttypid, null) as type,
       a.attname = 'id' or exists (
         select from pg_constraint f join pg_class c on c.oid = f.confrelid
         where f.contype = 'f' and f.conrelid = a.attrelid and a.attnum = any (f.conkey) and c.relname = any ($2)) as "isRecords"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by a.attnum`,
    [table, [...RECORDS]],
  );
  return rows.map(({ name, type, isRecords }) => {
    const closing = CLOSED[`${table}.${name}`];
    const value = closing ? `coalesce(${name}, ${closing})` : name;
    return { name, back: backOf({ name, value, type, isRecords, days }) };
  });
}

interface Copied {
  readonly name: string;
  readonly value: string;
  readonly type: string;
  readonly isRecords: boolean;
  /** How long a period is. */
  readonly days: number;
}

function backOf({ name, value, type, isRecords, days }: Copied): string {
  if (name === 'center_id') return name;
  if (isRecords && type === 'bigint') return `${name} - n * ${APART}`;
  if (COUNTED.has(name)) return `${name} + n * ${APART}`;
  if (type === 'date') return `${value} - n * ${days}`;
  if (type.startsWith('timestamp')) return `${value} - n * interval '${days} days'`;
  return name;
}
