import { createHash } from 'node:crypto';
import {
  CamelCasePlugin,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import type pg from 'pg';
import { inOnePacket } from './packet.ts';
import type { Tables } from './types.ts';
import { camelCase } from './wire.ts';

/**
 * Builds queries; it has no connection. Only a scope can send what it builds, so there is no way to the database that
 * is not inside a center.
 */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** A query of the builder, or a text written with Kysely's `sql` tag. */
export type Query<Row> = { compile(): CompiledQuery<Row> } | RawBuilder<Row>;

export interface Answer<Row> {
  readonly rows: Row[];
  readonly count: number;
}

/** Sends a query as a named statement, so that each connection parses and plans it once. */
export async function send<Row>(client: pg.ClientBase, query: Query<Row>): Promise<Answer<Row>> {
  const { sql: text, parameters } = query.compile(db) as CompiledQuery<Row>;
  const name = statementName(text);
  inOnePacket(client);
  const result = await ask<unknown[]>(client, { name, text, values: [...parameters], rowMode: 'array' });
  return { rows: toObjects<Row>(name, result), count: result.rowCount ?? 0 };
}

/**
 * Asks a connection. pg's own promises hold on to what was asked after them until all of the memory is looked through: after them
 * a check-in left 16 kB, and each small collection of garbage took twice as long.
 */
export async function ask<Row>(
  client: pg.ClientBase,
  query: string | pg.QueryArrayConfig,
): Promise<pg.QueryArrayResult<Row[]>> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(query as pg.QueryArrayConfig, (error: Error | null, result) =>
        error ? reject(error) : resolve(result),
      );
    });
  } catch (error) {
    // Where it was asked, instead of where the answer was read.
    Error.captureStackTrace(error as Error);
    throw error;
  }
}

const names = new Map<string, string>();
function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    // Texts are few; a query whose text varies without end would show as growth here.
    if (names.size > 5000) names.clear();
    names.set(text, name);
  }
  return name;
}

const keysOf = new Map<string, string[]>();
function toObjects<Row>(name: string, { rows, fields }: pg.QueryArrayResult<unknown[]>): Row[] {
  let keys = keysOf.get(name);
  if (!keys || keys.length !== fields.length) {
    keys = fields.map((field) => camelCase(field.name));
    keysOf.set(name, keys);
  }
  const columns = keys;
  return rows.map((row) => {
    const object: Record<string, unknown> = {};
    for (let i = 0; i < columns.length; i += 1) object[columns[i] as string] = row[i];
    return object as Row;
  });
}
