import type pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { nameOf, type Table } from './tables.ts';

/** Tables of which row-level security would let this role see a part. A policy for it that is always true lets it see all. */
const HIDDEN = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname || '.' || c.relname = any ($1) and row_security_active(c.oid) and (
    exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
    or not exists (
      select from pg_policy p where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r')
        and pg_get_expr(p.polqual, p.polrelid) = 'true'
        and p.polroles && array[0::oid, (select oid from pg_roles where rolname = current_role)]))`;

/** Throws where this connection's role would be shown a part of the rows alone: a dump of them would be believed. */
export async function refuseHiddenRows(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(HIDDEN, [tables.map(nameOf)]);
  if (rows.length === 0) return;
  throw new ConfigError(
    `Row-level security hides rows of ${rows.map(({ name }) => name).join(', ')} from a backup; none is made.`,
  );
}
