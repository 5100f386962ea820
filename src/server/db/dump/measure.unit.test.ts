import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { measureRows } from './measure.ts';

test.each([
  ['none', [], 0],
  ['in one piece', ['1\tAda\n2\tBen\n'], 2],
  ['cut anywhere', ['1\tA', 'da\n2\tBe', 'n', '\n'], 2],
  ['with a line end in a value, which COPY writes as two letters', ['1\tAda\\nDubois\n'], 1],
])('rows are counted as they come: %s', async (_, pieces, count) => {
  const through = measureRows();
  await buffer(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(through));
  expect(through.rows).toBe(count);
  expect(through.bytes).toBe(pieces.join('').length);
});
