import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { startBuilt } from './built.ts';
import { checkIns, load } from './load.ts';
import { atMost, type Row } from './rows.ts';

const CODE = 'bench-code';
const CHILDREN = 64;

/** The built server as `npm start` runs it: how long a warm start takes, and its memory at rest and under load. */
export async function measureProcess(dataDir: string): Promise<Row[]> {
  const env = { LARKHOUSE_DATA: dataDir, LARKHOUSE_SETUP_CODE: CODE };
  await (await startBuilt(env)).stop();
  const server = await startBuilt(env);
  try {
    const atRest = await residentMegabytes(server.child);
    await loadIt(server.address);
    const underLoad = await residentMegabytes(server.child);
    return [
      atMost('warm start to ready', server.seconds, 3, 's', 1),
      atMost('server after start', atRest, 110, 'MB'),
      atMost('server under load', underLoad, 210, 'MB'),
    ];
  } finally {
    await server.stop();
  }
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

async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
