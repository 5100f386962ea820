import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, query, type ReplyOf } from '../../../../lib/api.ts';

export type Photo = ReplyOf<'GET /api/gallery'>[number];

/** What the photos are narrowed to; '' is everything. */
export type Narrowed = { readonly search: string; readonly tag: string };

/** How many photos are read at a time. */
const PAGE = 60;

/** The photos, newest first, page by page. */
export const photosOf = (narrowed: Narrowed) => {
  const asked = { ...given(narrowed), limit: PAGE };
  return infiniteQueryOptions({
    queryKey: ['GET /api/gallery', { query: asked }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/gallery', { query: { ...asked, ...(before !== null && { before }) } }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Photo[]) => (page.length < PAGE ? null : (page.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
  });
};

/** How many there are and are found, the tags and the months. */
export const summaryOf = (narrowed: Narrowed) => ({
  ...query('GET /api/gallery/summary', { query: given(narrowed) }),
  placeholderData: keepPreviousData,
});

const given = ({ search, tag }: Narrowed) => ({ ...(search && { search }), ...(tag && { tag }) });
