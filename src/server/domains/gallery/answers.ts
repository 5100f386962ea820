import type { Scope } from '../../db/scope.ts';
import type { PhotoRow, Reader } from './queries.ts';

/** In whose name the scope reads. */
export const readerOf = async (scope: Scope): Promise<Reader> =>
  (await scope.opened).actor.kind === 'parent' ? 'parent' : 'staff';

/** Where a photo's picture is, at most so many pixels wide. */
export const pictureOf = (reader: Reader, id: number, size: number) =>
  `/api/gallery/${id}/image?size=${size}&portal=${reader}`;

/** A photo as it is answered; the addresses name the portal, because a picture's request carries no header of ours. */
export function asPhoto(reader: Reader, { tags, fileStored, children, ...row }: PhotoRow) {
  const address = (size: number) => (fileStored ? pictureOf(reader, row.id, size) : null);
  return {
    ...row,
    tags: JSON.stringify(tags),
    imageUrl: address(960),
    thumbnailUrl: address(320),
    children: reader === 'staff' ? children : children.map(({ id, firstName }) => ({ id, firstName })),
  };
}
