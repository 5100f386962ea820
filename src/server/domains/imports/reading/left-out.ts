import type { Text } from '#server/kernel/i18n/translate.ts';
import type { Choices, Plan } from './plan.ts';
import type { Spreadsheet } from './spreadsheet.ts';

/** Rows that do not come in, as they stand in the file with their corrections, each with what is wrong in it. */
export interface LeftOut {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly wrong: readonly Text[] }[];
}

export function leftOutTable({ headings, rows }: Spreadsheet, { edits }: Choices, { leftOut, wrong }: Plan): LeftOut {
  const lines = new Set(leftOut);
  const wrongs = Map.groupBy(wrong, ({ line }) => line);
  return {
    headings,
    rows: rows
      .filter(({ line }) => lines.has(line))
      .map(({ line, cells }) => ({
        cells: cells.map((cell, column) => edits[String(line)]?.[String(column)] ?? cell),
        wrong: (wrongs.get(line) ?? []).map(({ message }) => message),
      })),
  };
}
