import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp } from '../src/server/app.ts';
import { type CameraOptions, openCameras } from '../src/server/cameras/cameras.ts';
import type { Config } from '../src/server/config.ts';
import { openDatabase } from '../src/server/db/database.ts';
import { openFiles } from '../src/server/files/open.ts';
import { startLive } from '../src/server/live/live.ts';
import { createLog } from '../src/server/log/log.ts';
import { openMail } from '../src/server/mail/transport.ts';
import { openStripe } from '../src/server/payments/stripe.ts';
import { installationKeys } from '../src/server/push/keys.ts';
import { openPush } from '../src/server/push/push.ts';
import { openVault } from '../src/server/secrets/vault.ts';
import type { Server } from '../src/server/server.ts';
import { openWeather } from '../src/server/weather/weather.ts';
import { FakeClock } from './clock.ts';
import { cloneDatabase, dropDatabase, type TestDatabase } from './database.ts';

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
  stop(): Promise<void>;
}

export interface Options {
  readonly now?: string;
  readonly config?: Partial<Config>;
  /** How the gateway reaches cameras; by default this machine's own count as cameras. */
  readonly cameras?: CameraOptions;
  /** A second process on the same database. */
  readonly beside?: TestLarkhouse;
  /** Adds what the test needs before it listens, such as the pages of the browser. */
  readonly prepare?: (app: FastifyInstance, server: Server) => Promise<void>;
}

/** Starts the whole server over HTTP on a database of its own, cloned from the migrated template, with a clock that stands. */
export async function startLarkhouse(
  { database: superuser, template }: { database: pg.ClientConfig; template: string },
  { now = MONDAY_MORNING, config = {}, cameras = OWN_MACHINE, beside, prepare }: Options = {},
): Promise<TestLarkhouse> {
  const testDatabase = beside?.database ?? (await cloneDatabase(superuser, template));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-data-'));
  const clock = beside?.clock ?? new FakeClock(now);
  const log = createLog({ dev: false });
  log.level = 'silent';
  const database = openDatabase(testDatabase.reach);
  const whole = { ...CONFIG, dataDir, ...config };
  const server: Server = {
    config: whole,
    clock,
    database,
    live: startLive(database.plain),
    vault: openVault(SECRET),
    files: openFiles(whole),
    cameras: openCameras(cameras),
    log,
    version: '0.0.0-test',
    setupCode: SETUP_CODE,
    mail: config.smtpUrl ? openMail(config.smtpUrl, 'Larkhouse <larkhouse@larkhouse.test>') : null,
    payments: config.stripe ? openStripe(config.stripe) : null,
    push: openPush(whole, () => installationKeys(server)),
    weather: config.weatherUrl ? openWeather(config.weatherUrl, clock, () => undefined) : null,
    publicAddress: () => origin,
  };
  let origin = '';
  const app = await createApp(server);
  await prepare?.(app, server);
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    server,
    app,
    clock,
    database: testDatabase,
    origin,
    superuser: testDatabase.reach.admin,
    stop: async () => {
      await app.close();
      server.mail?.close();
      server.weather?.close();
      await server.live.close();
      await database.close();
      if (!beside) await dropDatabase(superuser, testDatabase);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const SECRET = randomBytes(32);
const CONFIG: Config = {
  host: '127.0.0.1',
  port: 0,
  dataDir: '',
  databaseUrl: undefined,
  setupCode: SETUP_CODE,
  secret: undefined,
  publicUrl: undefined,
  smtpUrl: undefined,
  weatherUrl: undefined,
  pushAllowHosts: [],
  cameraAllowCidrs: [],
  cameraProcesses: undefined,
  s3: undefined,
  stripe: undefined,
  mailFrom: 'Larkhouse <larkhouse@larkhouse.test>',
  dev: false,
  demo: false,
};
