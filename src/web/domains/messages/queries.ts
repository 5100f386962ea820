import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { THREADS_AT_A_TIME } from '#contract/messages-limits.ts';
import { call, mutation, query, tellingMutation } from '#web/lib/api.ts';

export const addressees = query('GET /api/messages/addressees');
export const drafts = query('GET /api/messages/drafts');
export const receiptsOf = (id: number) => query('GET /api/messages/:id/receipts', { params: { id } });

/** Threads newest first, a page at a time; what was found before stays while another search is on its way. */
export const threadPages = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/messages/threads', { search }, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call(
        'GET /api/messages/threads',
        { query: { search: search || undefined, before, limit: THREADS_AT_A_TIME } },
        signal,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < THREADS_AT_A_TIME ? undefined : last.at(-1)?.id),
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

export const sendMessage = mutation('POST /api/messages', 'messages');
export const sendReply = mutation('POST /api/messages/threads/:id/replies', 'messages');
/** The thread's own messages are then marked as read here, too. */
export const seeMessages = tellingMutation(
  'POST /api/messages/threads/:id/seen',
  ['messages'],
  ({ put, leave }, _reply, { params, body }) => {
    const seen = new Set(body.messages.map(Number));
    put(
      threadOf(Number(params.id)).queryKey,
      (thread) =>
        thread && {
          ...thread,
          pages: thread.pages.map((page) => ({
            ...page,
            messages: page.messages.map((message) => (seen.has(message.id) ? { ...message, isRead: true } : message)),
          })),
        },
    );
    leave(drafts.queryKey);
  },
);
export const acknowledge = mutation('POST /api/messages/:id/acknowledge', 'messages');
export const withdraw = mutation('POST /api/messages/:id/withdraw', 'messages');
export const deleteDraft = mutation('DELETE /api/messages/drafts/:id', 'drafts');
