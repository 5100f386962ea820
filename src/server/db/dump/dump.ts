import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DumpedTable } from './fill.ts';
import { measure } from './measure.ts';
import type { Snapshot } from './snapshot.ts';
import type { Table } from './tables.ts';

/** How many rows a table has, and the hash of them, read through once. */
export async function measureRows(snapshot: Snapshot, table: Table): Promise<Pick<DumpedTable, 'rows' | 'sha256'>> {
  const rows = snapshot.read(table);
  const through = measure();
  await pipeline(rows, through, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return { rows: rows.rowCount, sha256: through.sha256() };
}
