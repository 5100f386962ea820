import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { HeavyCenter, HeavyPlace } from './heavy-server.ts';
import { checkIns } from './load.ts';
import { print, type Row } from './rows.ts';

/** More than the doors of sixty centers of 64 children at half past seven; far below what the server can take. */
const CHECK_INS_PER_SECOND = 20;
const ROUNDS = 3;
const ROUND_MS = 15_000;
/** How much longer a check-in may take beside the heavy work. */
const AT_MOST = 1.5;

/** How long a check-in takes in a quiet house, and while eight pieces of heavy work of other kinds run without a pause. */
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

async function rowsOf({ origin, centers }: HeavyPlace): Promise<Row[]> {
  const [home, ...others] = centers;
  if (!home) throw new Error('There is no center');
  const room = new Room(origin, home);
  await room.checkIn(ROUND_MS / 2);
  const [quiet, beside]: [number[], number[]] = [[], []];
  const done = new Map<string, number>();
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await room.checkIn(ROUND_MS)));
    const heavy = new HeavyWork(origin, others, done);
    beside.push(...(await room.checkIn(ROUND_MS)));
    await heavy.end();
  }
  const [before, after] = [p95(quiet), p95(beside)];
  const ratio = after / before;
  const figure = `${before.toFixed(1)} → ${after.toFixed(1)} ms, ${ratio.toFixed(2)} ×`;
  for (const [what, times] of done) process.stdout.write(`  ${what}: ${times} times\n`);
  const budget = `≤ ${AT_MOST} × the quiet figure`;
  return [{ what: 'a check-in beside eight heavy works: p95', figure, budget, isMet: ratio <= AT_MOST }];
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

const INVOICE_RUN = 'an invoice run of two months';

/** Eight pieces of heavy work in four centers, each begun again as soon as it has ended. */
class HeavyWork {
  readonly #origin: string;
  readonly #done: Map<string, number>;
  readonly #running: Promise<void>[];
  #isRunning = true;

  constructor(origin: string, centers: readonly HeavyCenter[], done: Map<string, number>) {
    this.#origin = origin;
    this.#done = done;
    const [first, second, third, fourth] = centers as [HeavyCenter, HeavyCenter, HeavyCenter, HeavyCenter];
    const year = (today: string) => `from=${addDays(today, -365)}&to=${addDays(today, -1)}`;
    this.#running = [
      this.#again('a sheet of a year as PDF', () =>
        this.#file(first.staff, `/api/compliance/sheets/sign-in/download?${year(first.today)}&format=pdf`),
      ),
      this.#again('a report of a year as Excel', () =>
        this.#file(first.staff, `/api/analytics/downloads/attendance?${year(first.today)}&format=xlsx`),
      ),
      this.#again('a sheet of a year as Excel', () =>
        this.#file(second.staff, `/api/compliance/sheets/sign-in/download?${year(second.today)}&format=xlsx`),
      ),
      this.#again("a child's archive", () => this.#archive(second)),
      this.#again('an import of 500 children, and back', () => this.#import(third)),
      this.#again('the ledger of a year as Excel', () =>
        this.#file(third.staff, `/api/billing/export?${year(third.today)}&format=xlsx`),
      ),
      this.#again(INVOICE_RUN, () => this.#invoices(fourth)),
      this.#again("a child's daily reports of a year as PDF", () =>
        this.#file(fourth.parent, `/api/parent/daily-reports/document?${year(fourth.today)}&format=pdf`),
      ),
    ];
  }

  /** Begins nothing anew, and waits until what runs has ended. */
  async end(): Promise<void> {
    this.#isRunning = false;
    await Promise.all(this.#running);
  }

  async #again(what: string, work: () => Promise<void>): Promise<void> {
    while (this.#isRunning) {
      await work();
      this.#done.set(what, (this.#done.get(what) ?? 0) + 1);
    }
  }

  /** Takes a file, and throws its bytes away. */
  async #file(cookie: string, address: string): Promise<void> {
    const answer = await fetch(this.#origin + address, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    for await (const _ of answer.body ?? []);
  }

  async #call<Reply>(cookie: string, method: string, address: string, body?: object): Promise<Reply> {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(this.#origin + address, init);
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Reply;
  }

  /** Waits for a job as a screen does. */
  async #until<Reply>(read: () => Promise<Reply>, isThere: (reply: Reply) => boolean): Promise<void> {
    while (!isThere(await read())) await delay(200);
  }

  async #archive({ parent, childId }: HeavyCenter): Promise<void> {
    const { id } = await this.#call<{ id: number }>(parent, 'POST', '/api/parent/archives', { childId });
    const read = () => this.#call<{ id: number; status: string }[]>(parent, 'GET', '/api/parent/archives');
    await this.#until(read, (all) => all.some((one) => one.id === id && one.status === 'ready'));
    await this.#file(parent, `/api/parent/archives/${id}/file`);
  }

  async #import({ staff }: HeavyCenter): Promise<void> {
    const rows = Array.from({ length: 500 }, (_, n) => `Kid ${n},Import,2023-05-01,Toddler Room,Peanuts`);
    const csv = ['firstName,lastName,dateOfBirth,room,allergies', ...rows].join('\n');
    const file = { fileName: 'children.csv', content: Buffer.from(csv).toString('base64') };
    const { id } = await this.#call<{ id: number }>(staff, 'POST', '/api/imports', file);
    const read = () => this.#call<{ status: string }>(staff, 'GET', `/api/imports/${id}`);
    await this.#call(staff, 'POST', `/api/imports/${id}/start`, { wrong: 'refuse', changes: true });
    await this.#until(read, ({ status }) => status === 'done');
    await this.#call(staff, 'POST', `/api/imports/${id}/take-back`);
    await this.#until(read, ({ status }) => status === 'taken-back');
  }

  async #invoices({ staff, today }: HeavyCenter): Promise<void> {
    // The months after those of the last run: what has been invoiced is not invoiced again.
    const from = addDays(today, 60 * (this.#done.get(INVOICE_RUN) ?? 0));
    const body = { from, to: addDays(from, 59), send: false };
    const { id } = await this.#call<{ id: number }>(staff, 'POST', '/api/billing/invoice-runs', body);
    const read = () => this.#call<{ status: string }>(staff, 'GET', `/api/billing/invoice-runs/${id}`);
    await this.#until(read, ({ status }) => status === 'done');
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
