import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';

const sources = globSync('src/web/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

test('a password is hidden while it is typed, in every field there is', () => {
  expect(having(/type=["'{ ]+password|: 'password'\}/)).toEqual([
    'src/web/ui/PasswordInput.tsx',
    // PINs are of digits, which these hide as well.
    'src/web/portals/kiosk/NewPin.tsx',
    'src/web/portals/kiosk/classroom/WriterPin.tsx',
    'src/web/domains/kiosk/PinDialog.tsx',
  ]);
  const fields = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<(\w+)\s[^<]*?name="\w*[pP]assword"/g)].map(([, element]) => `${file}: ${element}`),
  );
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter((field) => !field.endsWith(': PasswordInput'))).toEqual([]);
});

test('nothing keeps a password from being pasted, and each field says to password managers what it is', () => {
  expect(having(/onPaste|onBeforeInput|'paste'|'beforeinput'/)).toEqual([]);
  const fields = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<PasswordInput\s([^<]*?)\/>/g)].map(([, props = '']) => ({ file, props })),
  );
  expect(fields.length).toBeGreaterThan(9);
  expect(
    fields.filter(({ props }) => !/autoComplete="(current|new)-password"/.test(props)).map(({ file }) => file),
  ).toEqual([]);
});
