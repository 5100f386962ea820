import type { Scope } from '#server/db/scope.ts';
import type { FileStore } from '../files/store.ts';
import { notFound } from '../http-error.ts';
import { keyOf } from '../uploads/keys.ts';
import { printedPicture } from '../uploads/printed.ts';
import { type LogoRow, logo } from './queries.ts';

/** Logos are small wherever they stand. */
const WIDTH = 320;

/** The logo as screens show it: its address, which changes with the picture, and its size in pixels; null where there is none. */
export const shownLogo = ({ path, width, height }: LogoRow) =>
  path === null || width === null || height === null
    ? null
    : { url: `/api/center/logo?v=${path.slice(9, 17)}`, width, height };

/** Where the logo's bytes lie. */
export async function logoKey(scope: Scope, extension: 'webp' | 'jpg'): Promise<string> {
  const { path } = await scope.one(logo());
  if (path === null) throw notFound('This center has no logo');
  return keyOf((await scope.opened).center.id, path, `${WIDTH}.${extension}`);
}

/** The logo as documents print it; null where there is none, or its file is missing: the document is made without it. */
export async function printedLogo(files: FileStore, scope: Scope): Promise<Buffer | null> {
  return printedPicture(files, scope, (await scope.one(logo())).path);
}
