import { chmod, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { hasBinaries } from '#server/db/embedded/binaries.ts';
import { removeFormer } from '#server/db/embedded/switch.ts';
import { dropFormer } from '#server/db/former.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { isInBucket } from './bucket-address.ts';
import { refuseCrowded } from './disk.ts';
import { type KeptBackup, keptBackups, type Looks, type TarredBackup, tarredBackup } from './kept-backups.ts';
import { type Made, makeBackup, type Source } from './make.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { pastKeeping } from './rules.ts';
import { type Shelf, shelfInFolder } from './shelf.ts';
import { shelfInBucket } from './shelf-in-bucket.ts';
import { backupState } from './state.ts';

/** The backups of this installation. */
export interface Backups {
  /** Makes one where backups go. Throws where it would fill the disk up. */
  make(): Promise<Made>;
  /** Whether this system has the database that a look takes. */
  readonly canRehearse: boolean;
  /** Restores one in a temporary folder for a look. Throws when it would not come back. */
  rehearse(place: string): Promise<Rehearsal>;
  /** The backups that lie where they go, newest first. */
  kept(): Promise<readonly KeptBackup[]>;
  /** One of them as a file to be sent; null: it is not whole. */
  tarred(name: string): Promise<TarredBackup | null>;
  /** Removes those that have had their time, and what a process that was killed left. */
  clear(zone: string): Promise<void>;
  /** Removes what an upgrade half a day ago or more left for a way back: the copy of the database, and the one of an earlier PostgreSQL. */
  clearFormer(): Promise<void>;
}

const DAY_MS = 86_400_000;
/** A backup that was due is made within the hour of an upgrade, when nobody knows yet whether it went well. */
const WAY_BACK_MS = DAY_MS / 2;
/** In the data folder: there the database's account may work, and there is room for the database. */
const REHEARSALS = 'rehearsals';

export function openBackups(
  source: () => Source & {
    readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backupDir' | 'backupS3' | 'backupKeep'>;
  },
): Backups {
  const looks: Looks = new Map();
  const own = () => fingerprintOf(source().secret).toString('hex');
  const shelf = () => openShelf(source().config);
  return {
    canRehearse: hasBinaries(),
    async make() {
      const { dataDir, backupDir } = source().config;
      const { lastGood } = await backupState(dataDir);
      if (!isInBucket(backupDir)) await refuseCrowded(backupDir, lastGood?.size ?? 0);
      return makeBackup(source(), { folder: backupDir });
    },
    async rehearse(place) {
      const folder = path.join(source().config.dataDir, REHEARSALS);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { mode: 0o711 });
      await letDatabaseIn(source().config.dataDir);
      try {
        return await rehearse(place, folder, source().config.backupS3);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    kept: () => keptBackups(shelf(), own(), looks),
    tarred: (name) => tarredBackup(shelf(), name, own()),
    async clear(zone) {
      const { config, clock } = source();
      const left = await shelf().left(new Date(clock.now().getTime() - DAY_MS));
      const past = pastKeeping(await shelf().own(own()), config.backupKeep, zone);
      for (const name of [...left, ...past.map((backup) => backup.name)]) await shelf().remove(name);
    },
    async clearFormer() {
      const { config, reach, clock } = source();
      const before = new Date(clock.now().getTime() - WAY_BACK_MS);
      await removeFormer(config.dataDir, before);
      if (!config.databaseUrl) await dropFormer(reach, before);
    },
  };
}

/** Where backups go. */
export const openShelf = ({ backupDir, backupS3 }: Pick<Config, 'backupDir' | 'backupS3'>): Shelf =>
  isInBucket(backupDir) ? shelfInBucket(backupDir, backupS3) : shelfInFolder(backupDir);

/** Root's database runs as another account, which has to pass through the data folder; with a database elsewhere it may not yet. */
async function letDatabaseIn(dataDir: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
}
