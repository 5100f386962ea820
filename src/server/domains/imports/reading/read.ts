import { readCsv } from './csv.ts';
import { refusedFile, type Spreadsheet, spreadsheetOf } from './spreadsheet.ts';
import { textOfFile } from './text.ts';
import { isArchive, isOldWorkbook } from './workbook.ts';

/** Reads an uploaded spreadsheet by what it holds, whatever its name ends in. */
export async function readFileBytes(bytes: Buffer): Promise<Spreadsheet> {
  if (bytes.length === 0) throw refusedFile('The file is empty');
  if (isOldWorkbook(bytes)) {
    throw refusedFile('This is a workbook of an old Excel, or one with a password. Save it as Excel (.xlsx) or CSV.');
  }
  if (isArchive(bytes)) return spreadsheetOf(await (await import('./workbook.ts')).readWorkbook(bytes), false);
  return spreadsheetOf(readCsv(textOfFile(bytes)), true);
}
