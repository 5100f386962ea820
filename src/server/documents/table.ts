import type { TableFormat } from '../../contract/analytics-choices.ts';
import type { Language } from '../../contract/languages.ts';
import type { FileAnswer } from '../http/files.ts';

export interface TableColumn {
  readonly label: string;
  /** Its part of the width on paper, beside the others'. */
  readonly width: number;
  /** Numbers stand at the right, and are numbers in a sheet. */
  readonly isNumber?: boolean;
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
  /** What is signed with at the end of the paper, a line for each. */
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
  return { name, type: TYPES[format], content: await contentOf(table, format, logo) };
}

async function contentOf(
  table: TableDocument,
  format: TableFormat,
  logo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  if (format === 'pdf') return (await import('./table-pdf.ts')).writeTablePdf(table, await logo());
  return format === 'xlsx' ? asSheet(table) : asCsv(table);
}

async function asCsv({ columns, rows }: TableDocument): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  const options = { header: true, columns: columns.map(({ label }) => label), escape_formulas: true, bom: true };
  return Buffer.from(
    stringify(
      rows.map((row) => row.map(String)),
      options,
    ),
  );
}

async function asSheet({ title, columns, rows }: TableDocument): Promise<Buffer> {
  const { sheetName, sheetText } = await import('./sheet.ts');
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const header = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number' ? { value, type: Number } : { value: sheetText(value), type: String },
    ),
  );
  return writeXlsxFile([header, ...body], {
    sheet: sheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ isNumber }) => ({ width: isNumber ? 14 : 26 })),
  }).toBuffer();
}
