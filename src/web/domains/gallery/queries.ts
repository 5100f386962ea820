import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, mutation, query } from '#web/lib/api.ts';
import type { bodyOf } from './rules.ts';

/** How many photos are fetched at a time. */
export const PAGE = 100;

/** Photos newest first, a page at a time; what was found before stays on the screen while another search is on its way. */
export const photoPages = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/gallery', { search }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/gallery', { query: { search: search || undefined, before, limit: PAGE } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

/** How many photos there are, and how many a search finds. */
export const gallerySummary = (search = '') => ({
  ...query('GET /api/gallery/summary', { query: { search: search || undefined } }),
  placeholderData: keepPreviousData,
});

/** How many families a photo of these will be seen by; of one that is posted already, its id. */
export const audience = ({ childIds, roomIds }: ReturnType<typeof bodyOf>, photoId?: number) => ({
  ...query('GET /api/gallery/audience', {
    query: { childIds: childIds.join() || undefined, roomIds: roomIds.join() || undefined, photoId },
  }),
  placeholderData: keepPreviousData,
});

export const postPhoto = mutation('POST /api/gallery', 'gallery');
export const changePhoto = mutation('PATCH /api/gallery/:id', 'gallery');
export const deletePhoto = mutation('DELETE /api/gallery/:id', 'gallery');

/** The consent forms seen of a child, for its photo release. */
export const consentsOf = (id: number) => query('GET /api/children/:id/consents', { params: { id } });

/** A photo as it is now; undefined when it is gone. */
export const photoNow = async (id: number) =>
  (await call('GET /api/gallery', { query: { limit: 2000 } })).find((photo) => photo.id === id);
