import { sql } from 'kysely';

/**
 * Plans follow from statistics, which are out of date after much was written at once: until the database sees it by itself,
 * a minute or more, what was quick may end at the time limit. For the end of a job that writes much, and midway.
 */
export const refreshStatistics = () => sql`select refresh_statistics()`;

/** A table or a function of the schema. */
export interface Named {
  readonly name: string;
  /** What it reads by itself: a table by the policies that let rows be seen, a function by its body. */
  readonly body: string;
  readonly isTable: boolean;
  /** Whether its changes are noted. */
  readonly isNoted: boolean;
}

export const named = () => sql<Named>`
  select c.relname::text as name, true as is_table,
    coalesce((select string_agg(p.qual, ' ') from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname), '') as body,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_change') as is_noted
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select p.proname::text, false, p.prosrc, false from pg_proc p where p.pronamespace = 'public'::regnamespace`;
