import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

/** {{name}}, {name} and a rule's 'X of Y' stand for whatever is put in. */
const withoutValues = (text: string) => text.replace(/\{\{?[\w ]+\}?\}|\b[XY]\b/g, '…');
/** An apostrophe within a word doesn't end a text. */
const QUOTED = /(?<!\w)'([A-Z0-9](?:[^']|(?<=\w)'(?=\w))*)'(?!\w)/g;

test('every text that a rule of the product quotes is said somewhere', () => {
  const said = withoutValues(
    read('src/web/locales/en/**/*.json', 'src/{contract,server,web}/**/*.{ts,tsx}').join('\n').replaceAll("\\'", "'"),
  );
  const quoted = read('docs/product/*.md').flatMap((page) =>
    [...page.replace(/\s+/g, ' ').matchAll(QUOTED)].map(([, text = '']) => text),
  );
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter((text) => !said.includes(withoutValues(text)))).toEqual([]);
});
