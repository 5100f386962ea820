import type { Readable } from 'node:stream';
import { MANIFEST, MANIFEST_SUM, momentOf, TAR } from './layout.ts';
import type { DatedBackup, Shelf } from './shelf.ts';
import { tarOf, tarredSize } from './tar-write.ts';

/** One of the backups that are kept. */
export interface KeptBackup extends DatedBackup {
  /** Bytes of all of it; null: it is not whole. */
  readonly size: number | null;
}

/** A backup as one file, to be sent. */
export interface TarredBackup {
  /** Of the file. */
  readonly name: string;
  /** Its bytes. */
  readonly size: number;
  read(): Readable;
}

/** Backups that were looked at, by their names: none changes once it is made. */
export type Looks = Map<string, Look>;

interface Look {
  /** By which another backup of the same name is told. */
  readonly mark: string;
  /** Whose it is, and its bytes; null: it is not whole. */
  readonly whole: { readonly fingerprint: string | null; readonly size: number } | null;
}

/** The backups that are of the installation with this fingerprint, or of which nothing says whose they are; newest first. */
export async function keptBackups(shelf: Shelf, fingerprint: string, looks: Looks): Promise<KeptBackup[]> {
  const kept: KeptBackup[] = [];
  const names = await shelf.names();
  for (const gone of [...looks.keys()].filter((name) => !names.includes(name))) looks.delete(gone);
  for (const name of names) {
    const madeAt = momentOf(name);
    const look = madeAt && (await lookAt(shelf, name, looks));
    if (!look || (look.whole && look.whole.fingerprint !== fingerprint)) continue;
    kept.push({ name, madeAt, size: look.whole?.size ?? null });
  }
  return kept.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** The backup of that name as one tar; null: it is not whole, or another installation's. */
export async function tarredBackup(shelf: Shelf, name: string, fingerprint: string): Promise<TarredBackup | null> {
  const heading = momentOf(name) && (await shelf.heading(name));
  if (!heading || heading.fingerprint !== fingerprint) return null;
  const files = await shelf.open(name);
  if (heading.files.some(({ path, size }) => files.size(path) !== size)) return null;
  const places = [MANIFEST, MANIFEST_SUM, ...heading.files.map(({ path }) => path)];
  const size = tarredSize([...heading.own, ...heading.files.map((file) => file.size)]);
  return { name: name.endsWith(TAR) ? name : name + TAR, size, read: () => tarOf(files, places) };
}

/** Undefined: it has been removed since. */
async function lookAt(shelf: Shelf, name: string, looks: Looks): Promise<Look | undefined> {
  const mark = await shelf.mark(name);
  const before = looks.get(name);
  if (mark === undefined || before?.mark === mark) return mark === undefined ? undefined : before;
  const heading = await shelf.heading(name);
  const look = { mark, whole: heading && { fingerprint: heading.fingerprint, size: heading.bytes } };
  looks.set(name, look);
  return look;
}
