import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import copy from 'pg-copy-streams';
import { ConfigError } from '#server/config.ts';
import { asOwner, prepareQueue, prepareRoles, type Reach, whilePreparing } from '../database.ts';
import { migrateTo } from '../migrate.ts';
import { NO_PATH, takeAside } from './aside.ts';
import { measure } from './measure.ts';
import { clearLeftovers, refuseOccupied } from './occupied.ts';
import { type Sequence, setSequence } from './sequences.ts';
import { columnsOf, quoted } from './snapshot.ts';
import { nameOf, OWNERS, type Table, tablesOf } from './tables.ts';

/** A table as it was dumped. */
export interface DumpedTable {
  /** `public.child`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of its rows as COPY wrote them, in hex. */
  readonly sha256: string;
}

export interface Dump {
  readonly steps: readonly string[];
  readonly queue: number;
  readonly tables: readonly DumpedTable[];
  readonly sequences: readonly Sequence[];
}

/**
 * Fills a database that holds no Larkhouse with a dump: the schema as far as the dump's own, then all rows in one transaction, with
 * every foreign key compared at its end. The next start takes the remaining steps. What fails leaves no row, and the database can be
 * filled again.
 */
export const fillDatabase = (reach: Reach, dump: Dump, open: (table: DumpedTable) => Readable): Promise<void> =>
  whilePreparing(reach, async (admin) => {
    await refuseOccupied(admin);
    await mayActAsQueue(admin);
    await clearLeftovers(admin);
    await prepareRoles(admin, reach);
    await mayActAsQueue(admin);
    await prepareQueue(admin, reach);
    await refuseNewerQueue(admin, dump);
    await asOwner(reach, (db) => migrateTo(db, dump.steps));
    await admin.query('begin');
    await pour(admin, dump, open);
    await admin.query('commit');
  });

/** Whoever makes the roles may act as them; a superuser may without being told. */
async function mayActAsQueue(admin: pg.ClientBase): Promise<void> {
  const { rows } = await admin.query<{ needed: boolean }>(
    `select not (select rolsuper from pg_roles where rolname = current_user)
       and exists (select from pg_roles where rolname = 'larkhouse_jobs') as needed`,
  );
  if (rows[0]?.needed) await admin.query('grant larkhouse_jobs to current_user');
}

async function refuseNewerQueue(admin: pg.ClientBase, { queue }: Dump): Promise<void> {
  await admin.query('set role larkhouse_jobs');
  const { rows } = await admin.query<{ id: number }>('select max(id)::int as id from graphile_worker.migrations');
  await admin.query('reset role');
  if (queue > (rows[0]?.id ?? 0))
    throw new ConfigError('The backup was made by a newer version of Larkhouse; restore it with that version.');
}

async function pour(admin: pg.ClientBase, dump: Dump, open: (table: DumpedTable) => Readable): Promise<void> {
  const there = await tablesOf(admin);
  const missing = dump.tables.find(({ name }) => !there.some((table) => nameOf(table) === name));
  if (missing) throw new ConfigError(`This version of Larkhouse has no table ${missing.name}, which the backup holds.`);
  await admin.query(NO_PATH);
  for (const owner of OWNERS) {
    const own = there.filter((table) => table.owner === owner);
    await admin.query(`set local role ${owner}`);
    const putBack = await takeAside(admin, own);
    for (const table of own) {
      const dumped = dump.tables.find(({ name }) => name === nameOf(table));
      if (!dumped) continue;
      await copyIn(admin, table, dumped, open(dumped));
      for (const sequence of dump.sequences.filter((one) => one.table === dumped.name))
        await setSequence(admin, table, sequence);
    }
    await putBack();
    // Plans follow from statistics, and the first request is made at once.
    await admin.query(`analyze ${own.map(quoted).join(', ')}`);
  }
}

async function copyIn(admin: pg.ClientBase, table: Table, dumped: DumpedTable, rows: Readable): Promise<void> {
  const into = admin.query(copy.from(`copy ${columnsOf({ ...table, columns: dumped.columns })} from stdin`));
  const through = measure();
  await pipeline(rows, through, into);
  if (into.rowCount !== dumped.rows || through.sha256() !== dumped.sha256)
    throw new ConfigError(`The rows of ${dumped.name} are not those that were backed up.`);
}
