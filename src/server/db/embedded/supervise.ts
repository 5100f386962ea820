import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './launch.ts';
import { type OwnServer, startServer } from './start.ts';

/** A server that is kept alive until it is stopped. */
export interface Supervised {
  /** The server's process; undefined while it is down. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
  onExit(listener: (words: string) => void): () => void;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A server that lived this long was well: its end is a new trouble, not the old one. */
const WELL_AFTER_MS = 10_000;

/** Starts the server (rejects when that fails) and from then on starts it again whenever it dies. */
export async function supervise(cluster: Cluster, log: (line: string) => void): Promise<Supervised> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const listeners = new Set<(words: string) => void>();
  let current: OwnServer | undefined = await startServer(cluster, log, signal);
  const life = live();

  return {
    get pid() {
      return current?.server.pid;
    },
    onExit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async stop() {
      stopping.abort();
      await life;
    },
  };

  async function live(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const since = performance.now();
      if (current) await untilEnd(current);
      if (performance.now() - since > WELL_AFTER_MS) pause = FIRST_PAUSE_MS;
      current = await restart(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (current) await end(current);
  }

  /** Returns when the server is gone: of itself, or because we are to stop. */
  async function untilEnd(own: OwnServer): Promise<void> {
    const words = await Promise.race([own.server.ended, aborted(signal)]);
    current = undefined;
    await end(own);
    if (words === undefined) return;
    log('the database server ended unexpectedly; starting it again');
    for (const listener of listeners) listener(words);
  }

  async function restart(pause: number): Promise<OwnServer | undefined> {
    try {
      await delay(pause, undefined, { signal });
      return await startServer(cluster, log, signal);
    } catch (error) {
      if (!signal.aborted && error instanceof Error) log(error.message);
      return undefined;
    }
  }
}

/** Gives the lock back and ends the server, if it is still there. */
async function end({ server, lock }: OwnServer): Promise<void> {
  await lock.release();
  await server.stop();
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
