import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { prepareDatabase } from '#server/db/database.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { keepKey } from '#server/kernel/backup/kept-key.ts';
import { makeBackup } from '#server/kernel/backup/make.ts';
import { publicOf, readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { version } from '#server/version.ts';
import { actsByCall } from '../effects/routes.ts';
import { openTheater } from '../effects/theater.ts';
import { SECRET } from '../larkhouse.ts';

/** Opens the secrets of all releases that are kept, which are invented like everything in them. */
export const RECOVERY_KEY = 'A864-XKZH-HWA4-FXB5-J6ZB-E4WQ-9B2W-BBXJ-Y3TQ-2626-WSZU-BSGM-5YHW-GHTK';

/** What is written behind the version in the name of a release that is kept. */
export const KEPT = '.tar.gz';

/**
 * Keeps in `folder` what a data folder of this version is, as a packed backup: two invented centers in which every call of the
 * contract was made, with the jobs that it asked for, so that few tables are empty. The log of the first one is sealed.
 */
export async function keepRelease(on: { database: pg.ClientConfig; template: string }, folder: URL): Promise<void> {
  const theater = await openTheater(on);
  try {
    for (const [route, titled] of await actsByCall())
      for (const act of Object.values(titled)) await theater.play(route, act);
    const faults = await theater.recordFaults();
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const { server, database } = theater.larkhouse;
    await prepareDatabase(database.reach, fingerprintOf(SECRET));
    const key = readRecoveryKey(RECOVERY_KEY);
    if (key) await keepKey(server.config.dataDir, publicOf(key));
    const source = { ...server, reach: database.reach, secret: SECRET, version };
    const { place } = await makeBackup(source, { folder: server.config.backupDir, asTar: true });
    await pipeline(
      createReadStream(place),
      createGzip({ level: 9 }),
      createWriteStream(new URL(version + KEPT, folder)),
    );
  } finally {
    await theater.stop();
  }
}
