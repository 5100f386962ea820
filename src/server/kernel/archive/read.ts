import { FIRST_DAY, LAST_DAY } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { withheld } from '../withheld/withheld.ts';

/** All of a child's time; no center writes so much of one child that memory would mind. */
export const ALWAYS = { from: FIRST_DAY, to: LAST_DAY, limit: 1_000_000 };
/** How many rows are searched for names at a time. */
const CHUNK = 500;

type Written<Field extends string> = Readonly<Record<Field, string>> & { readonly createdAt: Date };

/** Rows, oldest first, with other children's names withheld in what staff wrote freely: those of the time of writing. */
export async function readable<Row extends Written<Field>, Field extends keyof Row & string>(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly Field[],
): Promise<Row[]> {
  const read: Row[] = [];
  for (let first = 0; first < rows.length; first += CHUNK) {
    const chunk = rows.slice(first, first + CHUNK);
    read.push(...(await withheld(scope, chunk, fields, chunk[0]?.createdAt)));
  }
  return read;
}
