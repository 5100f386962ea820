import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_COLUMNS, type ImportKind } from '../../../contract/import-columns.ts';
import { invalid } from '../../refusal.ts';
import { words } from '../../words/say.ts';
import { headingKey } from './columns.ts';
import { flatMapInSlices } from './slices.ts';

export interface Row {
  /** The line in the file; the header is line 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}
export interface Table {
  readonly rows: readonly Row[];
  readonly unknownColumns: readonly string[];
}

const MOST_ROWS = 20_000;
/** Bytes read at a time; other requests come between. */
const SLICE = 32 * 1024;

/** Reads a spreadsheet saved as CSV (comma, semicolon or tab). Refuses a file that is none, or lacks every known column. */
export async function readTable(kind: ImportKind, csv: string): Promise<Table> {
  const records = await readRecords(csv);
  const [header, ...body] = records;
  if (!header) throw invalid({ csv: 'The file is empty' });
  const known = new Map(IMPORT_COLUMNS[kind].map((column): [string, string] => [headingKey(column), column]));
  const columns = header.record.map((heading) => known.get(headingKey(heading)));
  if (!columns.some(Boolean)) {
    throw invalid({
      csv: words('The first line must name the columns: {{columns}}', { columns: IMPORT_COLUMNS[kind].join(', ') }),
    });
  }
  if (body.length > MOST_ROWS) throw invalid({ csv: 'At most 20,000 rows can be imported at once' });
  refuseSpilled(body, header.record.length);
  return {
    unknownColumns: header.record.filter((heading, at) => heading !== '' && !columns[at]),
    rows: await flatMapInSlices(body, ({ record, info }) => [
      {
        line: info.lines - breaksIn(record),
        cells: Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, plain(record[at] ?? '')]] : []))),
      },
    ]),
  };
}

/** An unquoted comma moves what follows into the next columns: allergies must never land in somebody's name. */
function refuseSpilled(rows: readonly Parsed[], width: number): void {
  const spilled = rows.find(({ record }) => record.slice(width).some((cell) => cell !== ''));
  if (!spilled) return;
  const line = spilled.info.lines - breaksIn(spilled.record);
  throw invalid({
    csv: words('Line {{line}} has more cells than the first line; put quotes around a text with commas in it', {
      line,
    }),
  });
}

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The parser counts to the end of a row; people look for its beginning. */
const breaksIn = (record: readonly string[]) => record.join('').split('\n').length - 1;

async function readRecords(file: string): Promise<Parsed[]> {
  // Within quotes the parser would count CRLF as two lines.
  const csv = file.replace(/\r\n?/g, '\n');
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(csv),
    info: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    trim: true,
  });
  const records: Parsed[] = [];
  parser.on('data', (record: Parsed) => records.push(record));
  const ended = finished(parser);
  ended.catch(() => undefined);
  const bytes = Buffer.from(csv);
  for (let at = 0; at < bytes.length && records.length <= MOST_ROWS + 1 && !parser.destroyed; at += SLICE) {
    parser.write(bytes.subarray(at, at + SLICE));
    await setImmediate();
  }
  parser.end();
  await ended.catch(() => {
    throw invalid({ csv: 'This file could not be read as CSV. Save the spreadsheet as CSV and try again.' });
  });
  return records;
}

/** What stands most often in the first line. */
function delimiterOf(csv: string): string {
  const first = csv.slice(0, csv.search(/\n|$/));
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Our own exports put an apostrophe before what a spreadsheet would run as a formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');
