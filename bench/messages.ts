import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { startServer } from '#server/start.ts';
import { letters } from '#testing/letters.ts';
import { makeCenter } from '#testing/world.ts';
import { atMost, printAll, type Row } from './rows.ts';
import { openStream } from './streams.ts';

const MESSAGES = 1_000_000;
const FAMILIES = 64;
const TIMES = 200;

type Headers = Readonly<Record<string, string>>;

/** The unread count among a million messages, and how long one message takes from its sender to its reader's open screen. */
export async function measureMessages(dataDir: string): Promise<Row[]> {
  const { server, reach, stop } = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, []));
  try {
    const { centerId, staff, families } = await makeCenter({ server }, { families: FAMILIES });
    await fill(reach.admin, centerId);
    const app = await createApp(server);
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const signIn = async (audience: 'staff' | 'parent', accountId: number): Promise<Headers> => {
      const { token } = await startSession(server, audience, { centerId, accountId }, false, NOWHERE);
      return { cookie: `larkhouse_${audience}=${token}`, 'content-type': 'application/json' };
    };
    const guardianId = families[0]?.guardianId ?? 0;
    const [director, parent] = [await signIn('staff', staff.Director), await signIn('parent', guardianId)];
    const name = 'messages, a million in the center';
    const counts = (headers: Headers) => times(() => get(`${address}/api/messages/unread-count`, headers));
    const rows = [
      atMost(`${name}: unread count of staff, p95`, share(await counts(director), 0.95), 25, 'ms', 1),
      atMost(`${name}: unread count of a parent, p95`, share(await counts(parent), 0.95), 25, 'ms', 1),
      atMost(
        `${name}: sent to seen, p99`,
        share(await deliveries(address, director, parent, guardianId), 0.99),
        250,
        'ms',
      ),
    ];
    await app.close();
    return rows;
  } finally {
    await stop();
  }
}

const NOWHERE = { address: '', userAgent: null };

async function fill(admin: pg.ClientConfig, centerId: number): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    // A million rows that fit by how they are made: looking each reference up would take minutes.
    await client.query("set session_replication_role = 'replica'; set synchronous_commit = off");
    await client.query(letters(centerId, MESSAGES));
    await client.query('vacuum analyze message, message_recipient, message_thread, thread_member');
  } finally {
    await client.end();
  }
}

/** Milliseconds from the sending of each message until its reader has read the list that shows it. */
async function deliveries(address: string, director: Headers, parent: Headers, guardianId: number): Promise<number[]> {
  const stream = await openStream(address, parent.cookie ?? '');
  const to = [{ kind: 'guardian', id: guardianId }];
  const samples = await times(async () => {
    const told = stream.next();
    const body = JSON.stringify({ to, subject: 'Shoes', content: 'They are too small.' });
    const sent = fetch(`${address}/api/messages`, { method: 'POST', headers: director, body });
    await told;
    await get(`${address}/api/messages/threads`, parent);
    const { status } = await sent;
    if (status !== 201) throw new Error(`message: ${status}`);
  });
  stream.close();
  return samples;
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < TIMES + 5; n += 1) {
    const began = performance.now();
    await work();
    // The first ones find the caches cold and the plans unmade.
    if (n >= 5) samples.push(performance.now() - began);
  }
  return samples.sort((a, b) => a - b);
}

const share = (samples: readonly number[], part: number): number =>
  samples[Math.floor(samples.length * part)] ?? Number.NaN;

async function get(url: string, headers: Headers): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

// `node bench/messages.ts` measures this alone.
if (import.meta.main) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-bench-'));
  process.exitCode = (await printAll('messages', () => measureMessages(dataDir))) ? 0 : 1;
  await rm(dataDir, { recursive: true, force: true });
}
