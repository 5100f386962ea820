import pg from 'pg';
import { camelCase } from '#server/db/wire.ts';
import { wordsOf } from './statements/catalog.ts';
import { written } from './statements/shape.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly filled: boolean;
  /** The CHECK that lists the column's words, as PostgreSQL writes it back. */
  readonly list: string | null;
}

const TYPES: Readonly<Record<string, string>> = {
  int8: 'number',
  int4: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  date: 'string',
  time: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  numeric: 'number',
  jsonb: 'unknown',
  xid8: 'string',
  _date: 'string[]',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
  _bytea: 'Buffer[]',
};

/** The text of `src/server/db/types.ts`: every table of the schema. */
export async function databaseTypes(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
             a.atthasdef or a.attidentity <> '' as filled,
             (select pg_get_constraintdef(k.oid) from pg_constraint k
              where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[''%') as list
      from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
        and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`);
    return render(rows);
  } finally {
    await client.end();
  }
}

function render(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, ({ table }) => table);
  const interfaces = [...tables].map(
    ([table, of]) => `export interface ${pascal(table)} {\n${of.map(line).join('')}}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${camelCase(table)}: ${pascal(table)};\n`).join('');
  return [
    '// Made from the schema by scripts/db-types.ts; a test compares the two.',
    "import type { Generated } from 'kysely';\n",
    ...interfaces,
    `export interface Tables {\n${index}}\n`,
  ].join('\n');
}

/** As wide as the formatter lets a line be. */
const LINE = 120;

function line({ column, type, nullable, filled, list }: Column): string {
  const known = list ? written({ kind: 'string', null: 'never', words: wordsOf(list) }) : TYPES[type];
  if (!known) throw new Error(`No TypeScript type is named for ${type} (column ${column})`);
  const whole = nullable ? `${known} | null` : known;
  const text = `  ${camelCase(column)}: ${filled ? `Generated<${whole}>` : whole};`;
  if (text.length <= LINE) return `${text}\n`;
  return `  ${camelCase(column)}:\n    | ${whole.split(' | ').join('\n    | ')};\n`;
}

const pascal = (name: string) => camelCase(`_${name}`);
