import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { REQUEST_ROLES } from '#server/db/roles.ts';
import { AnswerCache } from '#server/http/answer-cache.ts';
import { openAddress } from '#server/kernel/address/address.ts';
import { openBackups } from '#server/kernel/backup/backups.ts';
import { type CameraOptions, openCameras } from '#server/kernel/cameras/cameras.ts';
import { watchCertificate } from '#server/kernel/certificate/watch.ts';
import { ServerClock } from '#server/kernel/clock/clock.ts';
import { Drain } from '#server/kernel/drain/drain.ts';
import { openFiles } from '#server/kernel/files/open.ts';
import { startLive } from '#server/kernel/live/live.ts';
import { createLog } from '#server/kernel/log/log.ts';
import { openMailServers } from '#server/kernel/mail/servers.ts';
import { openStripe } from '#server/kernel/payments/stripe.ts';
import { installationKeys } from '#server/kernel/push/keys.ts';
import { openPush } from '#server/kernel/push/push.ts';
import { openVault } from '#server/kernel/secrets/vault.ts';
import { openWeather } from '#server/kernel/weather/weather.ts';
import { ASIDE } from '#server/kernel/work/give-way.ts';
import { openWorkProcess } from '#server/kernel/work/process.ts';
import { openWork } from '#server/kernel/work/work.ts';
import type { Server } from '#server/server.ts';
import { FakeClock } from './clock.ts';
import { cloneDatabase, dropDatabase, type TestDatabase } from './database.ts';
import { asSuperuser } from './superuser.ts';

/** Cameras on this machine count as cameras. */
export const OWN_MACHINE: CameraOptions = { allow: [{ address: '127.0.0.1', prefix: 32 }] };
export const SETUP_CODE = 'the-setup-code';
/** A Monday, 7:30 in New York, in winter time. */
export const MONDAY_MORNING = '2026-03-02T12:30:00Z';

export interface TestLarkhouse {
  readonly server: Server;
  readonly app: FastifyInstance;
  readonly clock: FakeClock;
  readonly database: TestDatabase;
  /** Where it listens, as `http://127.0.0.1:port`. */
  readonly origin: string;
  /** As superuser, to look behind the doors. */
  readonly superuser: pg.ClientConfig;
  /** With `keepsDatabase` it is left, without connections, for others to be cloned from. */
  stop(as?: { keepsDatabase: boolean }): Promise<void>;
}

export interface Options {
  readonly now?: string;
  readonly config?: Partial<Config>;
  /** How the gateway reaches cameras; by default this machine's own count as cameras. */
  readonly cameras?: CameraOptions;
  /** What the names of push services lead to; by default a public address, so that no name server need be there. */
  readonly pushResolve?: (name: string) => Promise<readonly string[]>;
  /** A lock and a statement may take as long as they do, so that it does not depend on how busy the machine is whether a call goes through. */
  readonly isPatient?: boolean;
  /** Heavy work is done in a process of its own, as it is in earnest; else in this one. */
  readonly worksApart?: boolean;
  /** Gets each line of the log; without it nothing is logged. */
  readonly logged?: (line: string) => void;
  /** A second process on the same database. */
  readonly beside?: TestLarkhouse;
  /** Adds what the test needs before it listens, such as the pages of the browser. */
  readonly prepare?: (app: FastifyInstance, server: Server) => Promise<void>;
}

