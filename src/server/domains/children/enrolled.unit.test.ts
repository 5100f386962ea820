import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { isTest } from '#testing/structure/rules.ts';

/** Where the periods may be read, and what for. */
const READ_IN: Readonly<Record<string, string>> = {
  'src/server/db/functions/imports.sql': 'a period is no use that is made of an import',
  'src/server/domains/archives/queries.ts': 'the archive tells a family when its child was enrolled',
  'src/server/domains/children/enrolled-queries.ts': 'decides who is enrolled on a day',
  'src/server/domains/children/enrollment-queries.ts': 'periods are written there, and told in the profile',
};

/** Where children are counted without asking of which day, and why. */
const COUNTED_IN: Readonly<Record<string, string>> = {
  'src/server/domains/center/settings-queries.ts': 'a room may go once no child at all has its place there',
  'src/server/domains/messages/addressing-queries.ts': 'whether all whom a message names are there',
};

/** A count of the children, with what is asked of them. */
const COUNT = /count\([^)]*\)(?:(?!count\(|\bfrom\b)[^`]){0,160}\bfrom child\b([^`]{0,240})/g;
const OF_A_DAY = /isEnrolledOn|isExpectedOn|isAwaited|hasLeftBy/;
const countsByItself = (text: string): boolean =>
  [...text.matchAll(COUNT)].some(([, asked = '']) => !OF_A_DAY.test(asked));

const TABLE = /\bchild_enrollment\b|'childEnrollment(?: as \w+)?'/;

const queriesThat = (does: (text: string) => boolean): string[] =>
  globSync('src/server/{domains,kernel}/**/*.ts', { cwd: ROOT })
    .concat(globSync('src/server/db/functions/**/*.sql', { cwd: ROOT }))
    .filter((file) => !isTest(file) && (file.endsWith('.sql') || file.includes('queries')))
    .filter((file) => does(readFileSync(path.join(ROOT, file), 'utf8')))
    .toSorted();

test('who is enrolled on a day is decided in one place', () => {
  expect(
    queriesThat((text) => TABLE.test(text)),
    'Take isEnrolledOn(date), enrollmentsOn(date), isExpectedOn(date), lastEnrollment() or everyEnrollment() of children/enrolled-queries.ts: what is booked for ' +
      'a day is told there.',
  ).toEqual(Object.keys(READ_IN));
});

test('children are counted by what is said of a day', () => {
  expect(
    queriesThat(countsByItself),
    'Count those for whom isExpectedOn(date), of who is awaited, or isEnrolledOn(date) of children/enrolled-queries.ts holds.',
  ).toEqual(Object.keys(COUNTED_IN));
});

test.each([
  ['select count(*)::int as n from child k where k.removed_at is null`', true],
  ['select (select count(*) from child\n  where room_id = 1) as n`', true],
  ['select k.room_id, count(*) from child k where isExpectedOn(today) group by 1`', false],
  ['select (select count(*) from child k where isEnrolledOn(today)) as n`', false],
])('a count of children that asks nothing of a day is found: %s', (query, isFound) => {
  expect(countsByItself(query)).toBe(isFound);
});

test.each([
  'from child_enrollment s where s.starts_on <= $1::date',
  ".innerJoin('childEnrollment as enrollment'",
  ".selectFrom('childEnrollment')",
])('a query that reads the periods itself is found: %s', (query) => {
  expect(TABLE.test(query)).toBe(true);
});
