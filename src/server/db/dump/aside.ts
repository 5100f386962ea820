import type pg from 'pg';
import { quoted } from './snapshot.ts';
import type { Table } from './tables.ts';

/**
 * What stands in the way of rows that come table by table: foreign keys, triggers, and row-level security that holds for the owner
 * too. Taken aside here by means that an owner has who is no superuser; `putBack` makes the foreign keys anew, and so
 * compares every row with them. All of it belongs to the caller's transaction.
 */
export async function takeAside(client: pg.ClientBase, tables: readonly Table[]): Promise<() => Promise<void>> {
  const places = tables.map(quoted);
  const { rows: keys } = await client.query<Change>(KEYS, [places]);
  const { rows: triggers } = await client.query<Change>(TRIGGERS, [places]);
  const { rows: forced } = await client.query<Change>(FORCED, [places]);
  const changes = [...keys, ...triggers, ...forced];
  for (const { away } of changes) await client.query(away);
  return async () => {
    for (const { back } of changes) await client.query(back);
  };
}

interface Change {
  readonly away: string;
  readonly back: string;
}

/** Nothing on the path: what is made anew names everything with its schema. */
export const NO_PATH = "set local search_path = ''";

const KEYS = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as away,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as back
  from pg_constraint k where k.contype = 'f' and k.conrelid = any ($1::text[]::regclass[]) order by k.oid`;

const TRIGGERS = `
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as away,
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as back
  from pg_trigger t where not t.tgisinternal and t.tgenabled = 'O' and t.tgrelid = any ($1::text[]::regclass[])`;

const FORCED = `
  select format('alter table %s no force row level security', c.oid::regclass) as away,
    format('alter table %s force row level security', c.oid::regclass) as back
  from pg_class c where c.relforcerowsecurity and c.oid = any ($1::text[]::regclass[])`;
