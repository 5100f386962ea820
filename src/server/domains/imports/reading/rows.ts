import type { FileField } from '#contract/imports-fields.ts';
import { type Text, withValues } from '#server/kernel/i18n/translate.ts';
import type { Choices, WrongCell } from './plan.ts';
import type { Spreadsheet } from './spreadsheet.ts';
import { meant, nameKey } from './values.ts';

/** A row with its corrections, asked by meaning. */
export interface Row {
  readonly line: number;
  /** What a field says; empty where no column has it. */
  get(field: FileField): string;
  /** As it was written, and in which column. */
  cell(field: FileField): { readonly column: number | null; readonly value: string };
}

/** Takes down what is wrong. */
export class Wrongs {
  readonly cells: WrongCell[] = [];
  readonly lines = new Set<number>();
  add(row: Row, field: FileField, message: Text): void {
    const { column, value } = row.cell(field);
    this.lines.add(row.line);
    this.cells.push({ line: row.line, column, field, value, message });
  }
  /** The whole line is wrong. */
  line(row: Row, message: Text, value = ''): void {
    this.lines.add(row.line);
    this.cells.push({ line: row.line, column: null, field: null, value, message });
  }
}

/** The rows of a sheet by the meaning of its columns. */
export function rowsOf(spreadsheet: Spreadsheet, { columns, edits }: Choices): Row[] {
  const columnOf = new Map(columns.flatMap((field, column) => (field ? [[field, column] as const] : [])));
  return spreadsheet.rows.map(({ line, cells }) => {
    const edited = edits[String(line)];
    const cell = (field: FileField) => {
      const column = columnOf.get(field);
      if (column === undefined) return { column: null, value: '' };
      return { column, value: edited?.[String(column)] ?? cells[column] ?? '' };
    };
    return { line, cell, get: (field) => meant(cell(field).value) };
  });
}

/** What the rows of a child say of a field: one thing, or nothing. */
export function oneOf(
  rows: readonly Row[],
  field: FileField,
  most: number,
  read: (row: Row) => string,
  wrongs: Wrongs,
  key: (said: string) => string | null = nameKey,
): string {
  const [first, ...others] = rows.filter((row) => read(row) !== '');
  if (!first) return '';
  if (read(first).length > most) {
    wrongs.add(first, field, withValues('Must be at most {{maximum}} characters', { maximum: most }));
  }
  const other = others.find((row) => key(read(row)) !== key(read(first)));
  if (other) {
    const values = { value: read(first), line: first.line };
    wrongs.add(other, field, withValues('Line {{line}} says “{{value}}” of this child. Use one of the two', values));
  }
  return read(first);
}

/** An unquoted comma moves what follows into the next columns: allergies must never land in somebody's name. */
export function refuseSpilled(
  spreadsheet: Spreadsheet,
  { columns }: Choices,
  rows: readonly Row[],
  wrongs: Wrongs,
): void {
  const named = spreadsheet.headings.findLastIndex((heading) => heading !== '');
  const isSpill = (column: number) => column > named && (columns[column] ?? null) === null;
  if (!spreadsheet.isText || !spreadsheet.headings.some((_, column) => isSpill(column))) return;
  for (const [at, { cells }] of spreadsheet.rows.entries()) {
    const row = rows[at];
    const more = cells.filter((cell, column) => cell !== '' && isSpill(column));
    if (row && more.length > 0) {
      wrongs.line(row, 'More cells than headings; put quotes around a text with commas in it', more.join(', '));
    }
  }
}
