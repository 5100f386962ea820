import writeXlsxFile from 'write-excel-file/node';
import { translate } from '../i18n/translate.ts';
import type { ReportDocument } from './document.ts';

/** What a spreadsheet's XML can't hold. */
const UNPRINTABLE = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu;

/**
 * One row per record, one column per field. Every cell is typed as a string, so that no program takes '=…' for a formula.
 */
export function writeSpreadsheet({ language, title, center, child, records }: ReportDocument): Promise<Buffer> {
  const labels = [
    translate(language, 'Center'),
    translate(language, 'Child'),
    translate(language, 'Date'),
    ...(records[0]?.fields.map(({ label }) => label) ?? []),
  ];
  const rows = records.map(({ heading, fields }) => [center, child, heading, ...fields.map(({ text }) => text)]);
  const header = labels.map((label) => ({ ...cellOf(label), fontWeight: 'bold' as const }));
  return writeXlsxFile([header, ...rows.map((row) => row.map(cellOf))], {
    sheet: spreadsheetName(title),
    stickyRowsCount: 1,
    columns: labels.map((_, place) => ({ width: place < 3 ? 24 : 40 })),
  }).toBuffer();
}

const cellOf = (text: string) => ({
  value: cellText(text),
  type: String,
  wrap: true,
  alignVertical: 'top' as const,
});

/** A text without what a spreadsheet's XML can't hold. */
export const cellText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').toWellFormed();

/** Excel takes 31 characters, and not all of them. */
export const spreadsheetName = (title: string) => title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
