import { runMigrations } from 'graphile-worker';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { codeOf } from '#server/error-code.ts';
import { migrate } from './migrate.ts';
import { followAuditTx } from './moved.ts';
import { ensureRoles, OWNER_ROLE, type RequestRole, refuseTooPowerfulRoles } from './roles.ts';
import { refuseOtherSecret, rememberSecret } from './secret-check.ts';
import { withOption } from './session-option.ts';
import { types } from './wire.ts';

/** How to reach the database as each role; `admin` may make roles and the schema, and is used for nothing else. */
export interface Reach {
  readonly admin: pg.ClientConfig;
  as(role: RequestRole): pg.ClientConfig;
  /** Set when roles log in with passwords derived from it. */
  readonly rolesFrom: Buffer | null;
}

export interface Database {
  readonly staff: pg.Pool;
  readonly parent: pg.Pool;
  readonly jobs: pg.Pool;
  /** Of the jobs' role, too: for jobs and routines, for which nobody waits. */
  readonly background: pg.Pool;
  /** For COPY, LISTEN and the job queue, which a pipelined connection can't do. */
  readonly plain: pg.ClientConfig;
  /** Has a connection for which nobody waits stand behind the others, where the database is ours. */
  readonly giveWay: (client: pg.PoolClient) => void;
  close(): Promise<void>;
}

/** Prepares the schema for this version, once, before anything is served. `fingerprint`: of the secret in use. */
export const prepareDatabase = (reach: Reach, fingerprint: Buffer | null = null): Promise<void> =>
  whilePreparing(reach, async (admin) => {
    if (fingerprint) await refuseOtherSecret(admin, fingerprint);
    await prepareRoles(admin, reach);
    await prepareQueue(admin, reach);
    await asOwner(reach, migrate);
    if (fingerprint) await rememberSecret(admin, fingerprint);
    await followAuditTx(admin);
  });

/** The four roles, none of which may see past row-level security. */
export async function prepareRoles(admin: pg.ClientBase, reach: Reach): Promise<void> {
  await ensureRoles(admin, reach.rolesFrom);
  await refuseTooPowerfulRoles(admin);
}

/** Works on a database that nobody else prepares meanwhile. */
export async function whilePreparing(reach: Reach, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client(withOption(reach.admin, '-c larkhouse.direct=yes'));
  admin.on('error', () => undefined);
  await admin.connect().catch((cause: unknown) => {
    const code = codeOf(cause);
    if (code === PROTOCOL_VIOLATION) throw new ConfigError(POOLED, { cause });
    throw new ConfigError(`The database cannot be reached (${code ?? 'no answer'}).`, { cause });
  });
  try {
    await refusePooler(admin);
    await refuseOldServer(admin);
    // Several processes may start at once; the lock goes with the connection.
    await admin.query("select pg_advisory_lock(hashtext('larkhouse:prepare'))");
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** Works as the owner of the tables. */
export async function asOwner(reach: Reach, work: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ ...withOption(reach.admin, `-c role=${OWNER_ROLE}`), max: 2 });
  pool.on('error', () => undefined);
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(kysely);
  } finally {
    await kysely.destroy();
  }
}

/** The most connections of each pool. */
export type PoolSizes = Readonly<Record<'staff' | 'parent' | 'jobs' | 'background', number>>;
const POOLS: PoolSizes = { staff: 10, parent: 10, jobs: 4, background: 4 };

/** Opens the pools of the request roles. */
export function openDatabase(
  reach: Pick<Reach, 'as'>,
  onIdleError: (error: Error) => void = () => undefined,
  { sizes = POOLS, giveWay = () => undefined }: { sizes?: PoolSizes; giveWay?: Database['giveWay'] } = {},
): Database {
  const pool = (role: RequestRole, max: number) => {
    const opened = new pg.Pool({
      ...reach.as(role),
      max,
      types,
      pipeline: true,
      idleTimeoutMillis: 60_000,
      connectionTimeoutMillis: 5000,
    } as pg.PoolConfig);
    opened.on('error', onIdleError);
    opened.on('connect', (client) => client.on('error', onIdleError));
    return opened;
  };
  const pools = {
    staff: pool('larkhouse_staff', sizes.staff),
    parent: pool('larkhouse_parent', sizes.parent),
    jobs: pool('larkhouse_jobs', sizes.jobs),
    background: pool('larkhouse_jobs', sizes.background),
  };
  pools.background.on('connect', giveWay);
  return {
    ...pools,
    plain: reach.as('larkhouse_jobs'),
    giveWay,
    close: async () => void (await Promise.all(Object.values(pools).map((p) => p.end()))),
  };
}

/** The job queue's tables belong to the role that works on them; only for making them it may create a schema. */
export async function prepareQueue(admin: pg.Client, reach: Reach): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('select current_database() as name');
  const database = pg.escapeIdentifier(rows[0]?.name ?? '');
  const pool = new pg.Pool({ ...reach.as('larkhouse_jobs'), max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await admin.query(`grant create on database ${database} to larkhouse_jobs`);
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
    await admin.query(`revoke create on database ${database} from larkhouse_jobs`);
  }
}

/** A pooler such as pgbouncer refuses options of a session, or is told to leave them out; to PostgreSQL itself they arrive. */
async function refusePooler(admin: pg.ClientBase): Promise<void> {
  const { rows } = await admin.query<{ direct: string | null }>(
    "select current_setting('larkhouse.direct', true) as direct",
  );
  if (rows[0]?.direct !== 'yes') throw new ConfigError(POOLED);
}

const PROTOCOL_VIOLATION = '08P01';
const POOLED =
  'DATABASE_URL leads to a connection pooler (such as pgbouncer); name PostgreSQL itself, usually at port 5432: Larkhouse pools its connections.';

async function refuseOldServer(admin: pg.ClientBase): Promise<void> {
  const { rows } = await admin.query<{ version: string }>("select current_setting('server_version_num') as version");
  const version = Number(rows[0]?.version);
  if (version < 150_000) {
    throw new ConfigError(
      `DATABASE_URL: PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}.`,
    );
  }
}
