import { parentPort } from 'node:worker_threads';
import type { TableFormat } from '#contract/analytics-choices.ts';
import { threadGivesWay } from '../work/give-way.ts';
import type { TableDocument } from './table.ts';

/** What the thread is told: some of the rows, and after all of them what they become. */
export type Told =
  | { readonly rows: TableDocument['rows'] }
  | { readonly table: Omit<TableDocument, 'rows'>; readonly format: TableFormat; readonly logo: Uint8Array | null };

// A thread of its own, begun by table.ts: a large table takes seconds to write. Before it loads what writes, it gives way.
threadGivesWay();
const { tableFile } = await import('./table-file.ts');
const rows: TableDocument['rows'][number][] = [];
parentPort?.on('message', async (told: Told) => {
  if ('rows' in told) return void rows.push(...told.rows);
  const bytes = Uint8Array.from(
    await tableFile({ ...told.table, rows }, told.format, told.logo && Buffer.from(told.logo)),
  );
  parentPort?.postMessage(bytes, [bytes.buffer]);
  parentPort?.close();
});
