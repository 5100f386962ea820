import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { cloneDatabase, dropDatabase, reachOf, type TestDatabase } from '#testing/database.ts';
import { prepareDatabase } from './database.ts';
import { refuseTooPowerfulRoles } from './roles.ts';

const superuser = inject('database');
let database: TestDatabase;

beforeEach(async () => {
  database = await cloneDatabase(superuser, inject('template'));
});
afterEach(() => dropDatabase(superuser, database));

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client(database.reach.admin);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Every column, policy, function, index and grant, and which steps were taken when. */
const everything = () =>
  query(`
    select table_name || '.' || column_name || ' ' || data_type as thing from information_schema.columns where table_schema = 'public'
    union all select 'policy ' || tablename || ' ' || policyname || coalesce(qual, '') from pg_policies
    union all select 'function ' || p.oid::regprocedure || p.proacl::text || p.prosrc from pg_proc p where pronamespace = 'public'::regnamespace
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'grant ' || relname || coalesce(relacl::text, '') from pg_class where relnamespace = 'public'::regnamespace
    union all select 'step ' || name || timestamp from kysely_migration
    union all select 'file ' || name || checksum from function_file
    order by 1`);

test('a second start changes nothing', async () => {
  const before = await everything();
  await prepareDatabase(database.reach);
  expect(await everything()).toEqual(before);
  expect(before.length).toBeGreaterThan(300);
});

test('a database made by a newer version is refused with one clear line, and left alone', async () => {
  await query(`insert into kysely_migration values ('9999_from_the_future', '2030-01-01T00:00:00.000Z')`);
  const before = await everything();
  await expect(prepareDatabase(database.reach)).rejects.toThrow(
    'The database was made by a newer version of Larkhouse; start that version.',
  );
  expect(await everything()).toEqual(before);
});

test('a database from before the first release is refused with one clear line, and left alone', async () => {
  await query(`insert into kysely_migration values ('0001_scope_and_protection', '2026-01-01T00:00:00.000Z')`);
  const before = await everything();
  await expect(prepareDatabase(database.reach)).rejects.toThrow(
    /^The database was made before the first release of Larkhouse/,
  );
  expect(await everything()).toEqual(before);
});

test('when a file of functions changed, the functions are again those of the files', async () => {
  const before = await everything();
  await query(`
    set role larkhouse_owner;
    create or replace function app_center() returns bigint language sql as 'select 1::bigint';
    create function open_scope(p_token_hash bytea) returns bigint language sql as 'select 1::bigint';
    grant execute on function open_scope(bytea), seal_audit(bigint, timestamptz) to larkhouse_parent, public;
    drop policy family on event;
    drop trigger balanced on ledger_transaction;
    update function_file set checksum = 'of the version before' where name = 'scopes'`);
  expect(await everything()).not.toEqual(before);
  await prepareDatabase(database.reach);
  expect(await everything()).toEqual(before);
});

test('a file of functions that fails leaves all of them as they were', async () => {
  await query(`
    update function_file set checksum = 'of the version before' where name = 'scopes';
    alter function thread_reach(bigint) owner to session_user`);
  const before = await everything();
  await expect(prepareDatabase(database.reach)).rejects.toThrow(
    'The database could not be brought up to date (messages)',
  );
  expect(await everything()).toEqual(before);
});

test('two first starts at the same moment make one schema', async () => {
  const expected = (await everything()).filter(({ thing }) => !String(thing).startsWith('step '));
  await query('drop schema public cascade; create schema public; drop schema graphile_worker cascade');
  const reach = reachOf(superuser, database.name);
  await Promise.all([prepareDatabase(reach), prepareDatabase(reach), prepareDatabase(reach)]);
  expect((await everything()).filter(({ thing }) => !String(thing).startsWith('step '))).toEqual(expected);
});

test('nothing is served when a request role could pass row-level security', async () => {
  const role = 'larkhouse_parent';
  // Roles belong to the whole test server, so the attribute is given in a transaction that is taken back.
  const client = new pg.Client(database.reach.admin);
  await client.connect();
  try {
    await client.query(`begin; alter role ${role} bypassrls`);
    await expect(refuseTooPowerfulRoles(client)).rejects.toThrow(/larkhouse_parent can bypass row-level security/);
    await client.query(`rollback; begin; grant larkhouse_owner to ${role}`);
    await expect(refuseTooPowerfulRoles(client)).rejects.toThrow(/larkhouse_parent can bypass row-level security/);
    await client.query('rollback');
    await expect(refuseTooPowerfulRoles(client)).resolves.toBeUndefined();
  } finally {
    await client.end();
  }
});
