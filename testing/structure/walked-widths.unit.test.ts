import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';

// The gate walks a way on a phone and the slow suite on wider screens. What only the slow suite walks would never be walked on a
// phone: it goes by `LOOKED_AT`, which has both.

/** From a line to the one that closes what it opens, by their indentation. */
const WALKS = /^( *)for \(.* of Object\.(?:entries|keys)\((?:WIDTHS|HANDHELD)\).*$([\s\S]*?)^\1(?=\S)/gm;

test('what the slow suite alone walks is walked at every width', () => {
  const left = globSync('e2e/*.spec.ts', { cwd: ROOT }).flatMap((file) =>
    Array.from(readFileSync(path.join(ROOT, file), 'utf8').matchAll(WALKS), ([, , walked]) => ({ file, walked })),
  );
  expect(left.length).toBeGreaterThan(5);
  const lost = left.filter(({ walked }) => walked?.includes('SLOW_SUITE')).map(({ file }) => file);
  expect(lost, 'Use LOOKED_AT of e2e/accessibility.ts for these.').toEqual([]);
});
