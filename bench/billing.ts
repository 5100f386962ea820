import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { inCenter } from '#server/db/open-scope.ts';
import { invoiceRun, startRun, stepRun } from '#server/domains/billing/invoices/runs.ts';
import { startServer } from '#server/start.ts';
import { makeCenter } from '#testing/world.ts';
import { atMost, type Row } from './rows.ts';

const FAMILIES = 5000;
const MONDAY = '2026-11-23';

/** The weekly invoices of 5,000 families, part by part, with the progress a screen would read in between. */
export async function measureInvoiceRun(dataDir: string): Promise<Row[]> {
  const { server, reach, stop } = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, []));
  try {
    const { centerId } = await makeCenter({ server }, { families: 0 });
    await enrollFamilies(reach.admin, centerId);
    const inside = <T>(work: Parameters<typeof inCenter<T>>[2]) => inCenter(server, { centerId }, work);
    const { id } = await inside((scope) => startRun(scope, { from: MONDAY, to: '2026-11-29', send: true }));
    const began = performance.now();
    let progress = 0;
    let slowest = 0;
    for (let isMore = true; isMore; ) {
      const stepBegan = performance.now();
      isMore = await inside((scope) => stepRun(server, scope, id));
      slowest = Math.max(slowest, performance.now() - stepBegan);
      const { done } = await inside((scope) => invoiceRun(scope, id));
      if (done <= progress && isMore) throw new Error('The run does not come forward');
      progress = done;
    }
    const seconds = (performance.now() - began) / 1000;
    const { invoices, amount } = await inside((scope) => invoiceRun(scope, id));
    if (invoices !== FAMILIES || amount !== FAMILIES * 35_000)
      throw new Error(`${invoices} invoices over ${amount} cents were made`);
    return [
      atMost('an invoice run for 5,000 families', seconds, 60, 's', 1),
      atMost('its longest part, while payments wait', slowest, 5000, 'ms'),
    ];
  } finally {
    await stop();
  }
}

/** Families as a year of daily life would have made them; only what the run reads. */
async function enrollFamilies(admin: pg.ClientConfig, centerId: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query("select set_config('app.center_id', $1, false)", [centerId]);
    for (const statement of FAMILIES_SQL)
      await client.query(statement, statement.includes('$2') ? [centerId, FAMILIES] : [centerId]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const FAMILIES_SQL = [
  `insert into child (center_id, first_name, last_name, date_of_birth, room_id, created_at)
   select $1, 'Child', 'Number ' || n, '2023-09-01', (select min(id) from room where center_id = $1), now() from generate_series(1, $2::int) n`,
  `insert into child_enrollment (center_id, child_id, starts_on, created_at) select $1, id, '2026-01-01', now() from child where center_id = $1`,
  `insert into guardian (center_id, first_name, last_name, created_at, updated_at)
   select $1, 'Guardian', last_name, now(), now() from child where center_id = $1 order by id`,
  `insert into billing_account (center_id, kind, guardian_id, created_at) select $1, 'guardian', id, now() from guardian where center_id = $1 order by id`,
  `insert into payer_split (center_id, child_id, from_date, created_at) select $1, id, '2026-01-01', now() from child where center_id = $1 order by id`,
  `insert into payer_share (center_id, split_id, billing_account_id, place, basis_points)
   select $1, s.id, b.id, 0, 10000 from (select id, row_number() over (order by id) as n from payer_split where center_id = $1) s
   join (select id, row_number() over (order by id) as n from billing_account where center_id = $1) b using (n)`,
  `insert into plan_enrollment (center_id, child_id, plan_id, from_date, created_at)
   select $1, c.id, (select id from billing_plan where center_id = $1 and cadence = 'weekly'), '2026-01-05', now() from child c where c.center_id = $1 order by c.id`,
];
