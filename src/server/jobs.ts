import { DOMAINS } from './composition.ts';
import { sealAudit } from './kernel/audit/seal.ts';
import { sweep } from './kernel/jobs/sweep.ts';
import type { Routine, Task } from './kernel/jobs/tasks.ts';
import { type Jobs, startWorker } from './kernel/jobs/worker.ts';
import type { Server } from './server.ts';

const HEAVY_TASKS: Readonly<Record<string, Task>> = Object.assign({}, ...DOMAINS.map(({ heavyTasks }) => heavyTasks));

/** What an outbox row may name. */
export const TASKS: Readonly<Record<string, Task>> = Object.assign(
  {},
  HEAVY_TASKS,
  ...DOMAINS.map(({ tasks }) => tasks),
);

/** What happens by the clock, in every center. */
export const ROUTINES: readonly Routine[] = [
  { name: 'seal-audit', cron: '* * * * *', run: sealAudit },
  { name: 'sweep', cron: '23 3 * * *', run: sweep },
  ...DOMAINS.flatMap(({ routines = [] }) => routines),
];

/** What happens by the clock, once for the whole installation. */
const INSTALLATION_ROUTINES = DOMAINS.flatMap(({ installationRoutines = [] }) => installationRoutines);

/** Runs the jobs and routines of all domains until stopped. */
export const startJobs = (server: Server, tasks = TASKS): Promise<Jobs> =>
  startWorker(server, {
    tasks,
    heavy: new Set(Object.keys(HEAVY_TASKS)),
    routines: ROUTINES,
    installationRoutines: INSTALLATION_ROUTINES,
  });
