import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { cloneDatabase, dropDatabase, type TestDatabase } from '#testing/database.ts';
import { databaseSchema } from '#testing/database-schema.ts';
import { databaseTypes } from '#testing/database-types.ts';
import { OWNER_ROLE, REQUEST_ROLES } from './roles.ts';

// What every table, function and role must be like. A failure says what to do in schema/ or functions/.

/** Tables without a center, which only the owner's functions touch. */
const INSTALLATION_WIDE = ['login_throttle', 'installation', 'push_key', 'function_file', 'recent_change'];

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase(inject('database'), inject('template'));
  client = new pg.Client(database.reach.admin);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('database'), database);
});

/** The first column of every row that breaks a rule. */
async function offenders(query: string, values: readonly unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<unknown[]>({ text: query, values: [...values], rowMode: 'array' });
  return rows.map(([name]) => String(name));
}

const TABLES = `select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\\_%'`;
const CENTER_TABLES = `${TABLES} and c.relname <> all ('{${INSTALLATION_WIDE}}')`;

test('the catalog is looked at, not an empty database', async () => {
  expect((await offenders(`select relname from (${CENTER_TABLES}) t`)).length).toBeGreaterThan(20);
});

test('center_id leads every primary key', async () => {
  expect(
    await offenders(`select t.relname from (${CENTER_TABLES}) t where not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
      where k.conrelid = t.oid and k.contype = 'p' and a.attname = 'center_id')`),
    'Begin the primary key with center_id: primary key (center_id, id). A table of the whole installation is named in INSTALLATION_WIDE.',
  ).toEqual([]);
});

test('row-level security is enabled and forced', async () => {
  expect(
    await offenders(`select relname from (${TABLES}) t where not (relrowsecurity and relforcerowsecurity)`),
    "End the table with: call protect('<table>', '<rule for parents, or null>'), or protect_installation_table.",
  ).toEqual([]);
});

test('there are policies for the owner, and for staff and jobs by center', async () => {
  const without = (condition: string) =>
    offenders(`select t.relname from (${CENTER_TABLES}) t where not exists (
      select from pg_policies p where p.schemaname = 'public' and p.tablename = t.relname and ${condition})`);
  const advice = "Use call protect('<table>', …): it makes the policies.";
  expect(await without(`'${OWNER_ROLE}' = any (p.roles) and p.qual = 'true'`), advice).toEqual([]);
  for (const role of ['larkhouse_staff', 'larkhouse_jobs']) {
    const byCenter = `p.roles @> '{${role}}' and p.cmd = 'ALL' and p.qual ~ 'center_id = \\( SELECT app_center\\(\\)' and p.with_check = p.qual`;
    expect(await without(byCenter), advice).toEqual([]);
  }
});

test('every policy but the owner says which center', async () => {
  expect(
    await offenders(`select tablename || ': ' || policyname from pg_policies where schemaname = 'public'
      and not roles <@ '{${OWNER_ROLE}}' and coalesce(qual, with_check) !~ '^\\(+center_id = \\( SELECT app_center\\(\\)'`),
    'Begin the policy with center_id = (select app_center()) and …; policies are or-ed, so each must say it.',
  ).toEqual([]);
});

test('no policy is for everybody', async () => {
  expect(
    await offenders(
      `select tablename || ': ' || policyname from pg_policies where schemaname = 'public' and 'public' = any (roles)`,
    ),
    'Name the roles of the policy: create policy … to larkhouse_…',
  ).toEqual([]);
});

test('an index stands under every foreign key', async () => {
  expect(
    await offenders(`select k.conrelid::regclass || ' (' || k.conname || ')' from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = k.conrelid and i.indisvalid
          and (i.indkey::int2[])[0:array_length(k.conkey, 1) - 1] @> k.conkey
          and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
            select '(' || a.attname || ' IS NOT NULL)' from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey))))`),
    'Add an index that begins with the columns of the foreign key; only "where <column> is not null" may limit it.',
  ).toEqual([]);
});

test('no foreign key leads into another center', async () => {
  expect(
    await offenders(`select k.conrelid::regclass || ' (' || k.conname || ')' from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select from unnest(k.conkey, k.confkey) as pair (here, there)
          join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here and h.attname = 'center_id'
          join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there and t.attname = 'center_id')`),
    'Make the foreign key composite: foreign key (center_id, child_id) references child.',
  ).toEqual([]);
});

const FUNCTIONS = `select p.oid, p.oid::regprocedure::text as name, p.prosecdef, p.proconfig, p.proowner from pg_proc p
  where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

test('no function can be executed by everybody', async () => {
  expect(
    await offenders(`select f.name from (${FUNCTIONS}) f join pg_proc p on p.oid = f.oid
      cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl where acl.grantee = 0`),
    'Revoke it: revoke execute on function … from public; then grant it to the roles that need it.',
  ).toEqual([]);
});

test('functions that run as the owner set their search_path, temporary tables last', async () => {
  expect(
    await offenders(`select name from (${FUNCTIONS}) f
      where prosecdef and not coalesce(proconfig @> '{"search_path=public, pg_temp"}', false)`),
    'Write: security definer set search_path = public, pg_temp. Otherwise a caller could slip in tables of their own.',
  ).toEqual([]);
});

test('views look with the eyes of whoever asks', async () => {
  expect(
    await offenders(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions::text[] @> '{security_invoker=true}', false)`),
    'Create the view with (security_invoker = true); otherwise it shows every center. Materialized views cannot be protected.',
  ).toEqual([]);
});

