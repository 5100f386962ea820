import type { Readable } from 'node:stream';
import { type Reach, whilePreparing } from '../database.ts';
import { refuseOtherSecret } from '../secret-check.ts';
import { compareRows } from './compare.ts';
import { measureRows } from './dump.ts';
import { type Dump, type DumpedTable, fillDatabase } from './fill.ts';
import { refuseInUse, refuseOccupied } from './occupied.ts';
import { inSnapshot, type Snapshot } from './snapshot.ts';
import { nameOf, type Table } from './tables.ts';

export interface MovedDatabase {
  readonly tables: number;
  readonly rows: number;
}

export interface Move {
  readonly from: Reach;
  readonly to: Reach;
  /** Of the secret in use, which has to be that of the database. */
  readonly fingerprint: Buffer;
  tell(step: 'read' | 'filled' | 'compared'): void;
}

/**
 * Fills an empty database with all that another holds, and compares every row. Throws while a Larkhouse works on the old one, and
 * lets none begin meanwhile: what it wrote would be lost. The old database stays as it is. Cut off, it can be called again.
 */
export async function moveDatabase({ from, to, fingerprint, tell }: Move): Promise<MovedDatabase> {
  await whilePreparing(to, refuseOccupied);
  let dump: Dump | undefined;
  await whilePreparing(from, async (admin) => {
    await refuseInUse(admin);
    await refuseOtherSecret(admin, fingerprint);
    dump = await inSnapshot(from, async (snapshot) => {
      const read = await dumpOf(snapshot);
      const open = ({ name }: DumpedTable): Readable => snapshot.read(tableOf(snapshot, name));
      tell('read');
      await fillDatabase(to, read, open);
      tell('filled');
      await compareRows(to, read, open);
      tell('compared');
      return read;
    });
    // The lock went with its connection if that was cut.
    await refuseInUse(admin);
  });
  const tables = dump?.tables ?? [];
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
}

/** What it will be compared with; the rows themselves are read once more, of the same moment, as they are filled in. */
async function dumpOf(snapshot: Snapshot): Promise<Dump> {
  const tables: DumpedTable[] = [];
  for (const table of snapshot.tables)
    tables.push({ name: nameOf(table), columns: table.columns, ...(await measureRows(snapshot, table)) });
  return { steps: snapshot.steps, queue: snapshot.queue, tables, sequences: await snapshot.sequences() };
}

function tableOf({ tables }: Snapshot, name: string): Table {
  const table = tables.find((one) => nameOf(one) === name);
  if (table) return table;
  throw new Error(`There is no table ${name}`);
}
