import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { flush } from './durable.ts';
import { MANIFEST, MANIFEST_SUM, PARTIAL, TAR } from './layout.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';
import { writeTar } from './tar-write.ts';
import { writeFileOf } from './write-file.ts';

/** A backup that is being made, and is none yet. */
export interface Draft {
  /** Where it will be found. */
  readonly place: string;
  /** Puts a stream into it as a file, through `changed`, and says what came to lie there. One that fails leaves nothing. */
  lay(place: string, bytes: Readable, ...changed: readonly Transform[]): Promise<BackedUpFile>;
  /** Makes it a backup: all but the manifest has been laid. Answers how many bytes it takes. */
  finish(manifest: Manifest, layManifest: () => Promise<unknown>): Promise<number>;
  /** Removes what did not become a backup. */
  discard(): Promise<void>;
}

/** In a folder of a disk, as a folder or as a tar, which bears its name once it is flushed. */
export async function draftInFolder(folder: string, name: string, asTar: boolean): Promise<Draft> {
  const place = path.join(path.resolve(folder), asTar ? name + TAR : name);
  const partial = path.join(path.resolve(folder), name + PARTIAL);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await mkdir(partial, { mode: 0o700 });
  return {
    place,
    lay: (file, bytes, ...changed) => writeFileOf(partial, file, bytes, ...changed),
    async finish({ files }, layManifest) {
      await layManifest();
      if (asTar) await writeTar(partial, place + PARTIAL, [MANIFEST, MANIFEST_SUM, ...files.map((file) => file.path)]);
      await flushFolders(partial, files);
      await rename(asTar ? place + PARTIAL : partial, place);
      await flush(path.dirname(place));
      return asTar ? (await stat(place)).size : files.reduce((sum, { size }) => sum + size, 0);
    },
    async discard() {
      await rm(partial, { recursive: true, force: true });
      await rm(place + PARTIAL, { recursive: true, force: true });
    },
  };
}

async function flushFolders(folder: string, files: readonly BackedUpFile[]): Promise<void> {
  const folders = new Set(files.flatMap((file) => [path.dirname(file.path), path.dirname(path.dirname(file.path))]));
  for (const one of [...folders, '.']) await flush(path.join(folder, one));
}
