import { buffer } from 'node:stream/consumers';
import type { Scope } from '#server/db/scope.ts';
import type { FileStore } from '../files/store.ts';
import { keyOf } from './keys.ts';

/**
 * An upload's picture as documents print it, 320 pixels wide at most; null without one, or where its file is missing: the
 * document is made without it.
 */
export async function printedPicture(files: FileStore, scope: Scope, path: string | null): Promise<Buffer | null> {
  if (path === null) return null;
  const key = keyOf((await scope.opened).center.id, path, '320.jpg');
  if ((await files.size(key)) === null) return null;
  return buffer(await files.read(key));
}
