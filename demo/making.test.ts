import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../testing/until.ts';
import { type DemoCenter, makeDemo, openEmpty } from './demo-center.ts';

// Whole centers are made here.
vi.setConfig({ testTimeout: 60_000 });

const NOW = '2026-10-06T14:30:00Z';

const open: DemoCenter[] = [];
const empty = async () => {
  const demo = await openEmpty(NOW);
  open.push(demo);
  return demo;
};
afterEach(async () => {
  for (const demo of open.splice(0)) await demo.stop();
});

test('the same moment gives the same center', async () => {
  const [one, other] = [await empty(), await empty()];
  expect((await makeDemo(one)).status).toBe(201);
  expect((await makeDemo(other)).status).toBe(201);
  // What waits in the outbox depends on how far the jobs are.
  const tables = (await tablesOf(one)).filter((table) => table !== 'outbox');
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) expect(await contentOf(other, table), table).toEqual(await contentOf(one, table));
});

test('when it is interrupted, nothing of it is there, and the next try makes it whole', async () => {
  const demo = await empty();
  const interrupted = makeDemo(demo);
  await until(() => endTransaction(demo, '%into "attendance"%'));
  expect((await interrupted).status).toBe(503);

  for (const table of await tablesOf(demo)) expect(await demo.count(`select count(*) from ${table}`), table).toBe(0);
  expect((await makeDemo(demo)).status).toBe(201);
  expect(await demo.count(`select count(*) from child`)).toBe(64);
});

test('it is made once: as the second center it is refused', async () => {
  const demo = await empty();
  const answers = await Promise.all([makeDemo(demo), makeDemo(demo)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await demo.count(`select count(*) from center`)).toBe(1);
  expect(await demo.count(`select count(*) from child`)).toBe(64);
});

/** Ends the connection that is just writing what `doing` matches; whether there was one. */
async function endTransaction({ larkhouse }: DemoCenter, doing: string): Promise<boolean> {
  const client = new pg.Client(larkhouse.superuser);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'larkhouse_jobs' and query ilike $1`,
      [doing],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

const tablesOf = async (demo: DemoCenter) =>
  (
    await demo.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'center_id' order by 1`,
    )
  ).map(({ name }) => name);

/** Everything but what is never the same: what is salted or drawn by lot, transaction numbers, how far the mail is. */
const contentOf = (demo: DemoCenter, table: string) =>
  demo.rows(
    `select row from ${table} t, lateral (select to_jsonb(t) - $1::text[] as row) comparable order by row::text`,
    VARYING,
  );
const VARYING = [
  'password_hash',
  'tx',
  'code_hash',
  'code_sealed',
  'content_sealed',
  'ach_account_sealed',
  'stream_sealed',
  'kept_at',
];
