import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { absent } from '../disk/absent.ts';
import { MANIFEST, MANIFEST_SUM, momentOf, PARTIAL } from './layout.ts';
import { fingerprintIn } from './manifest.ts';
import { openBackup } from './opened.ts';

/** What lies where backups go, for whoever clears it. */
export interface Shelf {
  /** The whole backups of the installation with this fingerprint: several may share a place. */
  own(fingerprint: string): Promise<DatedBackup[]>;
  /** What is no backup, and nobody has written since that moment. */
  left(before: Date): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export interface DatedBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** A folder of a disk. */
export function shelfInFolder(folder: string): Shelf {
  const names = async () => (await readdir(folder).catch(absent)) ?? [];
  return {
    async own(fingerprint) {
      const own: DatedBackup[] = [];
      for (const name of await names()) {
        const madeAt = momentOf(name);
        if (madeAt && (await fingerprintAt(path.join(folder, name))) === fingerprint) own.push({ name, madeAt });
      }
      return own;
    },
    async left(before) {
      const left: string[] = [];
      for (const name of await names()) {
        if (!name.startsWith('larkhouse-') || !name.endsWith(PARTIAL)) continue;
        const found = await stat(path.join(folder, name)).catch(absent);
        if (found && found.mtime < before) left.push(name);
      }
      return left;
    },
    remove: (name) => rm(path.join(folder, name), { recursive: true, force: true }),
  };
}

async function fingerprintAt(place: string): Promise<string | null> {
  try {
    const backup = await openBackup(place);
    if (backup.size(MANIFEST_SUM) === undefined) return null;
    return fingerprintIn(await text(backup.read(MANIFEST)));
  } catch {
    return null;
  }
}
