import type { Audience } from './access.ts';

/** How wide a photo's picture may be asked for, in pixels. */
export type PictureSize = 320 | 960 | 1920;

/** Where a photo's picture is; the address names the portal, because a picture's request carries no header of ours. */
export const pictureAddress = (id: number, size: PictureSize, portal: Audience): string =>
  `/api/gallery/${id}/image?size=${size}&portal=${portal}`;

/** What a parent's gallery asks for each picture; the same on the page that comes before the gallery's code. */
export const gridPicture = (id: number) => ({
  src: pictureAddress(id, 320, 'parent'),
  srcSet: `${pictureAddress(id, 320, 'parent')} 320w, ${pictureAddress(id, 960, 'parent')} 960w`,
  sizes: '(min-width: 64rem) 16.5rem, (min-width: 40rem) calc(33vw - 1.75rem), calc(50vw - 1.5rem)',
});
