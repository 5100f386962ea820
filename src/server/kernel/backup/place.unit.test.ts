import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { beginStaging, completeRestore, isTaken, takePlace } from './place.ts';

const NOW = new Date('2026-03-02T02:30:15Z');
const NAME = '.before-2026-03-02T023015Z';

let parent: string;
let target: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-place-'));
  target = path.join(parent, 'data');
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
});

const lay = (folder: string, text: string) => {
  mkdirSync(path.join(folder, 'files'), { recursive: true });
  writeFileSync(path.join(folder, 'files', 'one'), text);
};
const at = (folder: string) => readFileSync(path.join(folder, 'files', 'one'), 'utf8');

test('what was there is kept beside, and what was built stands in its place', async () => {
  lay(target, 'old');
  lay(await beginStaging(target), 'new');
  expect(await takePlace(target, NOW)).toBe(target + NAME);
  expect([at(target), at(target + NAME)]).toEqual(['new', 'old']);
  expect(readdirSync(target)).toEqual(['files']);
});

test('where nothing was, or an empty folder, nothing is kept', async () => {
  mkdirSync(target);
  expect(await isTaken(target)).toBe(false);
  lay(await beginStaging(target), 'new');
  expect(await takePlace(target, NOW)).toBe(null);
  expect(readdirSync(parent)).toEqual(['data']);
});

test('what was cut off between its renames is completed by the next start', async () => {
  lay(target, 'old');
  lay(await beginStaging(target), 'new');
  writeFileSync(path.join(`${target}.restoring`, 'restored'), NAME);
  renameSync(target, target + NAME);
  await completeRestore(target);
  expect([at(target), at(target + NAME)]).toEqual(['new', 'old']);
  await completeRestore(target);
  expect(at(target)).toBe('new');
});

test('below a file there is nothing to complete, and a start says so itself', async () => {
  writeFileSync(target, 'a file');
  await completeRestore(path.join(target, 'data'));
  expect(readFileSync(target, 'utf8')).toBe('a file');
});

test('what was never whole is not put in place', async () => {
  lay(target, 'old');
  lay(await beginStaging(target), 'half');
  await completeRestore(target);
  expect(at(target)).toBe('old');
});

test.each([
  ['before a file was moved', () => undefined],
  [
    'while old files were moved',
    (inside: string) => {
      mkdirSync(path.join(inside, NAME));
      renameSync(path.join(inside, 'files'), path.join(inside, NAME, 'files'));
    },
  ],
  [
    'while new files were moved',
    (inside: string) => {
      mkdirSync(path.join(inside, NAME));
      for (const name of ['files', 'secret']) renameSync(path.join(inside, name), path.join(inside, NAME, name));
      writeFileSync(path.join(inside, '.restoring', 'cleared'), '');
      renameSync(path.join(inside, '.restoring', 'files'), path.join(inside, 'files'));
    },
  ],
])('inside of a volume it is completed too, cut off %s', async (_when, cutOff) => {
  lay(target, 'old');
  writeFileSync(path.join(target, 'secret'), 'old secret');
  lay(path.join(target, '.restoring'), 'new');
  writeFileSync(path.join(target, '.restoring', 'secret'), 'new secret');
  writeFileSync(path.join(target, '.restoring', 'restored'), NAME);
  cutOff(target);
  await completeRestore(target);
  expect([at(target), at(path.join(target, NAME))]).toEqual(['new', 'old']);
  expect(readFileSync(path.join(target, 'secret'), 'utf8')).toBe('new secret');
  expect(readFileSync(path.join(target, NAME, 'secret'), 'utf8')).toBe('old secret');
  expect(existsSync(path.join(target, '.restoring'))).toBe(false);
});
