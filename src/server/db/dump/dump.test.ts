import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, reachOf } from '#testing/database.ts';
import { sharedDataDir } from '#testing/embedded.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { makeCenter } from '#testing/world.ts';
import { prepareDatabase, type Reach } from '../database.ts';
import { type EmbeddedPostgres, openEmbedded } from '../embedded/index.ts';
import { compareRows } from './compare.ts';
import { type Dump, type DumpedTable, fillDatabase } from './fill.ts';
import { measure, measureRows } from './measure.ts';
import { moveDatabase } from './move.ts';
import { inSnapshot } from './snapshot.ts';
import { nameOf } from './tables.ts';

// Roles belong to a whole server, so these tests have servers of their own.

const PATIENCE = 300_000;
/** In the slow suite alone: each fills databases of its own, from the first step of the schema on. */
const thoroughly = test.runIf(inject('thorough'));

interface Kept extends Dump {
  readonly rows: ReadonlyMap<string, Buffer>;
}

/** Everything of a database, in memory. */
const dumpOf = (reach: Reach, meanwhile: () => Promise<unknown> = async () => undefined): Promise<Kept> =>
  inSnapshot(reach, async (snapshot) => {
    await meanwhile();
    const rows = new Map<string, Buffer>();
    const tables = [];
    for (const table of snapshot.tables) {
      const through = measureRows();
      rows.set(nameOf(table), await buffer(snapshot.read(table).pipe(through)));
      tables.push({ name: nameOf(table), columns: table.columns, rows: through.rows, sha256: through.sha256() });
    }
    const { steps, queue } = snapshot;
    return { steps, queue, tables, sequences: await snapshot.sequences(), rows };
  });
const rowsOf =
  (dump: Kept) =>
  ({ name }: DumpedTable) =>
    Readable.from([dump.rows.get(name) ?? Buffer.alloc(0)]);
const fill = (reach: Reach, dump: Kept) => fillDatabase(reach, dump, rowsOf(dump));

