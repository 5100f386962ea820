import type { Reply } from '../../../contract/endpoint.ts';
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKind,
  MOST_IMPORT_BYTES,
} from '../../../contract/import-columns.ts';
import type { Api } from '../../../contract/index.ts';

export type Preview = Reply<Api['POST /api/imports/preview']>;
export type ImportRun = Reply<Api['GET /api/imports/:id']>;
export type RowError = Preview['errors'][number];

/** How often the progress of an import is asked for. */
export const POLL_MS = 700;

/** Error lines shown at once; nobody corrects more in one go. */
export const ERRORS_SHOWN = 200;

export const hasEnded = (run: ImportRun | undefined): boolean => run?.status === 'done' || run?.status === 'failed';

/** How many rows of the file are wrong; a row may have several errors. */
export const countBadRows = (errors: readonly RowError[]): number => new Set(errors.map(({ line }) => line)).size;

/** What comes in: rows whose children or guardians are here already are left out. */
export const rowsToImport = ({ rows, skipped }: Pick<Preview, 'rows' | 'skipped'>): number => rows - skipped;

/** All of it or nothing: every row must be right, and something must be new. */
export const canImport = (preview: Preview): boolean => preview.errors.length === 0 && rowsToImport(preview) > 0;

/** The errors by their line in the file. */
export const byLine = (errors: readonly RowError[]): RowError[] => errors.toSorted((a, b) => a.line - b.line);

/** The columns of the sample in the file's usual order, without those that are empty throughout. */
export const filledColumns = (kind: ImportKind, sample: Preview['sample']): ImportColumn[] =>
  IMPORT_COLUMNS[kind].filter((column) => sample.some((row) => Boolean(row[column])));

export const isColumn = (name: string): name is ImportColumn =>
  Object.values(IMPORT_COLUMNS).some((columns) => columns.some((column) => column === name));

/** An empty spreadsheet with the columns' names; the byte order mark tells spreadsheet programs that it is UTF-8. */
export const templateFor = (kind: ImportKind): string => `\uFEFF${IMPORT_COLUMNS[kind].join(',')}\r\n`;

/** What the request holds beside the file. */
const ENVELOPE = 100;
export const isTooLarge = (csv: string): boolean =>
  new TextEncoder().encode(JSON.stringify(csv)).length > MOST_IMPORT_BYTES - ENVELOPE;

/**
 * The text of a file that a spreadsheet program saved: UTF-8, UTF-16 with its mark, or, where neither fits, the
 * encoding of older Windows programs.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A workbook (.xlsx, .ods) is a ZIP archive, an old .xls a compound file: neither is text. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((mark) => mark.every((byte, at) => bytes[at] === byte));
