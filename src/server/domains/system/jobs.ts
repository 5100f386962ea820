import { outsideCenters } from '#server/db/open-scope.ts';
import { rescheduleJob } from '#server/kernel/jobs/state-queries.ts';
import type { InstallationRoutine, Task } from '#server/kernel/jobs/tasks.ts';
import { deleteChanges } from './queries.ts';

/** Puts a job that failed back to its first try; one that runs or is gone by now stays as it is. */
export const retryQueued: Task = async ({ server, input }) => {
  const { jobId } = input as { jobId: number };
  await outsideCenters(server, (scope) => scope.count(rescheduleJob(jobId)));
};

/** Removes what was noted for the cache of answers a day ago. */
export const forgetChanges: InstallationRoutine['run'] = (server) =>
  outsideCenters(server, async (scope) => {
    await scope.count(deleteChanges());
  });