/** Starts the whole server over HTTP on a database of its own, cloned from the migrated template, with a clock that stands. */
export async function startLarkhouse(
  { database: superuser, template }: { database: pg.ClientConfig; template: string },
  {
    now = MONDAY_MORNING,
    config = {},
    cameras = OWN_MACHINE,
    pushResolve = async () => ['8.8.8.8'],
    beside,
    prepare,
    logged,
    isPatient = false,
    worksApart = false,
  }: Options = {},
): Promise<TestLarkhouse> {
  const testDatabase = beside?.database ?? (await cloneDatabase(superuser, template));
  if (isPatient) await bePatient(testDatabase);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-data-'));
  const clock = beside?.clock ?? new FakeClock(now);
  const log = createLog({ logLevel: 'debug' }, { write: (line) => logged?.(line) });
  if (!logged) log.level = 'silent';
  const database = openDatabase(testDatabase.reach);
  const whole = { ...CONFIG, dataDir, backupDir: `${dataDir}-backups`, ...config };
  const vault = openVault(SECRET);
  const { reach } = testDatabase;
  const beginOf = () => ({
    config: whole,
    version: server.version,
    secret: SECRET,
    connections: {
      larkhouse_staff: reach.as('larkhouse_staff'),
      larkhouse_parent: reach.as('larkhouse_parent'),
      larkhouse_jobs: reach.as('larkhouse_jobs'),
    },
    isOwnDatabase: true,
    aside: ASIDE,
  });
  const server: Server = {
    config: whole,
    clock: new ServerClock(clock),
    drain: new Drain(),
    database,
    live: startLive(database.plain),
    vault,
    answers: new AnswerCache(),
    files: openFiles(whole),
    backups: openBackups(() => ({ ...server, reach: testDatabase.reach, secret: SECRET })),
    history: null,
    cameras: openCameras(cameras),
    certificate: watchCertificate(whole, clock),
    log,
    version: '0.0.0-test',
    setupCode: SETUP_CODE,
    mailServers: openMailServers(whole, vault),
    payments: config.stripe ? openStripe(config.stripe) : null,
    push: openPush(whole, () => installationKeys(server), pushResolve),
    weather: config.weatherUrl ? openWeather(config.weatherUrl, clock, () => undefined) : null,
    work: worksApart ? openWorkProcess(() => server, beginOf) : openWork(),
    address: openAddress(whole.publicUrl, () => origin),
  };
  let origin = '';
  const app = await createApp(server);
  // In one process with its clients, which may be held up for seconds, it could end an idle connection just as it is used again.
  app.server.keepAliveTimeout = 0;
  await prepare?.(app, server);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    server,
    app,
    clock,
    database: testDatabase,
    origin,
    superuser: testDatabase.reach.admin,
    stop: async ({ keepsDatabase } = { keepsDatabase: beside !== undefined }) => {
      await app.close();
      server.work.close();
      server.mailServers.close();
      server.weather?.close();
      await server.live.close();
      await database.close();
      if (!keepsDatabase) await dropDatabase(superuser, testDatabase);
      await rm(dataDir, { recursive: true, force: true });
      await rm(whole.backupDir, { recursive: true, force: true });
    },
  };
}

async function bePatient({ name, reach }: TestDatabase): Promise<void> {
  await asSuperuser({ superuser: reach.admin }, async (client) => {
    for (const role of REQUEST_ROLES) {
      for (const limit of ['lock_timeout', 'statement_timeout'])
        await client.query(`alter role ${role} in database ${name} set ${limit} = 0`);
    }
  });
}

/** One for all processes: what one of them has sealed is read in databases that others clone from its own. */
export const SECRET = Buffer.alloc(32, 'of the tests');
const CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  backupDir: '',
  backupS3: undefined,
  backupKeep: { days: 7, weeks: 4, months: 12 },
  historyDays: 0,
  databaseUrl: undefined,
  setupCode: SETUP_CODE,
  secret: undefined,
  publicUrl: undefined,
  trustProxy: undefined,
  tls: undefined,
  smtpUrl: undefined,
  mailAllowHosts: [],
  weatherUrl: undefined,
  pushAllowHosts: [],
  cameraAllowCidrs: [],
  cameraProcesses: undefined,
  s3: undefined,
  stripe: undefined,
  mailFrom: 'Larkhouse <larkhouse@larkhouse.test>',
  metricsToken: undefined,
  logLevel: 'warn',
  dev: false,
  demo: false,
};
