import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Server } from '#server/server.ts';
import { forgetClockAhead, keepLocks, takeBackJobs } from './locks.ts';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A runner that lived this long was well: its end is a new trouble, not the old one. */
const WELL_AFTER_MS = 60_000;
/** A job is asked to give up after so long, and given back to the queue after the second. */
const ASK_AFTER_MS = 5_000;
const PATIENCE_MS = 15_000;
const LOOK_AT_CLOCK_MS = 2_000;
/** A clock that goes back by less only has routines wait for so long. */
const LEAST_STEP_MS = 60_000;

interface Running {
  readonly runner: Runner;
  /** By which the queue knows whose locks are whose. */
  readonly id: string;
}

/** Runs the queue until stopped; a runner that ends by itself is followed by another, and its jobs are taken back. */
export async function keepRunning(server: Server, options: RunnerOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Running | undefined = await begin(server, options);
  let last = current?.id;
  const stopKeeping = keepLocks(server, () => current?.id);
  const life = live();
  return {
    async stop() {
      stopping.abort();
      await life;
      await stopKeeping();
    },
  };

  async function live(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const since = performance.now();
      if (current) await untilEnd(current);
      if (performance.now() - since > WELL_AFTER_MS) pause = FIRST_PAUSE_MS;
      current = await begunAfter(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (current) await stopWithin(current.runner, PATIENCE_MS);
    if (last) await takeBackJobs(server, last).catch(() => undefined);
  }

  async function untilEnd(running: Running): Promise<void> {
    const ended = running.runner.promise.then(() => new Error('It ended by itself')).catch((error: unknown) => error);
    const back = clockWentBack();
    const reason = await Promise.race([ended, aborted(signal), back.told]);
    back.stop();
    if (reason !== undefined) server.log.warn({ err: reason }, 'the job runner ended; starting it again');
    await stopWithin(running.runner, PATIENCE_MS);
    current = undefined;
  }

  async function begunAfter(pause: number): Promise<Running | undefined> {
    try {
      await delay(pause, undefined, { signal });
      if (last) await takeBackJobs(server, last);
      const begun = await begin(server, options);
      last = begun.id;
      return begun;
    } catch (error) {
      if (!signal.aborted) server.log.warn({ err: error }, 'no job runner yet');
      return undefined;
    }
  }
}

async function begin(server: Server, options: RunnerOptions): Promise<Running> {
  await forgetClockAhead(server);
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({
    ...options,
    events,
    preset: {
      worker: {
        gracefulShutdownAbortTimeout: ASK_AFTER_MS,
        // Not -1, the default: nobody would hear of a job that cannot be written off, and the process would end of it.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  return { runner, id };
}

/** Lets what runs finish; what takes too long is left alone, and its job goes back to the queue. */
async function stopWithin(runner: Runner, patience: number): Promise<void> {
  const stopped = runner.stop().catch(() => undefined);
  const patienceEnds = new AbortController();
  await Promise.race([
    stopped.then(() => runner.promise).catch(() => undefined),
    delay(patience, undefined, { signal: patienceEnds.signal }).catch(() => undefined),
  ]);
  patienceEnds.abort();
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** Routines sleep until the next minute of the clock as it was: of one that was set back, a runner that begins anew takes notice. */
function clockWentBack(): { readonly told: Promise<Error>; stop(): void } {
  const { promise: told, resolve } = Promise.withResolvers<Error>();
  let last = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    if (now < last - LEAST_STEP_MS) resolve(new Error('The clock was set back'));
    last = now;
  }, LOOK_AT_CLOCK_MS);
  return { told, stop: () => clearInterval(timer) };
}
