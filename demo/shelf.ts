import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Scope } from '#server/db/scope.ts';
import type { Made } from '#server/kernel/files/images.ts';
import { recordUpload } from '#server/kernel/uploads/commands.ts';
import { DOCUMENT } from '#server/kernel/uploads/keys.ts';
import { putFiles, storedSizeOf } from '#server/kernel/uploads/put.ts';
import type { Server } from '#server/server.ts';
import { develop } from './pictures/studio.ts';

type Upload = Parameters<typeof recordUpload>[1];
/** Files a deed gives to the center's store: what they are called and where they lie. */
export interface Shelved {
  readonly fileName: string;
  readonly filePath: string;
  readonly fileSize: number;
}

/**
 * Files on their way into the store: they are made one after the other while the history is written, and a deed waits for
 * its own. What is asked for first is made first.
 */
export class Shelf {
  readonly #server: Server;
  readonly #centerId: number;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(server: Server, centerId: number) {
    this.#server = server;
    this.#centerId = centerId;
  }

  /** A drawing; `key` names it among all files. */
  picture(key: string, fileName: string, draw: () => string): (scope: Scope) => Promise<Shelved> {
    const upload = this.#next(async () => {
      const { made, size, width, height } = await develop(draw());
      const about = { fileName, kind: 'image', type: 'image/jpeg', size, width, height } as const;
      return this.#put(pathOf(key, 'jpg'), made, about);
    });
    return (scope) => taken(scope, upload);
  }

  /** A PDF. */
  document(key: string, fileName: string, write: () => Promise<Buffer>): (scope: Scope) => Promise<Shelved> {
    const upload = this.#next(async () => {
      const bytes = await write();
      const folder = await mkdtemp(path.join(tmpdir(), 'larkhouse-letter-'));
      try {
        const file = path.join(folder, 'letter.pdf');
        await writeFile(file, bytes);
        const type = 'application/pdf';
        const about = { fileName, kind: 'document', type, size: bytes.length, width: null, height: null } as const;
        return await this.#put(pathOf(key, 'pdf'), [{ variant: DOCUMENT, file, type }], about);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    return (scope) => taken(scope, upload);
  }

  /** What is not made yet is not made any more. */
  close(): void {
    this.#isClosed = true;
  }

  #next<T>(make: () => Promise<T>): Promise<T> {
    const made = this.#last.then(() => {
      if (this.#isClosed) throw new Error('The demonstration is not being made any more');
      return make();
    });
    // Whoever waits for it hears of a failure.
    this.#last = made.catch(() => undefined);
    return made;
  }

  async #put(path: string, made: readonly Made[], about: Omit<Upload, 'path' | 'storedSize'>): Promise<Upload> {
    await putFiles(this.#server.files, this.#centerId, path, made);
    return { ...about, path, storedSize: await storedSizeOf(made) };
  }
}

async function taken(scope: Scope, making: Promise<Upload>): Promise<Shelved> {
  const upload = await making;
  await recordUpload(scope, upload);
  return { fileName: upload.fileName, filePath: upload.path, fileSize: upload.size };
}

/** As the server names files, but the same each time. */
const pathOf = (key: string, extension: string) =>
  `/uploads/${createHash('sha256').update(key).digest('hex').slice(0, 32)}.${extension}`;
