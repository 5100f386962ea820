import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FileStore } from './store.ts';

interface Entry {
  /** Its path in the zip. */
  readonly name: string;
  readonly at: Date;
}
export interface Zip {
  text(entry: Entry & { readonly content: string }): void;
  made(entry: Entry & { readonly content: Buffer }): void;
  /** Copies a stored file and waits until it has been read, so that one at a time is in memory; false when it is gone. */
  stored(entry: Entry & { readonly key: string }): Promise<boolean>;
}

/** A zip file that is filled while it is read. When its reader goes away, or `fill` fails, all ends. */
export async function zipOf(files: FileStore, fill: (zip: Zip) => Promise<void>): Promise<Readable> {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const filled = fill({
    text: ({ name, at, content }) => zip.addBuffer(Buffer.from(content), name, { mtime: at }),
    made: ({ name, at, content }) => zip.addBuffer(content, name, { mtime: at }),
    stored: async ({ name, at, key }) => {
      if ((await files.size(key)) === null) return false;
      const bytes = await files.read(key);
      const stop = () => bytes.destroy();
      if (out.destroyed) stop();
      out.once('close', stop);
      // Pictures and documents are compressed already.
      zip.addReadStream(bytes, name, { mtime: at, compress: false });
      await finished(bytes, { writable: false }).finally(() => out.off('close', stop));
      return true;
    },
  });
  filled.then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

/** A title as the name of a file, on every system. */
export const nameFor = (title: string): string =>
  [...title.replace(/[^\p{L}\p{N} ._-]/gu, '_')].slice(0, 80).join('').trim() || 'photo';
