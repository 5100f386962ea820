import { isTooLarge, isWorkbook, textOf } from '../../../../domains/imports/rules.ts';

type Read = { readonly csv: string } | { readonly problem: 'unreadable' | 'workbook' | 'empty' | 'tooLarge' };

/** The text of a chosen file, or why it can't be sent. */
export async function readSpreadsheet(file: File): Promise<Read> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { problem: 'unreadable' };
  if (isWorkbook(bytes)) return { problem: 'workbook' };
  const csv = textOf(bytes);
  if (csv.trim() === '') return { problem: 'empty' };
  return isTooLarge(csv) ? { problem: 'tooLarge' } : { csv };
}
