import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import pg from 'pg';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Server } from '#server/server.ts';
import { centers } from '../center/queries.ts';
import { forEachAtOnce } from './at-once.ts';
import { isByInput } from './give-up.ts';
import { HeavyJobs } from './heavy-jobs.ts';
import { lastMissed } from './missed.ts';
import { moveOutbox } from './queries.ts';
import { keepRunning } from './runner.ts';
import type { InstallationRoutine, Routine, Task } from './tasks.ts';

const BATCH = 200;
const MOVE_EVERY_MS = 500;
const CONCURRENCY = 4;
const END_MS = 2_000;

export interface Jobs {
  stop(): Promise<void>;
}

export interface Work {
  /** What an outbox row may name. */
  readonly tasks: Readonly<Record<string, Task>>;
  /** Which of them are heavy. */
  readonly heavy?: ReadonlySet<string>;
  readonly routines: readonly Routine[];
  readonly installationRoutines?: readonly InstallationRoutine[];
}

/** The server, as jobs and routines are given it: on connections of their own, which stand behind those that somebody waits for. */
const behind = (server: Server): Server => ({
  ...server,
  database: { ...server.database, jobs: server.database.background },
});

/** Runs jobs and routines until stopped. Any number of processes may do so on one database. */
export async function startWorker(server: Server, work: Work): Promise<Jobs> {
  const pool = new pg.Pool({ ...server.database.plain, max: CONCURRENCY + 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', server.database.giveWay);
  const heavyJobs = new HeavyJobs();
  const runner = await keepRunning(server, {
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: quietLogger(server),
    taskList: taskList(server, work, heavyJobs),
    forbiddenFlags: heavyJobs.forbidden,
    parsedCronItems: parseCronItems(
      [...work.routines, ...(work.installationRoutines ?? [])].map(({ name, cron }) => ({
        task: name,
        match: cron,
        identifier: name,
      })),
    ).map((item) => ({ ...item, match: lastMissed(item.match) })),
  });
  const stopMoving = moveRegularly(server, [...(work.heavy ?? [])]);
  const stopAll = async () => {
    await stopMoving();
    await runner.stop();
    // A job that was left alone may keep its connection.
    await Promise.race([pool.end(), delay(END_MS)]);
  };
  let stopping: Promise<void> | undefined;
  return {
    stop() {
      stopping ??= stopAll();
      return stopping;
    },
  };
}

function taskList(
  server: Server,
  { tasks, heavy, routines, installationRoutines = [] }: Work,
  heavyJobs: HeavyJobs,
): TaskList {
  const list: TaskList = {};
  for (const [name, task] of Object.entries(tasks)) {
    list[name] = async (payload, { job, abortSignal }) => {
      const { centerId, input } = payload as { centerId: number; input: unknown };
      const here = () => task({ server: behind(server), centerId, input, attempt: job.attempts, signal: abortSignal });
      const asked = { centerId, task: name, input, attempt: job.attempts };
      try {
        await (heavy?.has(name) ? heavyJobs.run(centerId, () => server.work.do(asked, here, abortSignal)) : here());
      } catch (error) {
        if (!isByInput(error)) {
          server.log.warn({ job: name, center: centerId, attempt: job.attempts, err: error }, 'a job failed');
          throw error;
        }
        server.log.error({ job: name, center: centerId, err: error }, 'a job failed for good');
      }
    };
  }
  for (const routine of routines) {
    list[routine.name] = async () => {
      const own = behind(server);
      const all = await outsideCenters(own, (scope) => scope.all(centers()));
      await forEachAtOnce(all, routine.centersAtOnce ?? 1, ({ centerId }) => routine.run({ server: own, centerId }));
    };
  }
  for (const routine of installationRoutines) list[routine.name] = unlessAtWork(() => routine.run(behind(server)));
  return list;
}

/** What takes longer than until it is due again is not begun a second time beside itself. */
function unlessAtWork(run: () => Promise<void>): () => Promise<void> {
  let isAtWork = false;
  return async () => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      await run();
    } finally {
      isAtWork = false;
    }
  };
}

function moveRegularly(server: Server, heavy: readonly string[]): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let moving = Promise.resolve();
  const move = async () => {
    try {
      while (
        !stopped &&
        (await outsideCenters(behind(server), (scope) => scope.one(moveOutbox(BATCH, heavy)))).moved >= BATCH
      );
    } catch (error) {
      // The database is away for a moment; the rows wait.
      server.log.warn({ err: error }, 'the outbox waits');
    }
    if (!stopped) timer = setTimeout(next, MOVE_EVERY_MS);
  };
  const next = () => {
    moving = move();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await moving;
  };
}

/** Of a job that failed the queue repeats the error's words, which `loggedError` has judged. */
const withoutReason = (message: string) => message.replace(/ with error '.*$/s, '');

const quietLogger = (server: Server) =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error' || level === 'warning') server.log.warn({ line: withoutReason(message) }, 'job queue');
  });
