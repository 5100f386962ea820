import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Dump, DumpedTable } from './fill.ts';
import { measureRows } from './measure.ts';
import type { Snapshot } from './snapshot.ts';
import { nameOf, type Table } from './tables.ts';

/** What a snapshot holds: every table with how many rows it has and the hash of them, read through once. */
export async function dumpOf(snapshot: Snapshot): Promise<Dump> {
  const tables: DumpedTable[] = [];
  for (const table of snapshot.tables)
    tables.push({ name: nameOf(table), columns: table.columns, ...(await rowsOf(snapshot, table)) });
  const { steps, queue } = snapshot;
  return { steps, queue, tables, sequences: await snapshot.sequences() };
}

export async function rowsOf(snapshot: Snapshot, table: Table): Promise<Pick<DumpedTable, 'rows' | 'sha256'>> {
  const through = measureRows();
  await pipeline(snapshot.read(table), through, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return { rows: through.rows, sha256: through.sha256() };
}
