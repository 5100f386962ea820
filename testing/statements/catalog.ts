import type pg from 'pg';

/** What PostgreSQL's catalog says about the things that a statement names by number. */
export interface Catalog {
  column(table: number, number: number): { type: number; isNullable: boolean; words: readonly string[] | undefined };
  /** The name of a table, for those about whose rows something is known. */
  table(oid: number): string;
  function(oid: number): { name: string; isStrict: boolean; isBuiltIn: boolean };
  /** The name of a type, and of its elements where it is an array. */
  type(oid: number): { name: string; element: number };
}

export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const read = async (query: string) =>
    new Map((await client.query({ text: query, rowMode: 'array' })).rows.map(([key, ...row]) => [String(key), row]));
  const columns = await read(`
    select a.attrelid || '.' || a.attnum, a.atttypid, not a.attnotnull,
      (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c'
        and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ '(= ANY \\(|<@ )ARRAY\\[''')
    from pg_attribute a where a.attnum > 0`);
  const tables = await read('select oid, relname from pg_class');
  const functions = await read(
    `select oid, proname, proisstrict, pronamespace = 'pg_catalog'::regnamespace from pg_proc`,
  );
  const types = await read(`select oid, typname, case when typcategory = 'A' then typelem else 0 end from pg_type`);
  return {
    column: (table, number) => {
      const [type = 0, isNullable = true, list] = columns.get(`${table}.${number}`) ?? [];
      return { type: Number(type), isNullable, words: list ? wordsOf(list) : undefined };
    },
    table: (oid) => tables.get(String(oid))?.[0] ?? '',
    function: (oid) => {
      const [name = '', isStrict = false, isBuiltIn = false] = functions.get(String(oid)) ?? [];
      return { name, isStrict, isBuiltIn };
    },
    type: (oid) => {
      const [name = '', element = 0] = types.get(String(oid)) ?? [];
      return { name, element: Number(element) };
    },
  };
}

/** `CHECK ((body_parts <@ ARRAY['head'::text]))` → head; `CHECK ((status = ANY (ARRAY['present'::text, 'late'::text])))` → present, late */
export const wordsOf = (list: string) => [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => word as string);
