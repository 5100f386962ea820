import { MOST_FILE_COLUMNS, MOST_FILE_ROWS } from '#contract/imports-fields.ts';
import { invalid } from '#server/kernel/http-error.ts';
import type { Values } from '#server/kernel/i18n/translate.ts';
import { headingsKnown } from './headings.ts';

/** A spreadsheet as it was read: texts, dates as YYYY-MM-DD. */
export interface Spreadsheet {
  readonly headings: readonly string[];
  readonly rows: readonly SpreadsheetRow[];
  /** Saved as text, where a comma without quotes around it moves what follows into the next columns. */
  readonly isText: boolean;
}
export interface SpreadsheetRow {
  /** The line in the file; the first is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longer than any text that a row may hold. */
const MOST_LETTERS = 10_000;
/** Lines that may stand above the headings: a title, the day of the report. */
const MOST_ABOVE = 10;

/** Refuses a file, with what would be right. */
export const refusedFile = (text: string, values?: Values) => invalid({ content: values ? { text, values } : text });

/**
 * Finds the headings among the first lines and makes a sheet of what is below them. Empty lines, and columns that are empty
 * throughout, are left out.
 */
export function spreadsheetOf(lines: readonly SpreadsheetRow[], isText: boolean): Spreadsheet {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const above = filled.slice(0, MOST_ABOVE).map(({ cells }) => headingsKnown(cells));
  const [first] = filled;
  if (!first) throw refusedFile('The file is empty');
  const most = Math.max(...above);
  const at = most >= 2 ? above.indexOf(most) : 0;
  const headings = filled[at]?.cells ?? [];
  const rows = filled.slice(at + 1);
  if (rows.length > MOST_FILE_ROWS) throw refusedFile('At most 20,000 rows can be imported at once');
  const width = rows.reduce((widest, { cells }) => Math.max(widest, lastFilled(cells)), lastFilled(headings));
  if (width > MOST_FILE_COLUMNS) throw refusedFile('At most 200 columns can be imported');
  for (const { line, cells } of rows) {
    if (cells.some((cell) => cell.length > MOST_LETTERS))
      throw refusedFile('Line {{line}} has a cell that is too long to be meant', { line });
  }
  const kept = Array.from({ length: width }, (_, column) => column).filter(
    (column) => (headings[column] ?? '') !== '' || rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
  return {
    isText,
    headings: kept.map((column) => headings[column] ?? ''),
    rows: rows.map(({ line, cells }) => ({ line, cells: kept.map((column) => cells[column] ?? '') })),
  };
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell !== '') + 1;
