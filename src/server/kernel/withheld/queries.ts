import { sql } from 'kysely';

export const withholdNames = (texts: readonly string[], since: Date) => sql<{ texts: string[] }>`
  select withhold_names(${texts}::text[], ${since}) as texts`;

export const withholdNamesAround = (childIds: readonly number[], texts: readonly string[], now: Date) => sql<{
  texts: string[];
}>`
  select withhold_names_around(${childIds}::bigint[], ${texts}::text[], ${now}) as texts`;
