import type pg from 'pg';

/** How much is put in, and what of it there is then. */
export interface Growth {
  readonly centers: number;
  readonly years: number;
  /** Of each table but attendance; the history is made for fewer centers where it would be more. */
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
/** Ids of what is made stand this far before the demonstration's own, so that its newest rows stay the newest. */
const APART = 10_000_000;

interface Column {
  readonly name: string;
  /** What its value is in the copy `n` periods back. */
  readonly back: string;
}

/**
 * Repeats what the demonstration center has, back through the years and for other centers, straight in the tables: the rows refer to
 * each other as the center's own do, and nothing the center shows of its last weeks changes.
 * @param admin a superuser's connection
 * @returns rows by table
 */
export async function grow(
  admin: pg.ClientBase,
  { centers, years, mostRows }: Growth,
  tell: (line: string) => void,
): Promise<Map<string, number>> {
  const rows = new Map<string, number>();
  await admin.query('set session_replication_role = replica');
  const { rows: spans } = await admin.query<{ center: string; days: number }>(
    `select center_id as center, max(date) - min(date) + 1 as days from attendance group by 1 order by count(*) desc limit 1`,
  );
  const [span] = spans;
  if (!span) throw new Error('There is no attendance to repeat');
  // Whole weeks, so that a Monday stays one.
  const period = Math.ceil(span.days / 7) * 7;
  const periods = Math.ceil((365 * years) / period);
  for (const table of RECORDS) {
    const columns = await columnsOf(admin, table, period);
    const names = columns.map(({ name }) => name).join();
    const own = await countOf(admin, table);
    const most = table === 'attendance' ? Number.POSITIVE_INFINITY : mostRows;
    const back = Math.min(periods, Math.floor(most / Math.max(own, 1)));
    await admin.query(
      `insert into ${table} (${names}) overriding system value select ${columns.map((column) => column.back).join()}
       from ${table}, generate_series(1, ${back}) n where center_id = ${span.center} on conflict do nothing`,
    );
    const whole = await countOf(admin, table);
    const others = Math.min(centers - 1, Math.floor(most / Math.max(whole, 1)));
    const elsewhere = columns.map(({ name }) => (name === 'center_id' ? `center_id + 1000 + m` : name)).join();
    if (others > 0)
      await admin.query(
        `insert into ${table} (${names}) overriding system value select ${elsewhere}
         from ${table}, generate_series(1, ${others}) m where center_id = ${span.center} on conflict do nothing`,
      );
    rows.set(table, await countOf(admin, table));
    tell(`${table}: ${own} became ${rows.get(table)} (${back} periods back, ${others} other centers)`);
  }
  await admin.query('set session_replication_role = origin');
  await admin.query('vacuum analyze');
  await admin.query('checkpoint');
  return rows;
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
    if (name !== 'center_id' && isRecords && type === 'bigint') return { name, back: `${name} - n * ${APART}` };
    if (type === 'date') return { name, back: `${name} - n * ${days}` };
    if (type.startsWith('timestamp')) return { name, back: `${name} - n * interval '${days} days'` };
    return { name, back: name };
  });
}
