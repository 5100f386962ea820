import { parse } from 'csv-parse/sync';
import { MOST_FILE_ROWS } from '#contract/imports-fields.ts';
import { refusedFile, type SpreadsheetRow } from './spreadsheet.ts';

/** The lines of a spreadsheet saved as text: comma, semicolon, tab or bar between the cells. */
export function readCsv(text: string): SpreadsheetRow[] {
  // Within quotes the parser would count CRLF as two lines.
  const plain = text.replace(/\r\n?/g, '\n');
  // Excel's own word for the delimiter, on a line of its own.
  const told = /^"?sep=(.)"?\n/.exec(plain)?.[1];
  const csv = told ? plain.slice(plain.indexOf('\n') + 1) : plain;
  try {
    const records = parse(csv, {
      delimiter: told ?? delimiterOf(csv),
      info: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      // Enough to see that it is too many.
      to: MOST_FILE_ROWS + 20,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({
      // The parser counts to the end of a row; people look for its beginning.
      line: info.lines - (record.join('').split('\n').length - 1) + (told ? 1 : 0),
      cells: record.map(asTyped),
    }));
  } catch {
    throw refusedFile(
      'This file could not be read as CSV. Save the spreadsheet as Excel (.xlsx) or CSV and try again.',
    );
  }
}

const DELIMITERS = [',', ';', '\t', '|'];

/** What stands in the first lines most evenly. */
function delimiterOf(csv: string): string {
  const lines = csv.split('\n', 12).filter((line) => line.trim() !== '');
  const counts = (delimiter: string) => lines.map((line) => line.split(delimiter).length - 1);
  const worth = (delimiter: string) => {
    const found = counts(delimiter).sort((a, b) => a - b);
    return (found[Math.floor(found.length / 2)] ?? 0) * 1000 + Math.max(0, ...found);
  };
  return DELIMITERS.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** Our own exports put an apostrophe before what a spreadsheet would run as a formula; Excel leaves spaces that do not break. */
const asTyped = (cell: string) =>
  cell
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replaceAll('\u00A0', ' ')
    .trim();
