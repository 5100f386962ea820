import type { Readable } from 'node:stream';
import yazl from 'yazl';
import type { FileStore } from '../../files/store.ts';
import { keyOf } from '../uploads/keys.ts';

interface Archived {
  readonly title: string;
  readonly filePath: string;
  readonly createdAt: Date;
  /** Local date of the center. */
  readonly day: string;
}

/** The photos in full size as one zip file, read one after the other while it is sent; one that is deleted meanwhile is left out. */
export function zipOf(files: FileStore, centerId: number, photos: readonly Archived[]): Readable {
  const zip = new yazl.ZipFile();
  void addAll(zip, files, centerId, photos).then(
    () => zip.end(),
    (error: Error) => (zip.outputStream as Readable).destroy(error),
  );
  return zip.outputStream as Readable;
}

async function addAll(zip: yazl.ZipFile, files: FileStore, centerId: number, photos: readonly Archived[]) {
  for (const [index, { title, filePath, createdAt, day }] of photos.entries()) {
    const key = keyOf(centerId, filePath, 'original.jpg');
    if ((await files.size(key)) === null) continue;
    const bytes = await files.read(key);
    const name = `${day} ${String(index + 1).padStart(3, '0')} ${nameFor(title)}.jpg`;
    // Pictures are compressed already.
    zip.addReadStream(bytes, name, { mtime: createdAt, compress: false });
    await new Promise((resolve, reject) => bytes.once('close', resolve).once('error', reject));
  }
}

/** A title as the name of a file, on every system. */
export const nameFor = (title: string): string =>
  [...title.replace(/[^\p{L}\p{N} ._-]/gu, '_')].slice(0, 80).join('').trim() || 'photo';
