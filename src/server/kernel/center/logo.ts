import type { Scope } from '#server/db/scope.ts';
import type { FileStore } from '../files/store.ts';
import { notFound } from '../http-error.ts';
import type { Picture } from '../uploads/keys.ts';
import { printedPicture } from '../uploads/printed.ts';
import { type LogoRow, logo } from './queries.ts';

/** The logo as screens show it: its address, which changes with the picture, and its size in pixels; null where there is none. */
export const shownLogo = ({ path, width, height }: LogoRow) =>
  path === null || width === null || height === null
    ? null
    : { url: `/api/center/logo?v=${path.slice(9, 17)}`, width, height };

/** The logo as screens fetch it. */
export async function logoPicture(scope: Scope): Promise<Picture> {
  const { path } = await scope.one(logo());
  if (path === null) throw notFound('This center has no logo');
  return { name: 'logo', path, width: 320 };
}

/** The logo as documents print it; null where there is none, or its file is missing: the document is made without it. */
export async function printedLogo(files: FileStore, scope: Scope): Promise<Buffer | null> {
  return printedPicture(files, scope, (await scope.one(logo())).path);
}
