import type { Config } from '#server/config.ts';
import { isInBucket } from './bucket-address.ts';
import { isOnDiskOf, nearestExisting } from './disk.ts';
import { keptKey } from './kept-key.ts';
import { backupState } from './state.ts';

/** How the installation's backups are, as whoever looks after them is told. */
export async function howBackupsAre({ dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>) {
  const { lastGood, lastDrill, failed, asked, fault } = await backupState(dataDir);
  return {
    lastGood: lastGood && { madeAt: lastGood.madeAt, size: lastGood.size },
    lastDrill: lastDrill && { at: lastDrill.at, isWhole: lastDrill.fault === null },
    failedNights: failed?.nights ?? 0,
    isOnSameDisk: !isInBucket(backupDir) && (await isOnDiskOf(dataDir, nearestExisting(backupDir))),
    hasRecoveryKey: (await keptKey(dataDir)) !== null,
    isBeingMade: asked !== null,
    hasFailed: fault !== null,
    /** Why the last try failed. */
    fault,
  };
}
