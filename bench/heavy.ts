import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { end, firstMessage } from './forked.ts';
import type { HeavyCenter, HeavyPlace } from './heavy-server.ts';
import { checkIns } from './load.ts';
import { print, type Row } from './rows.ts';

/** More than the doors of sixty centers of 64 children at half past seven; far below what the server can take. */
const CHECK_INS_PER_SECOND = 20;
const ROUNDS = 3;
const ROUND_MS = 15_000;
/** How much longer a check-in may take beside the heavy work. */
const AT_MOST = 1.5;

/**
 * How long a check-in takes in a quiet house; beside a loop that has nothing to do with Larkhouse, gives way as heavy work does, and reads
 * memory, which is what this machine itself takes; and while eight pieces of heavy work of other kinds run without a pause.
 */
export async function measureHeavyWork(dataDir: string): Promise<Row[]> {
  const env = { ...process.env, LARKHOUSE_DATA: dataDir, PORT: '0' };
  const child = fork(new URL('./heavy-server.ts', import.meta.url), { env, execArgv: ['--max-semi-space-size=8'] });
  try {
    const [place] = (await once(child, 'message')) as [HeavyPlace];
    return await rowsOf(place);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

async function rowsOf(place: HeavyPlace): Promise<Row[]> {
  const { origin } = place;
  const [home] = place.centers;
  if (!home) throw new Error('There is no center');
  const room = new Room(origin, home);
  await room.checkIn(ROUND_MS / 2);
  const [quiet, besideLoop, beside]: [number[], number[], number[]] = [[], [], []];
  const askers = fork(new URL('./heavy-askers.ts', import.meta.url));
  let done: readonly [what: string, times: number][] = [];
  // In turns, so that what else the machine does falls on all.
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await room.checkIn(ROUND_MS)));
    const loop = fork(new URL('./heavy-loop.ts', import.meta.url));
    await firstMessage(loop);
    besideLoop.push(...(await room.checkIn(ROUND_MS)));
    await end(loop);
    askers.send(place);
    beside.push(...(await room.checkIn(ROUND_MS)));
    askers.send('end');
    done = await firstMessage(askers);
  }
  await end(askers);
  for (const [what, times] of done) process.stdout.write(`  ${what}: ${times} times\n`);
  const before = p95(quiet);
  const figure = (after: number) => `${before.toFixed(1)} → ${after.toFixed(1)} ms, ${(after / before).toFixed(2)} ×`;
  const [machine, after] = [p95(besideLoop), p95(beside)];
  return [
    {
      what: 'a check-in beside one loop through 64 MB: p95',
      figure: figure(machine),
      budget: '(the machine)',
      isMet: true,
    },
    {
      what: 'a check-in beside eight heavy works: p95',
      figure: figure(after),
      budget: `≤ ${AT_MOST} × the quiet figure`,
      isMet: after / before <= AT_MOST,
    },
  ];
}

function p95(milliseconds: number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}

/** A door at which children are checked in, at a rate of its own: whether the last one has been answered or not. */
class Room {
  readonly #origin: string;
  readonly #cookie: string;
  readonly #body: () => string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(origin: string, { staff, childIds }: HeavyCenter) {
    this.#origin = origin;
    this.#cookie = staff;
    this.#body = checkIns(childIds, '2020-01-31');
  }

  /** Checks children in for so long; answers how long each of them took, in milliseconds, from when it was due. */
  async checkIn(milliseconds: number): Promise<number[]> {
    const began = performance.now();
    const all: Promise<number>[] = [];
    for (let n = 0; n < (milliseconds / 1000) * CHECK_INS_PER_SECOND; n += 1) {
      const due = began + (n * 1000) / CHECK_INS_PER_SECOND;
      await delay(Math.max(0, due - performance.now()));
      all.push(this.#post(due));
    }
    return Promise.all(all);
  }

  #post(due: number): Promise<number> {
    const body = this.#body();
    const headers = { cookie: this.#cookie, 'content-type': 'application/json', 'content-length': body.length };
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#origin}/api/attendance`, { method: 'POST', headers, agent: this.#agent });
      sent.on('error', reject).on('response', (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 201 || answer.statusCode === 200) resolve(performance.now() - due);
          else reject(new Error(`check-in: ${answer.statusCode}`));
        });
      });
      sent.end(body);
    });
  }
}

// `node bench/heavy.ts` measures this alone.
if (import.meta.main) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-bench-'));
  try {
    const rows = await measureHeavyWork(dataDir);
    for (const row of rows) print(row);
    process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
