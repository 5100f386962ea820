import { expect, test } from 'vitest';
import { TABLE_FORMATS } from '#contract/analytics-choices.ts';
import { tableFile } from '#server/kernel/documents/table-file.ts';
import { textsIn } from './unpacked.ts';

const SECRET = 'canary-7f3a9c21';
const TABLE = {
  language: 'en',
  fileName: 'staff',
  title: 'Staff',
  center: 'Maple House',
  facts: [],
  columns: [{ label: 'Name', width: 1 }],
  rows: [[SECRET]],
} as const;
const said = (bytes: Buffer) => [...textsIn(bytes)].some((text) => text.includes(SECRET));

test.each(TABLE_FORMATS)('what lies in a file is found: %s', async (format) => {
  expect(said(await tableFile(TABLE, format, null))).toBe(true);
});

test('a workbook in a zip is unpacked too', async () => {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  zip.addBuffer(await tableFile(TABLE, 'xlsx', null), 'staff.xlsx');
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  expect(said(Buffer.concat(parts))).toBe(true);
});
