import { createReadStream, type Stats } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { absent } from '../disk/absent.ts';
import { type Heading, headingOf } from './heading.ts';
import { MANIFEST, MANIFEST_SUM, momentOf, PARTIAL } from './layout.ts';
import { fingerprintIn } from './manifest.ts';
import { type OpenedBackup, openBackup } from './opened.ts';

/** What lies where backups go, for whoever lists or clears it. */
export interface Shelf {
  /** Of all that lies there. */
  names(): Promise<readonly string[]>;
  /** By which another backup of the same name is told; undefined: it is gone. */
  mark(name: string): Promise<string | undefined>;
  /** What a manifest says, and how many bytes all of it takes; null: it is not whole. */
  heading(name: string): Promise<(Heading & { readonly bytes: number }) | null>;
  open(name: string): Promise<OpenedBackup>;
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
  const at = (name: string) => path.join(folder, name);
  return {
    names,
    async mark(name) {
      const found = await stat(at(name)).catch(absent);
      if (!found) return undefined;
      const manifest = found.isDirectory() ? await stat(path.join(at(name), MANIFEST)).catch(absent) : undefined;
      const { mtimeMs, size } = manifest ?? found;
      return `${mtimeMs} ${size}`;
    },
    async heading(name) {
      const found = await stat(at(name)).catch(absent);
      const heading = found && (await readHeading(at(name), found));
      return heading ? { ...heading, bytes: found.isDirectory() ? bytesOf(heading) : found.size } : null;
    },
    open: (name) => openBackup(at(name)),
    async own(fingerprint) {
      const own: DatedBackup[] = [];
      for (const name of await names()) {
        const madeAt = momentOf(name);
        if (madeAt && (await fingerprintAt(at(name))) === fingerprint) own.push({ name, madeAt });
      }
      return own;
    },
    async left(before) {
      const left: string[] = [];
      for (const name of await names()) {
        if (!name.startsWith('larkhouse-') || !name.endsWith(PARTIAL)) continue;
        const found = await stat(at(name)).catch(absent);
        if (found && found.mtime < before) left.push(name);
      }
      return left;
    },
    remove: (name) => rm(at(name), { recursive: true, force: true }),
  };
}

export const bytesOf = ({ files }: Heading): number => files.reduce((sum, { size }) => sum + size, 0);

/** Of a tar its whole table of contents is read, which tells one that was cut off. Null: what it is cannot be read. */
async function readHeading(place: string, found: Stats): Promise<Heading | null> {
  try {
    if (found.isDirectory()) return await headingOf((file) => createReadStream(path.join(place, file)));
    const { read } = await openBackup(place);
    return await headingOf(read);
  } catch {
    return null;
  }
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
