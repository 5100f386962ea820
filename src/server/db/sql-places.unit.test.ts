import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';

/** What works below statements: before there is a schema, or to open the scope in which they are sent. */
const BELOW = new Map([
  ['src/server/db/functions.ts', 'applies functions and views, with the schema'],
  ['src/server/db/migrate.ts', 'makes the schema'],
  ['src/server/db/open-scope.ts', 'opens scopes by the functions that are the gate of the house'],
  ['src/server/db/scope.ts', 'turns a scope into another one'],
]);
const QUERIES = /(^|\/)(\w[\w-]*-)?queries\.ts$/;
/** Names that statements are made with, by the module they are from. */
const MAKERS: Readonly<Record<string, string>> = { kysely: 'sql', '#server/db/sql.ts': 'db', './sql.ts': 'db' };

interface Import {
  readonly type: string;
  readonly source?: { readonly value: string };
  readonly specifiers?: readonly { readonly imported?: { readonly name?: string } }[];
}
const makesStatements = (text: string): boolean =>
  (parseAst(text, { lang: 'ts' }).body as unknown as readonly Import[]).some(
    ({ type, source, specifiers = [] }) =>
      type === 'ImportDeclaration' &&
      specifiers.some(({ imported }) => imported?.name !== undefined && imported.name === MAKERS[source?.value ?? '']),
  );

test('SQL stands in query files, where every statement is prepared and compared', () => {
  const files = globSync('{src/server,demo}/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(500);
  const outside = files.filter(
    (file) => !QUERIES.test(file) && makesStatements(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(
    outside.filter((file) => !BELOW.has(file)),
    'Move the statement to the queries.ts of the domain that owns the table (or <what>-queries.ts) as a named export, and call it from here.',
  ).toEqual([]);
  expect(
    [...BELOW.keys()].filter((file) => !outside.includes(file)),
    'No exception is needed for these any more',
  ).toEqual([]);
});
