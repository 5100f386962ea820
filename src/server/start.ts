import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from './config.ts';
import { openDatabase, prepareDatabase, type Reach } from './db/database.ts';
import { prepareDataFolder } from './db/embedded/folders.ts';
import { tellLog } from './db/embedded/tell.ts';
import { prepareKeeping } from './db/former.ts';
import { openOwnDatabase } from './db/own-database.ts';
import { externalReach } from './db/reach.ts';
import { fingerprintOf } from './db/secret-check.ts';
import { goOnWithDemonstration } from './domains/accounts/demonstration.ts';
import { eraseAnew } from './domains/retention/jobs.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { startJobs } from './jobs.ts';
import { openAddress } from './kernel/address/address.ts';
import { openBackups } from './kernel/backup/backups.ts';
import { completeRestore } from './kernel/backup/place.ts';
import { openCameras } from './kernel/cameras/cameras.ts';
import { watchCertificate } from './kernel/certificate/watch.ts';
import { ServerClock, systemClock } from './kernel/clock/clock.ts';
import { Drain } from './kernel/drain/drain.ts';
import { openFiles } from './kernel/files/open.ts';
import { keepsHistory, openHistory } from './kernel/history/history.ts';
import { takeBackAllJobs } from './kernel/jobs/locks.ts';
import { startLive } from './kernel/live/live.ts';
import { createLog } from './kernel/log/log.ts';
import { openMailServers } from './kernel/mail/servers.ts';
import { openStripe } from './kernel/payments/stripe.ts';
import { installationKeys } from './kernel/push/keys.ts';
import { openPush } from './kernel/push/push.ts';
import { openVault } from './kernel/secrets/vault.ts';
import { openWeather } from './kernel/weather/weather.ts';
import { ASIDE, connectionGivesWay } from './kernel/work/give-way.ts';
import { openWorkProcess } from './kernel/work/process.ts';
import { loadSecret } from './secret.ts';
import type { Server } from './server.ts';
import { version } from './version.ts';

/** So long connections to the database that are still at work are waited for. */
const CLOSE_MS = 2_000;

export interface Started {
  readonly server: Server;
  readonly reach: Reach;
  /** Lets running jobs finish; no other begins. */
  stopJobs(): Promise<void>;
  /** Ends everything, the jobs first. */
  stop(): Promise<void>;
}

/** Opens everything the application stands on: folders, secret, database, live updates, jobs. */
export async function startServer(config: Config): Promise<Started> {
  const log = createLog(config);
  await completeRestore(config.dataDir);
  if (config.databaseUrl) prepareDataFolder(config.dataDir);
  const place = config.databaseUrl
    ? null
    : await openOwnDatabase(config.dataDir, tellLog(log), {}, keepsHistory(config));
  try {
    const secret = await loadSecret(config);
    const reach = place?.reach ?? externalReach(config.databaseUrl ?? '', secret);
    if (place) await prepareKeeping(reach, version, fingerprintOf(secret));
    else await prepareDatabase(reach, fingerprintOf(secret));
    const database = openDatabase(
      reach,
      (error) => log.warn({ err: error }, 'database connection lost'),
      place ? { giveWay: (client) => connectionGivesWay(client) } : {},
    );
    const live = startLive(database.plain);
    const testCameras = config.demo ? await openDemonstrationCameras() : null;
    const setupCode = config.setupCode ?? madeUpCode();
    const vault = openVault(secret);
    const server: Server = {
      config,
      clock: new ServerClock(systemClock),
      drain: new Drain(),
      database,
      live,
      vault,
      answers: new AnswerCache(),
      files: openFiles(config),
      backups: openBackups(() => ({ ...server, reach, secret })),
      history: keepsHistory(config) ? openHistory(() => ({ ...server, reach })) : null,
      cameras: openCameras({
        allow: config.cameraAllowCidrs,
        own: testCameras?.names,
        processes: config.cameraProcesses,
      }),
      certificate: watchCertificate(config, systemClock),
      log,
      version,
      setupCode,
      mailServers: openMailServers(config, vault),
      payments: config.stripe ? openStripe(config.stripe) : null,
      push: openPush(config, () => installationKeys(server)),
      weather: config.weatherUrl
        ? openWeather(config.weatherUrl, systemClock, (reason) => log.warn({ reason }, 'weather not read'))
        : null,
      work: openWorkProcess(
        () => server,
        () => ({
          config,
          version,
          secret,
          connections: {
            larkhouse_staff: reach.as('larkhouse_staff'),
            larkhouse_parent: reach.as('larkhouse_parent'),
            larkhouse_jobs: reach.as('larkhouse_jobs'),
          },
          isOwnDatabase: place !== null,
          aside: ASIDE,
        }),
      ),
      address: openAddress(config.publicUrl, () => `${config.tls ? 'https' : 'http'}://localhost:${config.port}`),
    };
    await goOnWithDemonstration(server);
    await eraseAnew(server);
    await server.address.recall(server);
    await server.push.publicKey();
    if (place) await takeBackAllJobs(server);
    const jobs = await startJobs(server);
    return {
      server,
      reach,
      stopJobs: () => jobs.stop(),
      stop: async () => {
        await jobs.stop();
        server.work.close();
        server.mailServers.close();
        server.weather?.close();
        server.history?.close();
        await testCameras?.close();
        await live.close();
        // A job that was left alone may keep its connection.
        await Promise.race([database.close(), delay(CLOSE_MS)]);
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
  const { openTestCameras } = await import('#demo/cameras/test-cameras.ts');
  return openTestCameras();
}

/** Without letters and digits that look alike. */
function madeUpCode(): string {
  const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  const pick = () => letters[randomInt(letters.length)];
  return [0, 1, 2].map(() => [pick(), pick(), pick(), pick()].join('')).join('-');
}
