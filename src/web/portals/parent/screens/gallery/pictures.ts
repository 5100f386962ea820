import { addressOf } from '#contract/kernel/address.ts';
import { type PictureSize, pictureAddress } from '#contract/kernel/pictures.ts';
import type { Photo } from './queries.ts';

export const pictureOf = ({ id }: Photo, size: PictureSize): string => pictureAddress(id, size, 'parent');

export const originalOf = ({ id }: Photo): string => `/api/gallery/${id}/original?portal=parent`;

/** Which photos are to be kept: those a child is in, and those of days, both included. */
export type Keeping = { readonly childId?: number; readonly from?: string; readonly to?: string };

export const archiveOf = (keeping: Keeping): string =>
  addressOf('GET /api/gallery/archive', { query: { ...keeping, portal: 'parent' } });

/** The first of a photo's tags, and how many are left. */
export function firstTags({ tags }: Photo, count: number): { shown: string[]; more: number } {
  const all: unknown = JSON.parse(tags);
  const words = Array.isArray(all) ? all.filter((tag) => typeof tag === 'string') : [];
  return { shown: words.slice(0, count), more: Math.max(0, words.length - count) };
}

/** Photos beside and below each other. */
export const photoGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4';
