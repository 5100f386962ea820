import path from 'node:path';
import { attach } from '#server/attach.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import { folderOf, namedFolders } from '#server/kernel/backup/files.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { systemClock } from '#server/kernel/clock/clock.ts';
import { giveToOwnerOf } from '#server/kernel/disk/owner.ts';
import { sizeText } from '#server/kernel/disk/size.ts';
import { diskStore } from '#server/kernel/files/disk.ts';
import { moveFiles } from '#server/kernel/files/move.ts';
import { s3Store } from '#server/kernel/files/s3.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { refuseNothing } from '../backup/refuse-nothing.ts';
import { say } from '../command/say.ts';
import { tellTenths } from '../command/tell-tenths.ts';

const SETTINGS = 'S3_URL, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY';

/** Copies the files of all centers to where they shall lie, and says what was found and what to set. */
export async function moveFilesTo(to: 's3' | 'disk'): Promise<number> {
  const config = readConfig(process.env, []);
  if (!config.s3) throw new ConfigError(`${SETTINGS} must be set: they name the bucket.`);
  refuseNothing(config);
  const folder = path.join(config.dataDir, 'files');
  const [disk, bucket] = [diskStore(folder), s3Store(config.s3)];
  await bucket.check();
  const { reach, stop } = await attach(config);
  const database = openDatabase(reach);
  const source: Transactions = { database, clock: systemClock, live: { publish: () => undefined } };
  try {
    const ids = (await outsideCenters(source, (scope) => scope.all(centers()))).map(({ centerId }) => centerId);
    if (to === 'disk') await disk.check();
    const ends = to === 's3' ? { from: disk, to: bucket } : { from: bucket, to: disk };
    const { files, bytes, copied, removed, beside } = await moveFiles(ends, ids, tellTenths());
    if (to === 'disk') await giveToOwnerOf(config.dataDir, folder);
    say(`${files} files, ${sizeText(bytes)}: the same at both places, ${copied} of them copied now.`);
    if (removed > 0) say(`${removed} were removed by people meanwhile.`);
    if (beside > 0)
      say(`${beside} are at the new place alone; what no record names Larkhouse removes within two days.`);
    const lacking = await lackingAt(ends.to, source, ids);
    if (lacking > 0) say(`! ${lacking} files that records name are at neither place.`);
    sayWhatToDo(to, folder);
    return lacking > 0 ? 1 : 0;
  } finally {
    await database.close();
    await stop();
  }
}

/** How many folders of files rows name, of which there is nothing. */
async function lackingAt(store: FileStore, source: Transactions, centerIds: readonly number[]): Promise<number> {
  const named = await namedFolders(source);
  for (const centerId of centerIds) for await (const key of store.keys(centerId)) named.delete(folderOf(key));
  return named.size;
}

function sayWhatToDo(to: 's3' | 'disk', folder: string): void {
  const set = to === 's3' ? `with ${SETTINGS} set` : 'without S3_URL and the other three';
  const old = to === 's3' ? `what lies in ${folder}` : 'what lies in the bucket';
  say(`If Larkhouse ran meanwhile: stop it, and call this once more for what came since. Then start it ${set}.`);
  say(`Nothing was removed. When all is well, remove ${old} yourself.`);
}
