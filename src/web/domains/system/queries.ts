import { mutation, query, tellingMutation } from '#web/lib/api.ts';

export const systemState = query('GET /api/system');

export const keptBackups = query('GET /api/system/backups');

export const backUpNow = mutation('POST /api/system/backup', 'system');

export const offerDownload = mutation('POST /api/system/backups/:name/download');

export const showRecoveryKey = mutation('POST /api/system/recovery-key');
export const keepRecoveryKey = mutation('PUT /api/system/recovery-key', 'system');

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
