import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOMS = ['src/server/http/', 'src/server/kernel/', 'src/server/db/'];
const sources = globSync('src/server/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
const outside = sources.filter((path) => !ROOMS.some((room) => path.startsWith(room)) && !path.endsWith('/access.ts'));
const thoseWith = (pattern: RegExp) => outside.filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('who may is said in the access.ts of a domain', () => {
  expect(
    thoseWith(/\bnotAllowed\(/),
    "These refuse somebody themselves. Name the rule in their domain's access.ts (mayCheckNaps = staffWith('activities.record')) and call allow(actor, mayCheckNaps) or acting(scope, mayCheckNaps).",
  ).toEqual([]);
});

test('capabilities and roles are asked for in access.ts alone', () => {
  expect(
    thoseWith(/\.capabilities\.has\(|\bstaffWith\(|\bactor\.role [!=]==/),
    "These ask for a capability or role themselves. Name what it allows in their domain's access.ts and ask that: maySeeMedicine(actor).",
  ).toEqual([]);
});

test('whose child it is, is asked in access.ts alone', () => {
  expect(
    thoseWith(/\bthrow [^;]*\bchildIds\.includes\(|childIds\.includes\([^;]*\bthrow (not|noSuch)/),
    "These compare the actor's children themselves. Say guardianOf(childId) in their domain's access.ts.",
  ).toEqual([]);
});
