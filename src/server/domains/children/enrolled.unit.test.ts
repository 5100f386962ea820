import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { isTest } from '#testing/structure/rules.ts';

/** Where the column may be read, and what for. */
const READ_IN: Readonly<Record<string, string>> = {
  'src/server/domains/archives/queries.ts': 'the archive says the first day',
  'src/server/domains/children/expected-queries.ts': 'decides who is enrolled and expected on a day',
  'src/server/domains/children/queries.ts': 'the record says the first day, and it is entered there',
  'src/server/domains/imports/known-queries.ts': "the spreadsheet's first day is compared with it",
};

const COLUMN = /\benrolled_on\b|'(?:\w+\.)?enrolledOn'/;

test('who is enrolled on a day is decided in one place', () => {
  const reading = globSync('src/server/{domains,kernel}/**/*.ts', { cwd: ROOT })
    .concat(globSync('src/server/db/functions/**/*.sql', { cwd: ROOT }))
    .filter((file) => !isTest(file) && (file.endsWith('.sql') || file.includes('queries')))
    .filter((file) => COLUMN.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(
    reading.toSorted(),
    'Take isEnrolledOn(date), isExpectedOn(date), firstDayOf() or lastDayOf() of children/expected-queries.ts: what is booked ' +
      'for a day will be told there.',
  ).toEqual(Object.keys(READ_IN));
});

test.each(['where k.enrolled_on <= $1::date', ".select('child.enrolledOn')", ".where('enrolledOn', '<=', date)"])(
  'a query that reads the first day itself is found: %s',
  (query) => {
    expect(COLUMN.test(query)).toBe(true);
  },
);
