import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase, prepareDatabase, type Reach } from '#server/db/database.ts';
import { compareRows } from '#server/db/dump/compare.ts';
import { outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { headsIn } from '../audit/heads.ts';
import { type Fault, verifyRecords } from '../audit/verify.ts';
import { centers } from '../center/queries.ts';
import { systemClock } from '../clock/clock.ts';
import type { S3Service } from './bucket-address.ts';
import { type CheckedBackup, checkBackup } from './check.ts';
import { folderOf, namedFolders } from './files.ts';
import { HEADS, keyAt } from './layout.ts';
import { fill, rowsIn } from './restore.ts';

export interface Rehearsal {
  readonly backup: CheckedBackup;
  readonly rows: number;
  readonly files: number;
  readonly centers: readonly RehearsedCenter[];
  /** Folders of files that records name and the backup doesn't hold. */
  readonly lacking: readonly string[];
}

export interface RehearsedCenter {
  readonly centerId: number;
  readonly name: string;
  readonly sealed: number;
  readonly faults: readonly Fault[];
}

/**
 * Restores a backup in a temporary folder of `within`: every hash, every row as it was dumped, every file to its end, and the audit
 * log with its seals. Throws when it would not restore; leaves nothing.
 */
export async function rehearse(place: string, within: string, service?: S3Service): Promise<Rehearsal> {
  const backup = await checkBackup(place, service);
  const folder = await mkdtemp(path.join(within, 'larkhouse-rehearsal-'));
  try {
    // The database runs as another account where this is root.
    await chmod(folder, 0o711);
    const own = await openOwnDatabase(folder, () => undefined, { fsync: 'off' });
    try {
      await fill(own.reach, backup);
      await compareRows(own.reach, backup.manifest.database, rowsIn(backup));
      await prepareDatabase(own.reach);
      return { backup, ...(await lookAt(own.reach, backup)) };
    } finally {
      await own.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function lookAt(reach: Reach, backup: CheckedBackup): Promise<Omit<Rehearsal, 'backup'>> {
  const database = openDatabase(reach);
  try {
    const source: Transactions = { database, clock: systemClock, live: { publish: () => undefined } };
    const { files, database: dumped } = backup.manifest;
    const kept = new Set(files.flatMap((file) => keyAt(file.path) ?? []).map(folderOf));
    return {
      rows: dumped.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.filter((file) => keyAt(file.path) !== null).length,
      centers: await verifyCenters(source, backup),
      lacking: [...(await namedFolders(source))].filter((one) => !kept.has(one)),
    };
  } finally {
    await database.close();
  }
}

async function verifyCenters(source: Transactions, backup: CheckedBackup): Promise<RehearsedCenter[]> {
  const heads = backup.size(HEADS) === undefined ? [] : headsIn(await text(backup.read(HEADS)));
  const verified: RehearsedCenter[] = [];
  for (const { centerId, name } of await outsideCenters(source, (scope) => scope.all(centers()))) {
    const { sealed, faults } = await verifyRecords(source, { centerId, heads });
    verified.push({ centerId, name, sealed, faults });
  }
  return verified;
}
