import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { openCameras } from './cameras/cameras.ts';
import { systemClock } from './clock/clock.ts';
import type { Config } from './config.ts';
import { openDatabase, prepareDatabase, type Reach } from './db/database.ts';
import { prepareDataFolder } from './db/embedded/folders.ts';
import { openEmbedded } from './db/embedded/index.ts';
import { rolePassword } from './db/roles.ts';
import { fingerprintOf } from './db/secret-check.ts';
import { openFiles } from './files/open.ts';
import { startJobs } from './jobs/worker.ts';
import { startLive } from './live/live.ts';
import { createLog } from './log/log.ts';
import { openMail } from './mail/transport.ts';
import { openStripe } from './payments/stripe.ts';
import { installationKeys } from './push/keys.ts';
import { openPush } from './push/push.ts';
import { ROOT } from './root.ts';
import { loadSecret } from './secret.ts';
import { openVault } from './secrets/vault.ts';
import type { Server } from './server.ts';
import { openWeather } from './weather/weather.ts';

const { version } = createRequire(join(ROOT, 'package.json'))('./package.json') as { version: string };
const DATABASE = 'larkhouse';

export interface Started {
  readonly server: Server;
  readonly reach: Reach;
  stop(): Promise<void>;
}

/** Opens everything the application stands on: folders, secret, database, live updates, jobs. */
export async function startServer(config: Config): Promise<Started> {
  const log = createLog(config);
  if (config.databaseUrl) prepareDataFolder(config.dataDir);
  const place = config.databaseUrl ? null : await openOwnDatabase(config, (line) => log.info({ line }, 'database'));
  try {
    const secret = await loadSecret(config);
    const reach = place?.reach ?? externalReach(config.databaseUrl ?? '', secret);
    await prepareDatabase(reach, fingerprintOf(secret));
    const database = openDatabase(reach, (error) =>
      log.warn({ err: { message: error.message } }, 'database connection lost'),
    );
    const live = startLive(database.plain);
    const testCameras = config.demo ? await openDemonstrationCameras() : null;
    const setupCode = config.setupCode ?? madeUpCode();
    const server: Server = {
      config,
      clock: systemClock,
      database,
      live,
      vault: openVault(secret),
      files: openFiles(config),
      cameras: openCameras({
        allow: config.cameraAllowCidrs,
        own: testCameras?.names,
        processes: config.cameraProcesses,
      }),
      log,
      version,
      setupCode,
      mail: config.smtpUrl ? openMail(config.smtpUrl, config.mailFrom) : null,
      payments: config.stripe ? openStripe(config.stripe) : null,
      push: openPush(config, () => installationKeys(server)),
      weather: config.weatherUrl
        ? openWeather(config.weatherUrl, systemClock, (reason) => log.warn({ reason }, 'weather not read'))
        : null,
      publicAddress: () => config.publicUrl ?? `http://localhost:${config.port}`,
    };
    await server.push.publicKey();
    const jobs = await startJobs(server);
    return {
      server,
      reach,
      stop: async () => {
        await jobs.stop();
        server.mail?.close();
        server.weather?.close();
        await testCameras?.close();
        await live.close();
        await database.close();
        await place?.stop();
      },
    };
  } catch (error) {
    await place?.stop();
    throw error;
  }
}

/** Only the demonstration has cameras of its own. */
async function openDemonstrationCameras() {
  const { openTestCameras } = await import('../../demo/cameras/test-cameras.ts');
  return openTestCameras();
}

async function openOwnDatabase(config: Config, log: (line: string) => void) {
  const embedded = await openEmbedded({ dataDir: config.dataDir, log });
  const admin = embedded.connection('postgres');
  await createIfMissing(admin);
  const reach: Reach = {
    admin: { ...admin, database: DATABASE },
    as: (role) => embedded.connection(role, DATABASE),
    rolesFrom: null,
  };
  return { reach, stop: () => embedded.stop() };
}

async function createIfMissing(admin: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function externalReach(url: string, secret: Buffer): Reach {
  const as: Reach['as'] = (role) => {
    const address = new URL(url);
    address.username = role;
    address.password = rolePassword(secret, role);
    return { connectionString: address.href };
  };
  return { admin: { connectionString: url }, as, rolesFrom: secret };
}

/** Without letters and digits that look alike. */
function madeUpCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const pick = () => letters[randomInt(letters.length)];
  return [0, 1, 2].map(() => [pick(), pick(), pick(), pick()].join('')).join('-');
}
