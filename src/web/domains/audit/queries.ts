import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call, query, type SentTo } from '#web/lib/api.ts';

export type AuditFilter = NonNullable<SentTo<'GET /api/audit'>['query']>;

/** Entries newest first, a page at a time; what was found before stays on the screen while other choices are on their way. */
export const auditPages = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['GET /api/audit', filter, 'pages'] as const,
    queryFn: ({ pageParam: before, signal }) => call('GET /api/audit', { query: { ...filter, before } }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const auditChoices = query('GET /api/audit/choices');

/** Each look is written down, also one more at the same entry: what was read serves the dialog that showed it alone. */
export const auditEntry = (id: number) => ({
  ...query('GET /api/audit/:id', { params: { id } }),
  gcTime: 0,
  staleTime: 0,
});
