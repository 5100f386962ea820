import type { Readable } from 'node:stream';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ArchiveFile, PlacedFile } from '#server/kernel/archive/part.ts';
import type { Section } from '#server/kernel/archive/section.ts';
import type { FileStore } from '#server/kernel/files/store.ts';
import { type Zip, zipOf } from '#server/kernel/files/zip.ts';
import { keyOf } from '#server/kernel/uploads/keys.ts';
import type { Gathered } from './gather.ts';
import { textsOf } from './pages.ts';

/** Is told how far it has come; what it throws ends the work. */
export type Progress = (done: number, total: number) => Promise<void>;

/** An archive as a zip file, written while it is read; a file that is deleted meanwhile is left out. */
export function archiveOf(
  store: FileStore,
  centerId: number,
  gathered: Gathered,
  progress: Progress,
): Promise<Readable> {
  const files = gathered.contents.flatMap((content) => content.files ?? []);
  const total = files.length + 1;
  return zipOf(store, async (zip) => {
    await progress(0, total);
    const placed = new Map<string, PlacedFile>();
    for (const [index, file] of files.entries()) {
      if (await copy(zip, centerId, file)) placed.set(file.path, placeOf(file));
      await progress(index + 1, total);
    }
    for (const made of gathered.contents.flatMap((content) => content.made ?? [])) zip.made(made);
    const sections: Section[] = [];
    for (const { section } of gathered.contents) {
      sections.push(section(placed));
      await yieldToOthers();
    }
    for (const { name, content } of textsOf(gathered, sections)) {
      zip.text({ name, content, at: gathered.at });
      await yieldToOthers();
    }
  });
}

async function copy(zip: Zip, centerId: number, { path, at, whole, small }: ArchiveFile): Promise<boolean> {
  for (const one of small ? [small, whole] : [whole]) {
    if (!(await zip.stored({ name: one.name, key: keyOf(centerId, path, one.variant), at }))) return false;
  }
  return true;
}

const placeOf = ({ title, whole, small }: ArchiveFile): PlacedFile => ({
  title,
  file: whole.name,
  small: (small ?? whole).name,
});
