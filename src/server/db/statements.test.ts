import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { cloneDatabase, dropDatabase, type TestDatabase } from '#testing/database.ts';
import { differences } from '#testing/statements/differences.ts';
import { Analyst } from '#testing/statements/prepared.ts';
import { type Statement, statements } from '#testing/statements/statements.ts';
import { UNASKED } from '#testing/statements/unasked.ts';

// Every statement of the query files against the real database. A failure says what to correct.

/** TypeScript reads the whole project, PostgreSQL nearly a thousand texts. */
const PATIENCE = 240_000;

let database: TestDatabase;
let analyst: Analyst;
let all: Statement[];
beforeAll(async () => {
  database = await cloneDatabase(inject('database'), inject('template'));
  analyst = await Analyst.connect(database.reach.admin);
  all = await statements(ROOT);
}, PATIENCE);
afterAll(async () => {
  await analyst.end();
  await dropDatabase(inject('database'), database);
});

test('the statements of every domain are found', () => {
  expect(all.length).toBeGreaterThan(600);
  expect([...UNASKED.keys()].filter((name) => !all.some((one) => one.name === name))).toEqual([]);
});

test(
  'every statement can be prepared, and answers the rows that its type says',
  async () => {
    const wrong: string[] = [];
    for (const { name, texts, row } of all) {
      if (UNASKED.has(name)) continue;
      for (const text of texts) {
        const found = await analyst.row(text).then(
          (answered) => (row?.fields ? differences(row.fields, answered) : []),
          (error: Error) => [error.message],
        );
        for (const what of found) if (!wrong.includes(`${name}: ${what}`)) wrong.push(`${name}: ${what}`);
      }
    }
    expect(
      wrong,
      'Correct the row type, or the statement. What PostgreSQL can’t know is said beside the field with its reason: /** @known … */',
    ).toEqual([]);
  },
  PATIENCE,
);
