import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

type SleepingChild = Reply<Api['GET /api/naps/running']>['naps'][number];

/** The looks that are overdue at the server's now (milliseconds), by how many minutes. */
export const overdueLooks = (naps: readonly SleepingChild[], now: number): (SleepingChild & { minutes: number })[] =>
  naps
    .map((nap) => ({ ...nap, minutes: Math.floor((now - Date.parse(nap.nextCheckDue)) / 60_000) }))
    .filter(({ minutes }) => minutes >= 0);
