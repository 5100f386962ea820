import { useQuery } from '@tanstack/react-query';
import { query } from '../../lib/api.ts';

/** How many messages wait to be read; `whenFailed` where that cannot be known (seeds: 1 for staff, 0 for parents). */
export function useUnreadCount(whenFailed: 0 | 1): number {
  const { data, isError } = useQuery(query('GET /api/messages/unread-count'));
  return isError ? whenFailed : (data ?? 0);
}

export const recentMessages = query('GET /api/messages/recent');
