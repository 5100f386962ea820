import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/api.ts';

/** How many messages wait to be read; `whenFailed` where that cannot be known (messages-2). */
export function useUnreadCount(whenFailed: 0 | 1): number {
  const { data, isError } = useQuery(query('GET /api/messages/unread-count'));
  return isError ? whenFailed : (data ?? 0);
}
