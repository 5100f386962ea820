import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { types } from '#server/db/wire.ts';
import { type Client, signedIn } from './client.ts';
import { type Options, startLarkhouse, type TestLarkhouse } from './larkhouse.ts';
import { until } from './until.ts';
import { type Family, makeCenter, makeFamily, type RoleName, type World } from './world.ts';

/** One center with its people signed in, and a look behind the doors: what most tests of a domain stand on. */
export interface Scene {
  readonly larkhouse: TestLarkhouse;
  readonly world: World;
  readonly director: Client;
  /** Somebody of a role, signed in. */
  as(role: RoleName): Promise<Client>;
  /** A guardian's client. */
  parentOf(family: Family): Promise<Client>;
  /** A new child with a guardian, for tests that want a blank page. */
  newFamily(): Promise<Family>;
  /** Work as the system does it, for what has no endpoint yet. */
  inCenter<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Rows as the superuser sees them. */
  rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** A transaction of somebody else, to stand in the way of a request; taken back at the end of the test. */
  openTransaction(): Promise<OpenTransaction>;
  stop(): Promise<void>;
}

export interface OpenTransaction {
  query(sql: string, values?: unknown[]): Promise<unknown>;
  /** Returns once another session waits for this one. */
  untilAwaited(): Promise<unknown>;
}

/** For `beforeAll`. */
export async function startScene({ zone, ...options }: Options & { zone?: string } = {}): Promise<Scene> {
  const larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') }, options);
  const world = await makeCenter(larkhouse, zone ? { zone } : {});
  // One connection that stays, so that a session's lock can be given back.
  const superuser = new pg.Pool({ ...larkhouse.superuser, types, max: 1, idleTimeoutMillis: 0 });
  // Dropping the database may cut a connection that is just being closed.
  superuser.on('error', () => undefined);
  superuser.on('connect', (client) => client.on('error', () => undefined));
  const { centerId } = world;
  const as = (role: RoleName) => signedIn(larkhouse, 'staff', { centerId, accountId: world.staff[role] });
  let families = 0;
  const within: Scene['inCenter'] = (work) => inCenter(larkhouse.server, { centerId }, work);
  return {
    larkhouse,
    world,
    director: await as('Director'),
    as,
    parentOf: ({ guardianId }) => signedIn(larkhouse, 'parent', { centerId, accountId: guardianId }),
    newFamily: () => {
      families += 1;
      return within((scope) => makeFamily(scope, `newcomer-${families}`));
    },
    inCenter: within,
    rows: async <Row>(sql: string, ...values: unknown[]) => (await superuser.query(sql, values)).rows as Row[],
    openTransaction: () => openTransaction(larkhouse.superuser),
    stop: async () => {
      await superuser.end();
      await larkhouse.stop();
    },
  };
}

async function openTransaction(superuser: pg.ClientConfig): Promise<OpenTransaction> {
  const client = new pg.Client(superuser);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await client.query('begin');
  const awaited = 'select from pg_locks where not granted and $1 = any (pg_blocking_pids(pid))';
  return {
    query: (sql, values) => client.query(sql, values),
    untilAwaited: () => until(async () => ((await client.query(awaited, [firstOf(rows).pid])).rowCount ?? 0) > 0),
  };
}

/** The first of what must not be empty. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('Expected at least one');
  return first;
}
