import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { stoppedNames, stoppedWords } from './vocabulary.ts';

const stopped = stoppedWords(readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8'));

const written = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && existsSync(path.join(ROOT, file)))
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));

test('no name is made with a word that the glossary has stopped', () => {
  expect(written.flatMap(({ file, code }) => stoppedNames(file, code, stopped))).toEqual([]);
});

/** An editor shows a comment alone, without the one above it. */
test('no comment on a name begins by what stands before it', () => {
  const found = written.flatMap(({ file, code }) =>
    [
      ...code.matchAll(
        /\/\*\*\s*(?:\* )?((?:The same|Also|Likewise|As above|Ditto|Those|These|Of (?:those|these|them)|They|Both|And|Otherwise|Instead)\b.*)/g,
      ),
    ].map(([, said]) => `${file}: ${said}`),
  );
  expect(found, 'Say in each of these what it is of: the reader sees no other comment beside it.').toEqual([]);
});

describe('a stopped word', () => {
  const of = (code: string, file = 'src/web/ui/Table.tsx') =>
    stoppedNames(file, code, stopped).map((found) => found.replace(/ \(.*/, ''));

  test('is found in a name, whatever its letters, and in the name of a file', () => {
    expect(of('const asSheet = OPEN_DOOR;')).toEqual([
      'src/web/ui/Table.tsx: asSheet',
      'src/web/ui/Table.tsx: OPEN_DOOR',
    ]);
    expect(of('', 'src/web/ui/MealSheet.tsx')).toEqual(['src/web/ui/MealSheet.tsx: MealSheet']);
  });

  test('may stand in texts and comments, in longer words, and where the glossary leaves it', () => {
    expect(of("// the door\nconst spreadsheet = 'news'; <DoorOpen />")).toEqual([]);
    expect(of('const sheet = 1', 'src/server/domains/compliance/rules.ts')).toEqual([]);
  });
});
