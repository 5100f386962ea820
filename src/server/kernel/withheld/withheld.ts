import type { Scope } from '#server/db/scope.ts';
import type { Query } from '#server/db/sql.ts';
import { withholdNames, withholdNamesAround } from './queries.ts';

type Texts = Query<{ texts: string[] }>;

/**
 * Rows as a family may read them: in the named texts, which staff wrote freely, other children's names become 'another
 * child'. Parents can't read those names, so the database replaces them. `since`: when the oldest of the texts was
 * written, where that is long ago; who was enrolled then may have left.
 */
export const withheld = <Row extends Readonly<Record<Field, string>>, Field extends keyof Row & string>(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly Field[],
  since: Date = scope.now,
): Promise<Row[]> => replaced(scope, rows, fields, (texts) => withholdNames(texts, since));

/** Withholds other children's names from a document on a child, whoever makes it: it goes home with the family. */
export async function withheldAround<Row extends Readonly<Record<Field, string>>, Field extends keyof Row & string>(
  scope: Scope,
  childId: number,
  rows: readonly Row[],
  fields: readonly Field[],
): Promise<Row[]> {
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') return withheld(scope, rows, fields);
  return replaced(scope, rows, fields, (texts) => withholdNamesAround([childId], texts, scope.now));
}

async function replaced<Row extends Readonly<Record<Field, string>>, Field extends keyof Row & string>(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly Field[],
  withhold: (texts: readonly string[]) => Texts,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const { texts: readable } = await scope.one(withhold(rows.flatMap((row) => fields.map((field) => row[field]))));
  return rows.map((row, index) => {
    const own = fields.map((field, place) => [field, readable[index * fields.length + place] ?? '']);
    return { ...row, ...Object.fromEntries(own) };
  });
}