async function asAdmin<Row extends pg.QueryResultRow>(reach: Reach, text: string, values: unknown[] = []) {
  const client = new pg.Client(reach.admin);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

let remove: () => void;
let database: EmbeddedPostgres;
let superuser: pg.ClientConfig;
let larkhouse: TestLarkhouse;
let dump: Kept;
beforeAll(async () => {
  const [dataDir, removeFolder] = await sharedDataDir();
  remove = removeFolder;
  database = await openEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
  superuser = database.connection('postgres');
  const template = await createDatabase(superuser, 'template_of_dumps');
  larkhouse = await startLarkhouse({ database: superuser, template: template.name });
  await makeCenter(larkhouse);
  dump = await dumpOf(larkhouse.database.reach);
}, PATIENCE);
afterAll(async () => {
  await larkhouse.stop();
  await database.stop();
  remove();
}, PATIENCE);

let made = 0;
/** An empty database on the server of the block. */
async function emptyDatabase(): Promise<Reach> {
  made += 1;
  await asAdmin(reachOf(superuser, 'postgres'), `create database filled_${made} template template0`);
  return reachOf(superuser, `filled_${made}`);
}

/** What a catalog holds beside the rows: all that a filling takes aside and puts back. */
const shape = (reach: Reach) =>
  asAdmin<{ thing: string }>(
    reach,
    `select 'table ' || relname || ' ' || relrowsecurity::text || relforcerowsecurity::text || coalesce(relacl::text, '') || pg_get_userbyid(relowner) as thing
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     union all select 'constraint ' || conrelid::regclass || conname || convalidated::text || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select 'trigger ' || tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal
     union all select 'policy ' || tablename || policyname || coalesce(qual, '') || roles::text from pg_policies order by 1`,
  );

describe('a dump', () => {
  test(
    'comes back in an empty database: every row, number and protection; a start goes on from there, and no other is filled in',
    async () => {
      const reach = await emptyDatabase();
      await fill(reach, dump);
      const again = await dumpOf(reach);
      expect(again.tables).toEqual(dump.tables);
      expect(again.sequences).toEqual(dump.sequences);
      expect(dump.tables.length).toBeGreaterThan(100);
      expect(dump.tables.find(({ name }) => name === 'public.child')?.rows).toBe(2);

      await prepareDatabase(reach);
      expect(await shape(reach)).toEqual(await shape(larkhouse.database.reach));
      const [{ id } = { id: 0 }] = await asAdmin<{ id: number }>(reach, 'select max(id)::int as id from child');
      const [next] = await asAdmin<{ next: number }>(
        reach,
        `select nextval(pg_get_serial_sequence('public.child', 'id'))::int as next`,
      );
      expect(next?.next).toBeGreaterThan(id);

      await expect(fill(reach, dump)).rejects.toThrow('This database holds a Larkhouse already.');
      expect((await dumpOf(reach)).rows.get('public.child')).toEqual(dump.rows.get('public.child'));
    },
    PATIENCE,
  );

  test(
    'is of one moment, whatever is written meanwhile',
    async () => {
      const [{ id } = { id: 0 }] = await asAdmin<{ id: number }>(
        larkhouse.database.reach,
        'select min(id)::int as id from child',
      );
      const during = await dumpOf(larkhouse.database.reach, () =>
        asAdmin(larkhouse.database.reach, `update child set first_name = 'Written later' where id = $1`, [id]),
      );
      expect(during.tables.find(({ name }) => name === 'public.child')).toEqual(
        dump.tables.find(({ name }) => name === 'public.child'),
      );
      const after = await dumpOf(larkhouse.database.reach);
      expect(after.rows.get('public.child')?.toString()).toContain('Written later');
    },
    PATIENCE,
  );

  test(
    'is refused where row-level security would hide rows',
    async () => {
      const reach = await emptyDatabase();
      await prepareDatabase(reach);
      for (const [change, undo] of [
        ['alter policy owner on child using (id > 0)', 'alter policy owner on child using (true)'],
        ['create policy narrow on child as restrictive using (true)', 'drop policy narrow on child'],
        [
          'drop policy owner on child',
          'create policy owner on child to larkhouse_owner using (true) with check (true)',
        ],
      ] as const) {
        await asAdmin(reach, change);
        await expect(dumpOf(reach), change).rejects.toThrow('Row-level security hides rows of child from a backup');
        await asAdmin(reach, undo);
      }
      await dumpOf(reach);
    },
    PATIENCE,
  );
});

describe('a filling', () => {
  test(
    'refuses a database that a Larkhouse works on',
    async () => {
      const reach = await emptyDatabase();
      const other = new pg.Client(reach.as('larkhouse_staff'));
      await other.connect();
      onTestFinished(() => other.end());
      await expect(fill(reach, dump)).rejects.toThrow('A Larkhouse works on this database');
    },
    PATIENCE,
  );

  thoroughly(
    'that fails leaves no row, and the database is filled by the next',
    async () => {
      const reach = await emptyDatabase();
      const orphaned = {
        ...dump,
        // Children of a center that isn't there.
        rows: new Map(dump.rows).set('public.center', Buffer.alloc(0)),
        tables: dump.tables.map((table) =>
          table.name === 'public.center' ? { ...table, rows: 0, sha256: measure().sha256() } : table,
        ),
      };
      await expect(fill(reach, orphaned)).rejects.toMatchObject({ code: '23503' });
      const [rows] = await asAdmin<{ count: number }>(reach, 'select count(*)::int as count from child');
      expect(rows?.count).toBe(0);
      await fill(reach, dump);
      expect((await dumpOf(reach)).tables).toEqual(dump.tables);
    },
    PATIENCE,
  );

  thoroughly(
    'is compared row by row, in whatever order they came to lie',
    async () => {
      const reach = await emptyDatabase();
      await fill(reach, dump);
      const compare = () => compareRows(reach, dump, rowsOf(dump));
      const change = (text: string) =>
        asAdmin(
          reach,
          `set session_replication_role = replica; update room set ${text} where id = (select min(id) from room)`,
        );
      await change('name = name');
      const hashOf = ({ tables }: Dump) => tables.find(({ name }) => name === 'public.room')?.sha256;
      expect(hashOf(await dumpOf(reach))).not.toBe(hashOf(dump));
      await compare();
      await change("name = 'Another'");
      await expect(compare()).rejects.toThrow('The rows of public.room came back otherwise');
    },
    PATIENCE,
  );

  test(
    'refuses what a newer version made',
    async () => {
      const reach = await emptyDatabase();
      await expect(fill(reach, { ...dump, steps: [...dump.steps, '9999_from_the_future'] })).rejects.toThrow(
        'made by a newer version',
      );
      await expect(fill(reach, { ...dump, queue: 9999 })).rejects.toThrow('made by a newer version');
    },
    PATIENCE,
  );
});

describe('a move', () => {
  const FINGERPRINT = Buffer.alloc(32, 7);
  const move = (from: Reach, to: Reach, tell: (step: string) => void = () => undefined) =>
    moveDatabase({ from, to, fingerprint: FINGERPRINT, tell });
  async function filled(): Promise<Reach> {
    const reach = await emptyDatabase();
    await fill(reach, dump);
    return reach;
  }

  test(
    'brings every row into an empty database, leaves the old one, and lets no Larkhouse begin on it meanwhile (backups-12)',
    async () => {
      const [from, to] = [await filled(), await emptyDatabase()];
      const events: string[] = [];
      let beginning: Promise<unknown> | undefined;
      const moved = await move(from, to, (step) => {
        events.push(step);
        if (step === 'read') beginning = prepareDatabase(from).then(() => events.push('another began'));
      });
      await beginning;
      expect(events).toEqual(['read', 'filled', 'compared', 'another began']);
      const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
      expect(moved).toEqual({ tables: dump.tables.length, rows });
      for (const reach of [from, to]) {
        const again = await dumpOf(reach);
        expect([again.tables, again.sequences]).toEqual([dump.tables, dump.sequences]);
      }
      await expect(move(from, to)).rejects.toThrow('This database holds a Larkhouse already.');
      await expect(move(from, from)).rejects.toThrow('This database holds a Larkhouse already.');
    },
    PATIENCE,
  );

  thoroughly(
    'is refused while a Larkhouse works on the old database, and with another secret than its own (backups-12)',
    async () => {
      const to = await emptyDatabase();
      await expect(move(larkhouse.database.reach, to)).rejects.toThrow('A Larkhouse works on this database');
      const from = await filled();
      await asAdmin(
        from,
        `insert into installation (secret_fingerprint) values ($1) on conflict (id) do update set secret_fingerprint = $1`,
        [Buffer.alloc(32, 8)],
      );
      await expect(move(from, to)).rejects.toThrow('is not the one this database was made with');
      const [tables] = await asAdmin<{ count: number }>(
        to,
        `select count(*)::int as count from pg_tables where schemaname = 'public'`,
      );
      expect(tables?.count).toBe(0);
    },
    PATIENCE,
  );

  thoroughly(
    'whose old database lost its connection, or that was cut off, is no move; called again it is (backups-12)',
    async () => {
      const from = await filled();
      const cutOff = await emptyDatabase();
      await expect(
        move(from, cutOff, (step) => {
          if (step === 'read') throw new Error('cut off');
        }),
      ).rejects.toThrow('cut off');
      await move(from, cutOff);
      expect((await dumpOf(cutOff)).tables).toEqual(dump.tables);

      // Without its lock somebody may have begun, and written.
      const to = await emptyDatabase();
      let ending: Promise<unknown> | undefined;
      const moving = move(from, to, (step) => {
        if (step !== 'read') return;
        ending = asAdmin(
          from,
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
        );
      });
      await expect(moving).rejects.toThrow();
      await ending;
    },
    PATIENCE,
  );
});

thoroughly(
  'an owner who is no superuser fills and dumps a database on another server',
  async () => {
    const [dataDir, removeFolder] = await sharedDataDir();
    const managed = await openEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
    onTestFinished(async () => {
      await managed.stop();
      removeFolder();
    }, PATIENCE);
    const root = reachOf(managed.connection('postgres'), 'postgres');
    await asAdmin(root, 'create role keeper login createrole');
    await asAdmin(root, 'create database care owner keeper template template0');
    const reach: Reach = {
      ...reachOf(managed.connection('postgres'), 'care'),
      admin: managed.connection('keeper', 'care'),
    };
    await fill(reach, dump);
    const again = await dumpOf(reach);
    expect(again.tables).toEqual(dump.tables);
    expect(again.sequences).toEqual(dump.sequences);
    await prepareDatabase(reach);
  },
  PATIENCE,
);
