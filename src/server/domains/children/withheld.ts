import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';

/**
 * Rows as a family may read them: in the named texts, which staff wrote freely, other children's names become 'another
 * child'. Parents can't read those names, so the database replaces them.
 */
export async function withheld<Row extends Readonly<Record<Field, string>>, Field extends keyof Row & string>(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly Field[],
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const texts = rows.flatMap((row) => fields.map((field) => row[field]));
  const query = sql<{ texts: string[] }>`select withhold_names(${texts}::text[], ${scope.now}) as texts`;
  const { texts: readable } = await scope.one(query);
  return rows.map((row, index) => {
    const own = fields.map((field, place) => [field, readable[index * fields.length + place] ?? '']);
    return { ...row, ...Object.fromEntries(own) };
  });
}
