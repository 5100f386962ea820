import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { nameOf, OWNERS, type Table } from './tables.ts';

/** Where the numbers of a column go on. */
export interface Sequence {
  /** `public.child`. */
  readonly table: string;
  readonly column: string;
  /** As text: it may be larger than a number holds. */
  readonly last: string;
  readonly isCalled: boolean;
}

const SEQUENCES = `
  select s.oid::regclass::text as sequence, n.nspname || '.' || t.relname as table, a.attname::text as column
  from pg_class s
  left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  left join pg_class t on t.oid = d.refobjid left join pg_namespace n on n.oid = t.relnamespace
  left join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and s.relpersistence <> 't' and s.relowner in (select oid from pg_roles where rolname = any ($1))
  order by 2, 3`;

interface Found {
  readonly sequence: string;
  readonly table: string | null;
  readonly column: string | null;
}

/**
 * The sequences of these tables. They know no snapshot: read after the rows' moment they are never behind the rows. Throws at one
 * of our own that belongs to no column.
 */
export async function sequencesOf(client: pg.ClientBase, tables: readonly Table[]): Promise<Sequence[]> {
  const { rows } = await client.query<Found>(SEQUENCES, [OWNERS]);
  const all: Sequence[] = [];
  for (const { sequence, table, column } of rows) {
    if (table === null || column === null)
      throw new ConfigError(`The sequence ${sequence} belongs to no column, and a backup would not hold it.`);
    if (!tables.some((one) => nameOf(one) === table)) continue;
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${sequence}`,
    );
    all.push(...state.rows.map((row) => ({ table, column, ...row })));
  }
  return all;
}

/** Lets the column go on where it stood. */
export async function setSequence(client: pg.ClientBase, table: Table, sequence: Sequence): Promise<void> {
  const place = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  const { last, isCalled } = sequence;
  const set = 'select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4) as now';
  const { rows } = await client.query<{ now: string | null }>(set, [place, sequence.column, last, isCalled]);
  if (rows[0]?.now) return;
  throw new ConfigError(`${nameOf(table)}.${sequence.column} has no numbers of its own in this version of Larkhouse.`);
}
