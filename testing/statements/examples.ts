import { sql } from 'kysely';
import type { Shape } from './shape.ts';

/** Lists of arguments that between them take every branch a query makes by one argument: null, absent, another word. */
export function argumentLists(parameters: readonly Shape[]): unknown[][] {
  const choices = parameters.map((parameter) => examples(parameter));
  const first = choices.map(([one]) => one);
  return [first, ...choices.flatMap((all, at) => all.slice(1).map((one) => first.with(at, one)))];
}

/** Values of a type; the first is the fullest. */
function examples(shape: Shape): unknown[] {
  const values = present(shape);
  if (shape.isOptional) values.push(undefined);
  if (shape.null === 'always possible' && shape.kind !== 'null') values.push(null);
  return values;
}

function present({ kind, words, of, fields }: Shape): unknown[] {
  if (words) return [...words];
  if (kind === 'number') return [1];
  if (kind === 'string') return ['2026-03-02'];
  if (kind === 'boolean') return [true, false];
  if (kind === 'Date') return [new Date('2026-03-02T12:30:00Z')];
  if (kind === 'Buffer') return [Buffer.from('x')];
  if (kind === 'sql') return [sql`true`];
  if (kind === 'list') return of ? examples(of).map((one) => [one]) : [[]];
  if (kind === 'record') return of ? examples(of).map((one) => ({ name: one })) : [{}];
  if (kind === 'object' && fields) return objects(Object.entries(fields));
  return [null];
}

function objects(fields: readonly (readonly [string, Shape])[]): unknown[] {
  const full = Object.fromEntries(fields.map(([name, shape]) => [name, examples(shape)[0]]));
  const others = fields.flatMap(([name, shape]) =>
    examples(shape)
      .slice(1)
      .map((one) => ({ ...full, [name]: one })),
  );
  return [full, ...others];
}
