import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FormFile } from '#contract/forms-blocks.ts';
import { problemsOf } from '#contract/forms-problems.ts';
import { PARENT_LANGUAGES } from '#contract/kernel/languages.ts';
import { countMissing, writtenIn } from './editing.ts';
import { EXAMPLES, exampleFile } from './examples.ts';

test('every file is offered', () => {
  expect(readdirSync(path.join(import.meta.dirname, 'examples')).sort()).toEqual(
    EXAMPLES.map((name) => `${name}.ts`).sort(),
  );
});

describe.each(EXAMPLES)('%s', (name) => {
  test('can be published as it is', async () => {
    expect(problemsOf(FormFile.parse(await exampleFile(name)).body)).toEqual({});
  });
  test('is written in every language', async () => {
    const { body } = FormFile.parse(await exampleFile(name));
    expect(writtenIn(body, PARENT_LANGUAGES)).toEqual(PARENT_LANGUAGES);
    expect(PARENT_LANGUAGES.map((language) => countMissing(body, language))).toEqual([0, 0, 0, 0]);
  });
});
