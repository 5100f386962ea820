import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { PHOTOS_AT_A_TIME as PAGE } from '#contract/kernel/photo-limits.ts';
import { call, query, type ReplyOf } from '#web/lib/api.ts';

export type Photo = ReplyOf<'GET /api/gallery'>[number];

/** What the photos are narrowed to; '' is everything. */
export type Narrowed = { readonly search: string; readonly tag: string };

export const EVERYTHING: Narrowed = { search: '', tag: '' };

/** The photos, newest first, page by page; the later ones longer, since all that were read are read again when one changes. */
export const photosOf = (narrowed: Narrowed) => {
  const asked = { ...given(narrowed), limit: PAGE };
  const limitOf = (before: number | null) => (before === null ? PAGE : PAGE * 4);
  return infiniteQueryOptions({
    queryKey: ['GET /api/gallery', { query: asked }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        'GET /api/gallery',
        { query: { ...asked, ...(before !== null && { limit: limitOf(before), before }) } },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Photo[], _pages, before) =>
      page.length < limitOf(before) ? null : (page.at(-1)?.id ?? null),
    placeholderData: keepPreviousData,
  });
};

/** How many there are and are found, and how many each tag has. */
export const summaryOf = (narrowed: Narrowed) => ({
  ...query('GET /api/gallery/summary', { query: { ...given(narrowed), by: 'tag' } }),
  placeholderData: keepPreviousData,
});

const given = ({ search, tag }: Narrowed) => ({ ...(search && { search }), ...(tag && { tag }) });
