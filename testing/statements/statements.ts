import { join } from 'node:path';
import { db } from '#server/db/sql.ts';
import { type Declared, declaredQueries } from './declared.ts';
import { argumentLists } from './examples.ts';
import type { Shape } from './shape.ts';

/** A statement as it may be sent: a query may have several texts, by its arguments. */
export interface Statement {
  /** `attendance/queries.ts attendanceOn` */
  readonly name: string;
  readonly texts: readonly string[];
  readonly row: Shape | undefined;
}

/** Exports that begin otherwise are parts of statements. */
const STATEMENT = /^(select|insert|update|delete|merge|with)\b/i;

/** Every statement of the server's query files, made with example arguments. */
export async function statements(root: string): Promise<Statement[]> {
  const all: Statement[] = [];
  for (const declared of declaredQueries(root)) {
    const exports: Record<string, unknown> = await import(join(root, declared.file));
    const texts = textsOf(declared, exports[declared.name]).filter((text) => STATEMENT.test(text));
    const name = `${declared.file.replace('src/server/', '')} ${declared.name}`;
    if (texts.length > 0) all.push({ name, texts, row: declared.row });
  }
  return all;
}

interface Compiled {
  compile(of: typeof db): { readonly sql: string };
}
type Build = (...args: readonly unknown[]) => Compiled;

function textsOf({ isFunction, parameters }: Declared, query: unknown): string[] {
  const built = isFunction ? argumentLists(parameters).map((args) => (query as Build)(...args)) : [query as Compiled];
  return [...new Set(built.map((one) => one.compile(db).sql.trim()))];
}
