import { type PictureSize, pictureAddress } from '#contract/kernel/pictures.ts';
import type { Scope } from '#server/db/scope.ts';
import type { PhotoRow, Reader } from './queries.ts';

/** In whose name the scope reads. */
export const readerOf = async (scope: Scope): Promise<Reader> =>
  (await scope.opened).actor.kind === 'parent' ? 'parent' : 'staff';

/** A photo as it is answered; the addresses name the portal, because a picture's request carries no header of ours. */
export function asPhoto(reader: Reader, { tags, fileStored, children, ...row }: PhotoRow) {
  const address = (size: PictureSize) => (fileStored ? pictureAddress(row.id, size, reader) : null);
  return {
    ...row,
    tags: JSON.stringify(tags),
    imageUrl: address(960),
    thumbnailUrl: address(320),
    children: reader === 'staff' ? children : children.map(({ id, firstName }) => ({ id, firstName })),
  };
}
