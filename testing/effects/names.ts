import pg from 'pg';
import { cloneDatabase, dropDatabase } from '../database.ts';

/** How far apart the ids of two tables lie: a number says which table it is of, and none stands for two rows. */
const APART = 1_000_000;

const TABLES = `
  select c.relname as name, pg_get_serial_sequence(quote_ident(c.relname), 'id') as sequence
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attidentity <> '' and a.attname = 'id' and c.relnamespace = 'public'::regnamespace order by c.relname`;

/** Makes a database like `template` in which every table counts its ids from a million of its own; says the tables in their order. */
export async function spreadIds(superuser: pg.ClientConfig, template: string) {
  const spread = await cloneDatabase(superuser, template);
  const client = new pg.Client(spread.reach.admin);
  await client.connect();
  const { rows } = await client.query<{ name: string; sequence: string }>(TABLES);
  for (const [index, { sequence }] of rows.entries()) {
    await client.query('select setval($1, $2)', [sequence, (index + 1) * APART]);
  }
  await client.end();
  return {
    template: spread.name,
    tables: rows.map(({ name }) => name),
    drop: () => dropDatabase(superuser, spread),
  };
}

/** Says what rows a text is about. */
export type Say = (text: string) => string;

/**
 * Names rows by their table and their order within a whole (`child`, `child 2`), so that wholes can be compared; what is
 * different each time has no value. `known` are rows with a name of their own, such as the Nurse.
 */
export function namesOf(tables: readonly string[], known: ReadonlyMap<number, string>): () => Say {
  return () => {
    const met = new Map<string, number[]>();
    const nameOf = (digits: string): string => {
      const id = Number(digits);
      const own = known.get(id);
      const table = tables[Math.floor(id / APART) - 1];
      if (own !== undefined) return own;
      if (table === undefined) return digits;
      const rows = met.get(table) ?? [];
      if (!rows.includes(id)) rows.push(id);
      met.set(table, rows);
      const place = rows.indexOf(id);
      return place === 0 ? table : `${table} ${place + 1}`;
    };
    return (text) =>
      CHANCE.reduce((said, [what, word]) => said.replaceAll(what, word), text)
        .replaceAll(/(?<![\d-])\d{7,9}(?!\d)/g, nameOf)
        .replaceAll(MANY, '[many rows]')
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll(/,(?=\S)/g, ', ');
  };
}

/** Of lists that grow with each act only that they are long is said. */
const MANY = /\[[A-Za-z_ ]+\d*(?:, ?[A-Za-z_ ]+\d*){3,}\]/g;

/** Random, sealed, or counted up with each change. */
const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid'],
  [/[0-9a-f]{64}/g, 'hash'],
  [/("\w*Sealed"):"[^"]*"/g, '$1:"…"'],
  [/("size"):\d{4,}|("rows"|"entries"):\d+/g, '$1$2:"…"'],
  [/"(version|sortOrder)":\d+,?/g, ''],
];
