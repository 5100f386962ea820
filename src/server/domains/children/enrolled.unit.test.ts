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

const TABLE = /\bchild_enrollment\b|'childEnrollment(?: as \w+)?'/;

test('who is enrolled on a day is decided in one place', () => {
  const reading = globSync('src/server/{domains,kernel}/**/*.ts', { cwd: ROOT })
    .concat(globSync('src/server/db/functions/**/*.sql', { cwd: ROOT }))
    .filter((file) => !isTest(file) && (file.endsWith('.sql') || file.includes('queries')))
    .filter((file) => TABLE.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(
    reading.toSorted(),
    'Take isEnrolledOn(date), isExpectedOn(date), lastEnrollment() or everyEnrollment() of children/enrolled-queries.ts: what is booked for ' +
      'a day is told there.',
  ).toEqual(Object.keys(READ_IN));
});

test.each([
  'from child_enrollment s where s.starts_on <= $1::date',
  ".innerJoin('childEnrollment as enrollment'",
  ".selectFrom('childEnrollment')",
])('a query that reads the periods itself is found: %s', (query) => {
  expect(TABLE.test(query)).toBe(true);
});
