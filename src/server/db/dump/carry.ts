import type { Reach } from '../database.ts';
import { compareRows } from './compare.ts';
import { dumpOf } from './dump.ts';
import { type Dump, type DumpedTable, fillDatabase } from './fill.ts';
import type { Snapshot } from './snapshot.ts';
import { nameOf } from './tables.ts';

export interface Carrying {
  tell?(step: 'read' | 'filled' | 'compared'): void;
  /** A table's rows are filled in from here on. */
  begin?(table: DumpedTable): void;
}

/** Fills an empty database with all that a snapshot of another holds, and compares every row. Throws where one is not as it was. */
export async function carry(snapshot: Snapshot, to: Reach, { tell, begin }: Carrying = {}): Promise<Dump> {
  const dump = await dumpOf(snapshot);
  tell?.('read');
  const tables = new Map(snapshot.tables.map((table) => [nameOf(table), table]));
  const open = ({ name }: DumpedTable) => {
    const table = tables.get(name);
    if (!table) throw new Error(`There is no table ${name}`);
    return snapshot.read(table);
  };
  await fillDatabase(to, dump, (table) => {
    begin?.(table);
    return open(table);
  });
  tell?.('filled');
  await compareRows(to, dump, open);
  tell?.('compared');
  return dump;
}
