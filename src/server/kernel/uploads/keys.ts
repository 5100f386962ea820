import { notFound } from '../http-error.ts';

/** The folder of the file store in which everything of an upload lies. */
export const folderOf = (centerId: number, path: string): string => `${centerId}/${nameOf(path)}`;

/** One of an upload's files: a variant of a picture (`320.webp`, `original.jpg`), or a document's own. */
export const keyOf = (centerId: number, path: string, variant: string): string =>
  `${folderOf(centerId, path)}/${variant}`;

/** The form of a picture that a caller with this `accept` header takes: WebP, else JPEG. */
export const pictureFor = (accept: string | undefined) =>
  accept?.includes('image/webp') ? (['webp', 'image/webp'] as const) : (['jpg', 'image/jpeg'] as const);

/** A picture of an upload. */
export interface Picture {
  /** What it is called where it is saved, without its ending. */
  readonly name: string;
  /** Of the upload. */
  readonly path: string;
  /** One of the widths that uploads are made in, in pixels. */
  readonly width: number;
}

/** A document's only file. */
export const DOCUMENT = 'document';

/** Whether an upload could have this path: a file of `/uploads/` itself, of plain letters, no hidden one and no way out. */
export const isUploadPath = (path: string): boolean =>
  /^\/uploads\/[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_ .()-]*$/u.test(path) && !path.includes('..');

/** A path that no upload has leads nowhere (uploads-2). */
function nameOf(path: string): string {
  const name = /^\/uploads\/([0-9a-f]{32})\.\w+$/.exec(path)?.[1];
  if (name === undefined) throw notFound('This file is missing');
  return name;
}
