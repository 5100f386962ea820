import http from 'node:http';
import { performance } from 'node:perf_hooks';
import { type Spent, spentBy } from './processor.ts';
import type { Sent } from './record.ts';

/** What one screen costs: its calls one after the other, over connections that stay open. */
export interface Cost {
  readonly calls: number;
  /** As they come over the line. */
  readonly bytes: number;
  /** Milliseconds of processor. */
  readonly spent: Spent;
  /** Milliseconds until the last answer was there. */
  readonly p95: number;
}

const CONNECTIONS = 16;
/** In milliseconds. */
const LONG = { warm: 2_000, measured: 6_000 };

export interface Measured {
  readonly origin: string;
  /** The server's processes. */
  readonly pids: readonly number[];
  readonly postmaster: number;
}

/** Plays what `next` gives again and again from 16 connections; any answer but 2xx and 304 ends it. */
export async function replay(
  next: () => readonly Sent[],
  { origin, pids, postmaster }: Measured,
  long: typeof LONG = LONG,
): Promise<Cost> {
  await play(next, origin, long.warm);
  const before = spentBy(pids, postmaster);
  const { times, bytes, calls } = await play(next, origin, long.measured);
  const after = spentBy(pids, postmaster);
  times.sort((a, b) => a - b);
  const each = (from: number, to: number) => (to - from) / times.length;
  return {
    ...{ calls: calls / times.length, bytes: bytes / times.length },
    spent: { server: each(before.server, after.server), database: each(before.database, after.database) },
    p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN,
  };
}

async function play(next: () => readonly Sent[], origin: string, milliseconds: number) {
  const end = performance.now() + milliseconds;
  const total = { times: [] as number[], bytes: 0, calls: 0 };
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      while (performance.now() < end) {
        const began = performance.now();
        for (const sent of next()) {
          const bytes = await send(sent, origin, agent);
          total.bytes += bytes;
          total.calls += 1;
        }
        total.times.push(performance.now() - began);
      }
      agent.destroy();
    }),
  );
  return total;
}

/** The length of its answer; of a stream of events, which has no end, of its first words. */
function send({ method, path, headers, body }: Sent, origin: string, agent: http.Agent): Promise<number> {
  const isStream = headers.accept?.includes('text/event-stream') === true;
  return new Promise((resolve, reject) => {
    // A stream is hung up on.
    const fail = (error: Error) => {
      if (!isStream) reject(error);
    };
    const request = http.request(origin + path, { method, headers, agent: isStream ? false : agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      let [bytes, said] = [0, ''];
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (status >= 400) said += chunk.toString();
        if (isStream) request.destroy();
      });
      answer.on('error', fail);
      answer.on('close', () => {
        if (status === 304 || (status >= 200 && status < 300)) resolve(bytes);
        else reject(new Error(`${method} ${path} was answered ${status} ${said}`));
      });
    });
    request.on('error', fail);
    request.end(body ?? undefined);
  });
}
