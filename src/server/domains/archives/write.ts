import type { Readable } from 'node:stream';
import type { FileStore } from '../../files/store.ts';
import { type Zip, zipOf } from '../../files/zip.ts';
import { DOCUMENT, keyOf } from '../uploads/keys.ts';
import type { Gathered } from './gather.ts';
import { textsOf } from './pages.ts';
import type { PlacedDocument } from './sections/documents.ts';
import type { PlacedPhoto } from './sections/photos.ts';

/** More photos than these come at most 1920 pixels wide: thousands of full ones make a file that few can download. */
const MOST_IN_FULL = 1000;

/** Is told how far it has come; what it throws ends the work. */
export type Progress = (done: number, total: number) => Promise<void>;

/** An archive as a zip file, written while it is read; a photo or document that is deleted meanwhile is left out. */
export function archiveOf(
  files: FileStore,
  centerId: number,
  gathered: Gathered,
  progress: Progress,
): Promise<Readable> {
  const total = gathered.photos.length + gathered.documents.length + 1;
  let done = 0;
  const step = () => {
    done += 1;
    return progress(done, total);
  };
  return zipOf(files, async (zip) => {
    await progress(done, total);
    const photos = await putPhotos(zip, centerId, gathered, step);
    const documents = await putDocuments(zip, centerId, gathered, step);
    for (const { name, content } of textsOf({ ...gathered, photos, documents })) {
      zip.text({ name, content, at: gathered.at });
    }
  });
}

async function putPhotos(zip: Zip, centerId: number, { photos }: Gathered, step: () => Promise<void>) {
  const variant = photos.length > MOST_IN_FULL ? '1920.jpg' : 'original.jpg';
  const placed: PlacedPhoto[] = [];
  for (const [index, photo] of photos.entries()) {
    const name = `${photo.day}-${String(index + 1).padStart(4, '0')}.jpg`;
    const file = `photos/${name}`;
    const small = `photos/small/${name}`;
    const key = (of: string) => keyOf(centerId, photo.filePath, of);
    const at = photo.createdAt;
    const isThere =
      (await zip.stored({ name: small, key: key('960.jpg'), at })) &&
      (await zip.stored({ name: file, key: key(variant), at }));
    if (isThere) placed.push({ ...photo, file, small });
    await step();
  }
  return placed;
}

async function putDocuments(zip: Zip, centerId: number, { documents }: Gathered, step: () => Promise<void>) {
  const placed: PlacedDocument[] = [];
  for (const [index, document] of documents.entries()) {
    const extension = /\.[a-z]+$/.exec(document.filePath)?.[0] ?? '';
    const file = `documents/${document.taxYear}-${index + 1}${extension}`;
    const key = keyOf(centerId, document.filePath, DOCUMENT);
    if (await zip.stored({ name: file, key, at: document.createdAt })) placed.push({ ...document, file });
    await step();
  }
  return placed;
}
