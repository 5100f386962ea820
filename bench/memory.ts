import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { peakMegabytes } from '#testing/picture-process.ts';
import { databaseOf, type Memory, memoryOf } from '#testing/process-memory.ts';
import { startBuilt } from './built.ts';
import { checkIns, load } from './load.ts';
import { atMost, print, type Row } from './rows.ts';

const CODE = 'bench-code';
const CHILDREN = 64;
/** So long after its start the server is at rest. */
const REST_MS = 150_000;
/** So much of each budget is for the pages of Node's program, of which each kernel holds as many as it likes. */
const PROGRAM_MB = 48;
/** So long after the load it has given memory back. */
const AFTERWARDS_MS = 300_000;

/**
 * The built server as `npm start` runs it: how long a warm start takes, and the memory of the server and of its PostgreSQL, which
 * has rows of its own: at rest, at most under load, and a while afterwards. Linux alone tells it (`/proc`).
 */
export async function measureProcess(dataDir: string, rest = REST_MS, afterwards = AFTERWARDS_MS): Promise<Row[]> {
  const env = { LARKHOUSE_DATA: dataDir, LARKHOUSE_SETUP_CODE: CODE };
  await (await startBuilt(env)).stop();
  const server = await startBuilt(env);
  const pid = server.child.pid ?? 0;
  const now = (): Both => ({ server: memoryOf([pid]), database: memoryOf(databaseOf(dataDir)) });
  try {
    await delay(rest);
    const atRest = now();
    const under = await whileWorking(pid, now, () => loadIt(server.address));
    await delay(afterwards);
    const later = now();
    return [
      atMost('warm start to ready', server.seconds, 3, 's', 1),
      ofItsOwn('server at rest', atRest.server, 110),
      ofItsOwn('server under load', under.server, 180),
      ofItsOwn(`server ${said(afterwards)} later`, later.server, 140),
      atMost('PostgreSQL at rest', atRest.database.proportional, 60, 'MB'),
      atMost('PostgreSQL under load', under.database, 155, 'MB'),
      atMost(`PostgreSQL ${said(afterwards)} later`, later.database.proportional, 120, 'MB'),
    ];
  } finally {
    await server.stop();
  }
}

interface Both {
  readonly server: Memory;
  readonly database: Memory;
}
/** What a server takes in all, and of it what is its own against its part of the budget. */
const ofItsOwn = (what: string, { resident, anonymous }: Pick<Memory, 'resident' | 'anonymous'>, limit: number): Row =>
  atMost(`${what}: ${resident.toFixed(0)} MB, of it its own`, anonymous, limit - PROGRAM_MB, 'MB');

const said = (milliseconds: number) => `${milliseconds / 1000} s`;

/** The most that both had in memory meanwhile: the server in all by the kernel's word, its own and the database by looks. */
async function whileWorking(
  pid: number,
  now: () => Both,
  work: () => Promise<void>,
): Promise<{ server: Pick<Memory, 'resident' | 'anonymous'>; database: number }> {
  // The kernel counts the most anew from here.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  let [anonymous, database] = [0, 0];
  const looking = setInterval(() => {
    const seen = now();
    anonymous = Math.max(anonymous, seen.server.anonymous);
    database = Math.max(database, seen.database.proportional);
  }, 1_000);
  await work().finally(() => clearInterval(looking));
  return { server: { resident: peakMegabytes(pid), anonymous }, database };
}

async function loadIt(address: string): Promise<void> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const director = { firstName: 'Dora', lastName: 'Reed', email: 'dora@example.org', password: 'bench-password' };
  await post('/api/setup', { code: CODE, center: { name: 'Bench', timeZone: 'America/New_York' }, director });
  const login = await post('/api/auth/login', { email: director.email, password: director.password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const child = { firstName: 'A', lastName: 'B', dateOfBirth: '2024-01-01', room: 'Toddler Room', allergies: '' };
  const enrolled = Array.from({ length: CHILDREN }, () => post('/api/children', child, { cookie }));
  const childIds = await Promise.all(
    enrolled.map(async (answer) => ((await (await answer).json()) as { id: number }).id),
  );
  const body = checkIns(childIds, '2026-01-31');
  const headers = { cookie, 'content-type': 'application/json' };
  const setupRequest = (request: object) => ({
    ...request,
    body: body(),
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  await load({ url: `${address}/api/attendance`, method: 'POST', requests: [{ setupRequest }] });
  await load({ url: `${address}/api/attendance?date=2026-01-31`, headers });
}

// `node bench/memory.ts` measures this alone, of what is built; `node bench/memory.ts 20 60` waits 20 s until it is at rest, and 60 s
// after the load.
if (import.meta.main) {
  const [rest, afterwards] = process.argv.slice(2).map((seconds) => Number(seconds) * 1000);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-memory-'));
  try {
    const rows = await measureProcess(dataDir, rest, afterwards);
    for (const row of rows) print(row);
    process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
