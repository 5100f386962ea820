import type { Readable } from 'node:stream';
import type { FileStore } from '#server/kernel/files/store.ts';
import { nameFor, zipOf } from '#server/kernel/files/zip.ts';
import { keyOf } from '#server/kernel/uploads/keys.ts';

export interface Kept {
  readonly title: string;
  readonly filePath: string;
  readonly createdAt: Date;
  /** Local date of the center. */
  readonly day: string;
}

/** The photos in full size as one zip file, read one after the other while it is sent; one that is deleted meanwhile is left out. */
export const zipOfPhotos = (files: FileStore, centerId: number, photos: readonly Kept[]): Promise<Readable> =>
  zipOf(files, async (zip) => {
    for (const [index, { title, filePath, createdAt: at, day }] of photos.entries()) {
      const name = `${day} ${String(index + 1).padStart(3, '0')} ${nameFor(title)}.jpg`;
      await zip.stored({ key: keyOf(centerId, filePath, 'original.jpg'), name, at });
    }
  });
