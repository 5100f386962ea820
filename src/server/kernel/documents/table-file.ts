import type { TableFormat } from '#contract/analytics-choices.ts';
import type { TableDocument } from './table.ts';

/** The bytes of a table as a file. Texts are text: no program takes one for a formula. */
export async function tableFile(table: TableDocument, format: TableFormat, logo: Buffer | null): Promise<Buffer> {
  if (format === 'pdf') return (await import('./table-pdf.ts')).writeTablePdf(table, logo);
  return format === 'xlsx' ? asSpreadsheet(table) : asCsv(table);
}

async function asCsv({ columns, rows }: TableDocument): Promise<Buffer> {
  const { stringify } = await import('csv-stringify/sync');
  const options = { header: true, columns: columns.map(({ label }) => label), escape_formulas: true, bom: true };
  return Buffer.from(
    stringify(
      rows.map((row) =>
        row.map((value, n) => (typeof value === 'number' && columns[n]?.isMoney ? value.toFixed(2) : String(value))),
      ),
      options,
    ),
  );
}

async function asSpreadsheet({ title, columns, rows }: TableDocument): Promise<Buffer> {
  const { spreadsheetName, cellText } = await import('./spreadsheet.ts');
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const header = columns.map(({ label }) => ({ value: label, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value, n) =>
      typeof value === 'number'
        ? { value, type: Number, ...(columns[n]?.isMoney && { format: '#,##0.00' }) }
        : { value: cellText(value), type: String },
    ),
  );
  return writeXlsxFile([header, ...body], {
    sheet: spreadsheetName(title),
    stickyRowsCount: 1,
    columns: columns.map(({ isNumber }) => ({ width: isNumber ? 14 : 26 })),
  }).toBuffer();
}
