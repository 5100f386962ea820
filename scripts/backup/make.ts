import path from 'node:path';
import { attach } from '#server/attach.ts';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { isInBucket } from '#server/kernel/backup/bucket-address.ts';
import { isOnDiskOf } from '#server/kernel/backup/disk.ts';
import { type Made, makeBackup, type Target } from '#server/kernel/backup/make.ts';
import { systemClock } from '#server/kernel/clock/clock.ts';
import { sizeText } from '#server/kernel/disk/size.ts';
import { openFiles } from '#server/kernel/files/open.ts';
import { loadSecret } from '#server/secret.ts';
import { version } from '#server/version.ts';
import { say } from '../command/say.ts';
import { refuseNothing } from './refuse-nothing.ts';

/** Makes a backup of the installation that the configuration names. */
export async function make(config: Config, target: Target): Promise<number> {
  await makeOne(config, target);
  return 0;
}

/** Makes a backup, says how it is, and answers what was made. */
export async function makeOne(config: Config, target: Target): Promise<Made> {
  refuseNothing(config);
  const secret = await loadSecret(config);
  const { reach, stop } = await attach(config);
  const database = openDatabase(reach);
  try {
    const source = { config, reach, database, files: openFiles(config), secret, version };
    const made = await makeBackup({ ...source, clock: systemClock, live: { publish: () => undefined } }, target);
    const { place, manifest, size } = made;
    const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${place}: ${sizeText(size)}, ${rows} rows, ${manifest.files.length} files`);
    for (const line of await warnings(config, manifest, place)) say(`! ${line}`);
    return made;
  } finally {
    await database.close();
    await stop();
  }
}

async function warnings(
  { dataDir }: Config,
  { secret, missing }: Awaited<ReturnType<typeof makeBackup>>['manifest'],
  place: string,
): Promise<string[]> {
  const lines: string[] = [];
  if (!secret.sealed)
    lines.push(
      "The secret is NOT in this backup, and without it passwords of mail and cameras, kept mail and second factors cannot be read: make a recovery key with 'npm run backup -- key'.",
    );
  if (missing.length > 0)
    lines.push(
      `${missing.length} files that records name are not in the store: they were lost before, or the store is not mounted.`,
    );
  if (!isInBucket(place) && (await isOnDiskOf(dataDir, path.dirname(place))))
    lines.push('The backup lies on the disk of the data: name another one with LARKHOUSE_BACKUP or --to.');
  return lines;
}
