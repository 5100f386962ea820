import { mutation, query, tellingMutation } from '#web/lib/api.ts';

export const systemState = query('GET /api/system');

export const backUpNow = mutation('POST /api/system/backup', 'system');

/** What is tried again is off the list at once: it comes back should it fail once more. */
export const retryJob = tellingMutation('POST /api/system/jobs/:id/retry', ['system'], ({ put }, _reply, { params }) =>
  put(
    systemState.queryKey,
    (state) =>
      state && {
        ...state,
        jobs: { ...state.jobs, troubled: state.jobs.troubled.filter(({ id }) => id !== params.id) },
      },
  ),
);
