import type { Readable } from 'node:stream';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { ConfigError } from '#server/config.ts';
import { codeOf } from '#server/error-code.ts';
import type { Reach } from '../database.ts';
import { OWNER_ROLE } from '../roles.ts';
import { withOption } from '../session-option.ts';
import { refuseHiddenRows } from './row-security.ts';
import { type Sequence, sequencesOf } from './sequences.ts';
import { OWNERS, type Owner, type Table, tablesOf } from './tables.ts';

/** What the database was at one moment, while people work on. */
export interface Snapshot {
  /** The steps of the schema that were taken. */
  readonly steps: readonly string[];
  /** How far the schema of the job queue is. */
  readonly queue: number;
  readonly tables: readonly Table[];
  /** A table's rows as COPY writes them, a line each. One table at a time. */
  read(table: Table): Readable;
  sequences(): Promise<Sequence[]>;
}

/** One text for one value, whatever the server is set to; and a dump takes as long as it takes. */
const SETTINGS = `
  set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3; set bytea_output = 'hex';
  set client_encoding = 'UTF8'; set synchronize_seqscans = off; set search_path = public;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'`;

/**
 * Reads the whole database in one read-only transaction for each owner of tables, of one moment. Throws where a role would not see
 * every row. While it lasts, no step of the schema can be taken.
 */
export async function inSnapshot<T>(reach: Reach, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const clients: Readonly<Record<Owner, pg.Client>> = {
    [OWNER_ROLE]: new pg.Client(withOption(reach.admin, `-c role=${OWNER_ROLE}`)),
    larkhouse_jobs: new pg.Client(reach.as('larkhouse_jobs')),
  };
  try {
    for (const client of Object.values(clients)) {
      client.on('error', () => undefined);
      await connect(client);
      await client.query(SETTINGS);
    }
    const tables = await atOneMoment(clients);
    const owner = clients[OWNER_ROLE];
    const steps = await owner.query<{ name: string }>('select name from kysely_migration order by name');
    const queue = await clients.larkhouse_jobs.query<{ id: number }>(
      'select max(id)::int as id from graphile_worker.migrations',
    );
    return await work({
      steps: steps.rows.map(({ name }) => name),
      queue: queue.rows[0]?.id ?? 0,
      tables,
      read: (table) => clients[table.owner].query(copy.to(`copy ${columnsOf(table)} to stdout`)),
      sequences: async () =>
        (await Promise.all(OWNERS.map((one) => sequencesOf(clients[one], ownedBy(tables, one))))).flat(),
    });
  } finally {
    await Promise.all(Object.values(clients).map((client) => client.end().catch(() => undefined)));
  }
}

/** Begins the transactions. The tables are locked before the moment is taken: one that is rewritten later would be empty in it. */
async function atOneMoment(clients: Readonly<Record<Owner, pg.Client>>): Promise<Table[]> {
  const owner = clients[OWNER_ROLE];
  const before = await tablesOf(owner);
  if (before.length === 0) throw new ConfigError('There is no Larkhouse in this database.');
  for (const one of OWNERS) {
    const own = ownedBy(before, one);
    await clients[one].query('begin isolation level repeatable read, read only');
    if (own.length > 0) await clients[one].query(`lock table ${own.map(quoted).join(', ')} in access share mode`);
  }
  const { rows } = await owner.query<{ id: string }>('select pg_export_snapshot() as id');
  await clients.larkhouse_jobs.query(`set transaction snapshot ${pg.escapeLiteral(rows[0]?.id ?? '')}`);
  const tables = await tablesOf(owner);
  if (JSON.stringify(tables) !== JSON.stringify(before))
    throw new ConfigError('The tables were being changed by a start of another version; begin again.');
  for (const one of OWNERS) await refuseHiddenRows(clients[one], ownedBy(tables, one));
  return tables;
}

const connect = (client: pg.Client) =>
  client.connect().catch((cause: unknown) => {
    throw new ConfigError(`The database cannot be reached (${codeOf(cause) ?? 'no answer'}).`, { cause });
  });

const ownedBy = (tables: readonly Table[], owner: Owner) => tables.filter((table) => table.owner === owner);

/** For SQL: `"public"."child"`. */
export const quoted = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** For COPY: `"public"."child" ("id", "name")`. */
export const columnsOf = (table: Pick<Table, 'schema' | 'name' | 'columns'>) =>
  `${quoted(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
