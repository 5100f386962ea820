import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DemoCenter, makeDemo, openEmpty } from '#testing/demo-center.ts';
import { until } from '#testing/until.ts';

// Whole centers are made here.
vi.setConfig({ testTimeout: 300_000 });

const NOW = '2026-10-06T14:30:00Z';

// Centers of one moment, each made in another way.
let asked: DemoCenter;
let interrupted: DemoCenter;
let other: DemoCenter;
beforeAll(async () => {
  [asked, interrupted, other] = [await openEmpty(NOW), await openEmpty(NOW), await openEmpty(NOW)];
});
afterAll(async () => {
  for (const demo of [asked, interrupted, other]) await demo.stop();
});

test('it is made once: asked for twice at the same moment, one is refused', async () => {
  const answers = await Promise.all([makeDemo(asked), makeDemo(asked)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await asked.count(`select count(*) from center`)).toBe(1);
  expect(await asked.count(`select count(*) from child`)).toBe(66);
});

test('when it is interrupted, nothing of it is there, and the next try makes it whole', async () => {
  const making = makeDemo(interrupted);
  await until(() => endTransactionThatWrote(interrupted, 'attendance'), 120_000);
  expect((await making).status).toBe(503);

  for (const table of await tablesOf(interrupted))
    expect(await interrupted.count(`select count(*) from ${table}`), table).toBe(0);
  expect((await makeDemo(interrupted)).status).toBe(201);
  expect(await interrupted.count(`select count(*) from child`)).toBe(66);
});

test('the same moment gives the same center', async () => {
  expect((await makeDemo(other)).status).toBe(201);
  // How much is sent and sealed depends on how far the jobs are.
  const tables = (await tablesOf(asked)).filter((table) => !['outbox', 'audit_seal'].includes(table));
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) expect.soft(await contentOf(other, table), table).toEqual(await contentOf(asked, table));
});

/** Ends the connection whose transaction has written to a table; whether there was one. */
async function endTransactionThatWrote({ larkhouse }: DemoCenter, table: string): Promise<boolean> {
  const client = new pg.Client(larkhouse.superuser);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = database
       where datname = current_database() and relation = $1::regclass and mode = 'RowExclusiveLock'`,
      [table],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** The tables of a center, but the one that notes for some minutes which of them were changed, whoever did it. */
const tablesOf = async (demo: DemoCenter) =>
  (
    await demo.rows<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'center_id' and table_name <> 'recent_change' order by 1`,
    )
  ).map(({ name }) => name);

/** Everything but what is never the same: what is sealed, salted or drawn by lot (bytes, UUIDs), transaction numbers, how far the mail is. */
const contentOf = async (demo: DemoCenter, table: string) =>
  demo.rows(
    `select row from ${table} t, lateral (select to_jsonb(t) - $1::text[] as row) comparable order by row::text`,
    [...VARYING, ...(await drawnIn(demo, table))],
  );
const drawnIn = async (demo: DemoCenter, table: string) =>
  (
    await demo.rows<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and data_type in ('bytea', 'uuid')`,
      table,
    )
  ).map(({ name }) => name);
const VARYING = [
  'salt',
  'content',
  'password_hash',
  'pin_hash',
  'tx',
  'code_hash',
  'kept_at',
  'token_hash',
  'pairing_hash',
  'public_key',
];
