import type pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { OWNER_ROLE } from '../roles.ts';

/** Whose tables are Larkhouse's; an external database may hold others. */
export const OWNERS = [OWNER_ROLE, 'larkhouse_jobs'] as const;
export type Owner = (typeof OWNERS)[number];

/** A table by the catalog; names are quoted by whoever puts them into SQL. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly owner: Owner;
  /** In their order, without those that PostgreSQL computes itself. */
  readonly columns: readonly string[];
}

/** How far the schema is, taken anew by whoever makes it, and what was changed of late: these rows are no part of a dump. */
const BOOKKEEPING = new Set([
  'public.recent_change',
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.function_file',
  'graphile_worker.migrations',
]);

const TABLES = `
  select n.nspname::text as schema, c.relname::text as name, pg_get_userbyid(c.relowner)::text as owner, c.relkind::text as kind,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relowner in (select oid from pg_roles where rolname = any ($1)) and c.relkind in ('r', 'p', 'm', 'f') and c.relpersistence <> 't'
  order by 1, 2`;

/** Every table of Larkhouse in this database, in the order of their names. Throws at a kind that a dump would not hold as it is. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { kind: string }>(TABLES, [OWNERS]);
  const strange = rows.find(({ kind }) => kind !== 'r');
  if (strange) throw new ConfigError(`${nameOf(strange)} is no plain table, and a backup would not hold it.`);
  return rows
    .filter((table) => !BOOKKEEPING.has(nameOf(table)))
    .map(({ schema, name, owner, columns }) => ({ schema, name, owner, columns }));
}

/** As it stands in a manifest: `public.child`. */
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;
