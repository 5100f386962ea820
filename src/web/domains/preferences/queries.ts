import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, mutation, query, type SentTo } from '#web/lib/api.ts';
import type { Portal } from '#web/lib/portal.ts';
import { applyPreferences, preferencesOf } from '#web/lib/preferences.ts';

export { preferencesOf };
export const profile = query('GET /api/profile');
/** One's own name stands in the session, too. */
export const saveProfile = mutation('PUT /api/profile', 'staff', 'parents');

/** Saves settings and puts them into effect. */
export function useSavePreferences(portal: Portal) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<SentTo<'PUT /api/preferences'>['body']>) => call('PUT /api/preferences', { body }),
    onSuccess: async (saved) => {
      await applyPreferences(saved);
      client.setQueryData(preferencesOf(portal).queryKey, saved);
    },
  });
}
