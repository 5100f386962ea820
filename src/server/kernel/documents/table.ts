import { once } from 'node:events';
import path from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { TableFormat } from '#contract/analytics-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { FileAnswer } from '#server/http/files.ts';
import type { Told } from './table-worker.ts';

export interface TableColumn {
  readonly label: string;
  /** Its part of the width on paper, beside the others'. */
  readonly width: number;
  /** Numbers stand at the right, and are numbers in a spreadsheet. */
  readonly isNumber?: boolean;
  /** Its numbers are amounts, with two places. */
  readonly isMoney?: boolean;
}
/** A table that is taken away, said in its reader's language. */
export interface TableDocument {
  readonly language: Language;
  /** Without its extension. */
  readonly fileName: string;
  readonly title: string;
  readonly center: string;
  /** What it tells of, on paper below the title: its days, its rooms. */
  readonly facts: readonly string[];
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** On paper: lengthwise, and long cells go on over more lines instead of being cut. */
  readonly isWide?: boolean;
  /** What is signed with at the end of the document, a line for each. */
  readonly signatures?: readonly string[];
}

const TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Writes a table as a file to save. Texts are text: no program takes one for a formula. */
export async function writeTable(
  table: TableDocument,
  format: TableFormat,
  logo: () => Promise<Buffer | null>,
): Promise<FileAnswer> {
  const name = `${table.fileName.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')}.${format}`;
  const inPdf = format === 'pdf' ? await logo() : null;
  const contentOf = table.rows.length > MOST_AT_ONCE ? inThread : (await import('./table-file.ts')).tableFile;
  return { name, type: TYPES[format], content: await contentOf(table, format, inPdf) };
}

/** How many rows, few, are written at once, and handed to the thread at once; more would hold up everybody else. */
const MOST_AT_ONCE = 250;
/** `table-worker` beside this file: a source, or built. */
const PROGRAM = path.join(import.meta.dirname, `table-worker${path.extname(import.meta.filename)}`);

/** Writes a large table in a thread of its own; one at a time, so that many asked for at once take no more than one. */
function inThread(...asked: Parameters<typeof write>): Promise<Buffer> {
  const written = last.then(() => write(...asked));
  last = written.catch(() => undefined);
  return written;
}
let last: Promise<unknown> = Promise.resolve();

async function write({ rows, ...table }: TableDocument, format: TableFormat, logo: Uint8Array | null): Promise<Buffer> {
  const thread = new Worker(PROGRAM, { env: {}, stdin: false });
  const tell = (told: Told) => thread.postMessage(told);
  try {
    const written = once(thread, 'message');
    const ended = once(thread, 'exit').then(() => Promise.reject(new Error('The thread that writes tables has ended')));
    const outcome = Promise.race([written, ended]);
    outcome.catch(() => undefined);
    for (let at = 0; at < rows.length; at += MOST_AT_ONCE) {
      tell({ rows: rows.slice(at, at + MOST_AT_ONCE) });
      await yieldToOthers();
    }
    tell({ table, format, logo });
    const [bytes] = (await outcome) as [Uint8Array];
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  } finally {
    await thread.terminate();
  }
}