test('request roles are neither powerful nor members of any other role', async () => {
  expect(
    await offenders(
      `select rolname from pg_roles r where rolname = any ($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
        or rolreplication or exists (select from pg_auth_members m where m.member = r.oid))`,
      [[...REQUEST_ROLES]],
    ),
    'Request roles only log in; take the attribute or the membership away in db/roles.ts.',
  ).toEqual([]);
});

test('only the owner owns, and request roles can make nothing', async () => {
  expect(
    await offenders(
      `select relname from (${TABLES}) t join pg_class using (oid, relname) where relowner <> '${OWNER_ROLE}'::regrole`,
    ),
    'Migrations run as the owner role; nothing else makes tables.',
  ).toEqual([]);
  expect(
    await offenders(
      `select rolname from pg_roles where rolname = any ($1) and (has_schema_privilege(oid, 'public', 'create')
      or has_database_privilege(oid, current_database(), 'create'))`,
      [[...REQUEST_ROLES]],
    ),
    'Revoke create on the schema and the database from request roles.',
  ).toEqual([]);
});

const PRIVILEGES = `select t.relname, g.privilege_type as privilege, g.grantee::regrole::text as role from (
    select oid, relname, (aclexplode(relacl)).* from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    union all
    select c.oid, c.relname, (aclexplode(a.attacl)).* from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attacl is not null
  ) g join pg_class t on t.oid = g.oid where g.grantee <> t.relowner`;

test('parents have no privilege on tables without a policy for families', async () => {
  expect(
    await offenders(`select distinct relname || ': ' || privilege from (${PRIVILEGES}) g where role = 'larkhouse_parent' and not exists (
      select from pg_policies p where p.tablename = relname and 'larkhouse_parent' = any (p.roles) and p.cmd in (privilege, 'ALL'))`),
    'Give protect() a rule for parents, or revoke the grant.',
  ).toEqual([]);
});

test('parents write nothing but this', async () => {
  expect(
    await offenders(
      `select distinct relname from (${PRIVILEGES}) g where role = 'larkhouse_parent' and privilege <> 'SELECT' order by 1`,
    ),
    "A new table parents may write: think of what they could put there (another child's id, another's name), then name it here.",
  ).toEqual([
    'calendar_feed',
    'camera_view',
    'child_archive',
    // What they change by themselves; the columns and rows that wait for staff are not theirs to write.
    'child_contact',
    'child_document',
    'child_file',
    'child_file_change',
    'child_milestone',
    // Of a form that all have signed, and what they take back.
    'consent',
    'event_answer',
    // What was answered with which files, and their own signature; who is asked for what is the center's.
    'form_file',
    'form_request',
    'form_signer',
    'guardian',
    'guardian_consent',
    'guardian_preference',
    'guardianship',
    'idempotency',
    'incident',
    'incident_receipt',
    'message_attachment',
    'message_draft',
    'message_recipient',
    'milestone_receipt',
    'notice',
    'notification',
    'outbox',
    // Somebody they propose, for children of theirs alone; it gives no right before staff accept it.
    'pickup_child',
    'pickup_person',
    'session',
    'upload',
  ]);
});

test('request roles have no more than reading and writing rows', async () => {
  expect(
    await offenders(`select distinct relname || ': ' || privilege || ' to ' || role from (${PRIVILEGES}) g
      where privilege not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') or role not in ('${REQUEST_ROLES.join("', '")}')`),
    'truncate, references, trigger and grants to anybody else pass by row-level security.',
  ).toEqual([]);
});

test('nobody writes the audit log but its function; jobs may let details expire', async () => {
  expect(
    await offenders(`select distinct relname || ': ' || privilege || ' to ' || role from (${PRIVILEGES}) g
      where relname like 'audit%' and privilege <> 'SELECT' order by 1`),
    'The audit log is append-only, through write_audit() and seal_audit(): revoke the grant.',
  ).toEqual(['audit_detail: DELETE to larkhouse_jobs']);
});

test('tables of the whole installation are touched by functions only', async () => {
  expect(
    await offenders(`select distinct relname || ' to ' || role from (${PRIVILEGES}) g where relname = any ($1)`, [
      INSTALLATION_WIDE,
    ]),
    'Write a security definer function for it instead of a grant.',
  ).toEqual([]);
});

test('every function has one definition, and its body fits the tables', async () => {
  expect(
    await offenders(
      `select p.proname from (${FUNCTIONS}) f join pg_proc p on p.oid = f.oid group by 1 having count(*) > 1`,
    ),
    'Two functions of one name differ in their parameters: keep the one that is called.',
  ).toEqual([]);
  const definitions = await offenders(`select pg_get_functiondef(oid) from (${FUNCTIONS}) f`);
  await client.query('begin');
  for (const definition of definitions) await client.query(definition);
  await client.query('rollback');
});

test('docs/architecture.md says of every function why it is in the database', async () => {
  const page = await readFile(new URL('../../../docs/architecture.md', import.meta.url), 'utf8');
  const [, section = ''] = page.split('## What the database decides itself');
  const listed = [...section.matchAll(/^\| (`.+?`) \| .+ \| .+ \|$/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(
    listed.toSorted(),
    'Name the function there with its reason; what a command or a query can do is no function.',
  ).toEqual((await offenders(`select p.proname from (${FUNCTIONS}) f join pg_proc p on p.oid = f.oid`)).toSorted());
});

test('schema.sql is the schema', async () => {
  const written = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
  expect(
    written === (await databaseSchema(database.reach.admin)),
    'Run `node scripts/db-schema.ts`, and look at what changed in schema.sql.',
  ).toBe(true);
});

test('the types of the tables are those of the schema', async () => {
  const written = await readFile(new URL('types.ts', import.meta.url), 'utf8');
  expect(
    written === (await databaseTypes(database.reach.admin)),
    'Run `node scripts/db-types.ts`, and keep its result.',
  ).toBe(true);
});
