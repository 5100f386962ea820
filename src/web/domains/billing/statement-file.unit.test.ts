import { expect, test } from 'vitest';
import { readStatement } from './statement-file.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);
const text = (said: string) => new Blob([said]);

test('statements are read in the encoding they were saved in', async () => {
  expect(await readStatement(text('Zoë'))).toEqual({ csv: 'Zoë' });
  expect(await readStatement(file(0xef, 0xbb, 0xbf, 0x41))).toEqual({ csv: 'A' });
  expect(await readStatement(file(0x5a, 0x6f, 0xeb))).toEqual({ csv: 'Zoë' });
  expect(await readStatement(file(0xff, 0xfe, 0x41, 0x00))).toEqual({ csv: 'A' });
});

test('what cannot be sent is named', async () => {
  expect(await readStatement(file(0x50, 0x4b, 0x03, 0x04, 0))).toEqual({ problem: 'workbook' });
  expect(await readStatement(text('PK,name'))).toEqual({ csv: 'PK,name' });
  expect(await readStatement(text(' \n'))).toEqual({ problem: 'empty' });
  expect(await readStatement(text('a'.repeat(1_999_800)))).toMatchObject({ csv: expect.any(String) });
  expect(await readStatement(text('"'.repeat(1_000_000)))).toEqual({ problem: 'tooLarge' });
});
