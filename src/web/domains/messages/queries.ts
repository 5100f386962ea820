import { infiniteQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, mutation, query, type Reads } from '../../lib/api.ts';

/** How many messages wait to be read; `whenFailed` where that cannot be known (seeds: 1 for staff, 0 for parents). */
export function useUnreadCount(whenFailed: 0 | 1): number {
  const { data, isError } = useQuery(query('GET /api/messages/unread-count'));
  return isError ? whenFailed : (data ?? 0);
}

export const recentMessages = query('GET /api/messages/recent');
export const addressees = query('GET /api/messages/addressees');
export const drafts = query('GET /api/messages/drafts');
export const receiptsOf = (id: number) => query('GET /api/messages/:id/receipts', { params: { id } });

/** How many threads are fetched at a time. */
const PAGE = 50;

/** Threads newest first, a page at a time; what was found before stays while another search is on its way. */
export const threadPages = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/messages/threads', { search }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/messages/threads', { query: { search: search || undefined, before, limit: PAGE } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
  });

/** A thread, its newest messages first page, earlier ones on the next. */
export const threadOf = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/messages/threads/:id', { id }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /api/messages/threads/:id', { params: { id }, query: { before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.hasEarlier ? last.messages[0]?.id : undefined),
  });

const STALE = [
  'GET /api/messages',
  'GET /api/messages/recent',
  'GET /api/messages/threads',
  'GET /api/messages/threads/:id',
  'GET /api/messages/unread-count',
  'GET /api/messages/unread/count',
] as const satisfies Reads[];

export const sendMessage = mutation('POST /api/messages', ...STALE, 'GET /api/messages/drafts');
export const sendReply = mutation('POST /api/messages/threads/:id/replies', ...STALE, 'GET /api/messages/drafts');
export const markRead = mutation('PATCH /api/messages/:id/read', ...STALE);
export const acknowledge = mutation('POST /api/messages/:id/acknowledge', ...STALE);
export const withdraw = mutation('POST /api/messages/:id/withdraw', ...STALE);
export const deleteDraft = mutation('DELETE /api/messages/drafts/:id', 'GET /api/messages/drafts');
