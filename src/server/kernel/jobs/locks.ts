import { outsideCenters } from '#server/db/open-scope.ts';
import type { Server } from '#server/server.ts';
import {
  bringForward,
  forgetLaterRuns,
  releaseEveryLock,
  releaseLocksOf,
  releaseSilent,
  renewLocks,
} from './lock-queries.ts';

const RENEW_EVERY_MS = 5_000;
/** A process that is silent for so long is taken for gone; were it not, its jobs run twice, which each of them bears. */
const SILENT_SECONDS = 60;

/** Takes back the jobs of all processes before this one, which must be the only one on its database (operations-1). */
export const takeBackAllJobs = (server: Server): Promise<number> =>
  outsideCenters(server, (scope) => scope.count(releaseEveryLock()));

/** Takes back the jobs of a runner of ours that has ended. */
export const takeBackJobs = (server: Server, runner: string): Promise<number> =>
  outsideCenters(server, (scope) => scope.count(releaseLocksOf(runner)));

/** Before a runner begins: no routine waits for a time that was reached before the clock was set back. */
export const forgetClockAhead = (server: Server): Promise<number> =>
  outsideCenters(server, (scope) => scope.count(forgetLaterRuns(new Date())));

/**
 * Keeps the locks of the runner that works at the moment, takes back those of processes that are gone, and brings forward what a
 * clock that was set back would make wait, until stopped.
 */
export function keepLocks(server: Server, runner: () => string | undefined): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let keeping = Promise.resolve();
  const keep = async () => {
    const working = runner();
    await outsideCenters(server, async (scope) => {
      if (working) await scope.count(renewLocks(working));
      await scope.count(releaseSilent(SILENT_SECONDS));
      await scope.count(bringForward());
    }).catch(() => undefined);
    if (!stopped) timer = setTimeout(next, RENEW_EVERY_MS);
  };
  const next = () => {
    keeping = keep();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await keeping;
  };
}
