import { afterAll, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { until } from '../until.ts';
import { type Installation, setUpInstallation } from './installation.ts';

test('while the database is away requests are told to come back, then all works again by itself', async () => {
  const { installation, director } = await setUpInstallation();
  const stream = await openStream(installation.origin, director.cookie);
  const child = { firstName: 'Mia', lastName: 'Lopez', dateOfBirth: '2024-01-01', room: 'Toddler Room' };
  const { body } = await director.post<{ id: number }>('/api/children', child);
  await until(() => stream.topics().includes('children'));

  const seen = await askWhileAway(installation, director);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(seen.filter(({ status, retryAfter }) => status === 503 && !/^\d+$/.test(retryAfter ?? ''))).toEqual([]);

  const { today } = (await director.get<{ today: string }>('/api/auth/status')).body;
  const come = { childId: body.id, date: today, checkInTime: '00:00', checkInBy: 'Mother' };
  expect((await director.post('/api/attendance', come)).status).toBe(200);
  expect((await director.get('/readyz')).status).toBe(200);
  await until(() => stream.topics().includes('attendance'));
  expect(stream.isOpen()).toBe(true);

  await installation.rows(
    `insert into outbox (center_id, task, payload, created_at) select center_id, 'seal-audit', '{}', now() from center`,
  );
  await until(async () => {
    const [left] = await installation.rows<{ n: number }>(
      `select (select count(*) from outbox)::int + (select count(*) from graphile_worker.jobs where task_identifier = 'seal-audit')::int as n`,
    );
    return left?.n === 0;
  }, 30_000);
  const [log] = await installation.rows<{ seals: number }>('select count(*)::int as seals from audit_seal');
  expect(log?.seals).toBeGreaterThan(0);
}, 60_000);

const PATHS = ['/api/children', '/api/auth/status', '/api/dashboard/stats', '/api/messages/unread-count', '/readyz'];

interface Seen {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Kills the database and asks everything again and again until all of it answers as before. */
async function askWhileAway(installation: Installation, client: Client): Promise<Seen[]> {
  const seen: Seen[] = [];
  const ask = async (path: string) => {
    const answer = await fetch(installation.origin + path, {
      headers: { cookie: client.cookie },
      signal: AbortSignal.timeout(10_000),
    });
    await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    // The probe of an orchestrator needs no word about when.
    seen.push({ path, status: answer.status, retryAfter: path === '/readyz' ? '0' : retryAfter });
    return answer.status === 200;
  };
  const sign = () =>
    fetch(`${installation.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'director@maple.test', password: 'correct horse', rememberMe: false }),
      signal: AbortSignal.timeout(10_000),
    }).then((answer) => {
      seen.push({ path: 'login', status: answer.status, retryAfter: answer.headers.get('retry-after') });
      return answer.status === 200;
    });
  installation.killDatabase();
  await until(async () => {
    const round = await Promise.all([...PATHS.map(ask), ...PATHS.map(ask), sign()]);
    return seen.some(({ status }) => status === 503) && round.every(Boolean);
  }, 30_000);
  return seen;
}

/** The event stream of a browser that does not reconnect. */
async function openStream(origin: string, cookie: string) {
  const ending = new AbortController();
  streams.push(ending);
  const response = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: ending.signal });
  let text = '';
  let open = true;
  const read = async () => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      open = false;
    });
  return { topics: () => text, isOpen: () => open };
}
const streams: AbortController[] = [];
afterAll(() => {
  for (const stream of streams) stream.abort();
});
