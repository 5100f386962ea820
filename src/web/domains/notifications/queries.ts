import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mutation, query } from '#web/lib/api.ts';

/** The newest for the bell. */
export const RECENT = 20;

export const notifications = (limit: number) => ({
  ...query('GET /api/notifications', { query: { limit } }),
  placeholderData: keepPreviousData,
});

/** How many wait to be seen, besides messages, which have a count of their own; none where that cannot be known. */
export function useUnreadNotifications(): number {
  return useQuery(query('GET /api/notifications/unread-count')).data ?? 0;
}

export const markRead = mutation('POST /api/notifications/read', 'notifications');
