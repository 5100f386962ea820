import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/config.ts';
import { hasBinaries } from '#server/db/embedded/binaries.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { absent } from '../disk/absent.ts';
import { refuseCrowded } from './disk.ts';
import { MANIFEST, MANIFEST_SUM, momentOf, PARTIAL } from './layout.ts';
import { type Made, makeBackup, type Source } from './make.ts';
import { fingerprintIn } from './manifest.ts';
import { openBackup } from './opened.ts';
import { type Rehearsal, rehearse } from './rehearse.ts';
import { pastKeeping } from './rules.ts';
import { backupState } from './state.ts';

/** The backups of this installation. */
export interface Backups {
  /** Makes one where backups go. Throws where it would fill the disk up. */
  make(): Promise<Made>;
  /** Whether this system has the database that a look takes. */
  readonly canRehearse: boolean;
  /** Restores one in a temporary folder for a look. Throws when it would not come back. */
  rehearse(place: string): Promise<Rehearsal>;
  /** Removes those that have had their time, and what a process that was killed left. */
  clear(zone: string): Promise<void>;
}

const DAY_MS = 86_400_000;
/** In the data folder: there the database's account may work, and there is room for the database. */
const REHEARSALS = 'rehearsals';

export function openBackups(
  source: () => Source & { readonly config: Pick<Config, 'dataDir' | 'backupDir' | 'backupKeep'> },
): Backups {
  return {
    canRehearse: hasBinaries(),
    async make() {
      const { dataDir, backupDir } = source().config;
      const { lastGood } = await backupState(dataDir);
      await refuseCrowded(backupDir, lastGood?.size ?? 0);
      return makeBackup(source(), { folder: backupDir });
    },
    async rehearse(place) {
      const folder = path.join(source().config.dataDir, REHEARSALS);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { mode: 0o711 });
      await letDatabaseIn(source().config.dataDir);
      try {
        return await rehearse(place, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async clear(zone) {
      const { config, clock, secret } = source();
      const there = (await readdir(config.backupDir).catch(absent)) ?? [];
      const backups: { name: string; madeAt: Date }[] = [];
      for (const name of there) {
        const madeAt = momentOf(name);
        if (madeAt && (await isOwn(path.join(config.backupDir, name), secret))) backups.push({ name, madeAt });
      }
      const left = await leftPartial(config.backupDir, there, clock.now());
      for (const name of [...left, ...pastKeeping(backups, config.backupKeep, zone).map((backup) => backup.name)])
        await rm(path.join(config.backupDir, name), { recursive: true, force: true });
    },
  };
}

/** Root's database runs as another account, which has to pass through the data folder; with a database elsewhere it may not yet. */
async function letDatabaseIn(dataDir: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(dataDir, (await stat(dataDir)).mode | 0o001);
}

/** Whether it is whole enough to say so, and of this installation: two may share a folder, and each clears its own. */
async function isOwn(place: string, secret: Buffer): Promise<boolean> {
  try {
    const backup = await openBackup(place);
    if (backup.size(MANIFEST_SUM) === undefined) return false;
    return fingerprintIn(await text(backup.read(MANIFEST))) === fingerprintOf(secret).toString('hex');
  } catch {
    return false;
  }
}

/** What nobody has been writing for a day. */
async function leftPartial(folder: string, names: readonly string[], now: Date): Promise<string[]> {
  const left: string[] = [];
  for (const name of names) {
    if (!name.startsWith('larkhouse-') || !name.endsWith(PARTIAL)) continue;
    const found = await stat(path.join(folder, name)).catch(absent);
    if (found && found.mtime.getTime() < now.getTime() - DAY_MS) left.push(name);
  }
  return left;
}
