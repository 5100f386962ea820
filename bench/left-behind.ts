import type { ChildProcess } from 'node:child_process';
import { firstMessage } from './forked.ts';
import { checkIns } from './load.ts';
import { atMost, type Row } from './rows.ts';
import type { Place } from './server.ts';

/** What the measured process is told: to collect all garbage first, or not; it answers with the bytes in its memory's old part. */
export type Look = 'collected' | 'as it is';

const CALLS = 300;

/**
 * What a call leaves in the old part of the server's memory, in kB: what outlives a small collection of garbage or two stays there
 * until all of the memory is looked through. The calls come one after the other, so each is over when the next one comes.
 */
export async function* measureLeftBehind(child: ChildProcess, place: Place): AsyncGenerator<Row> {
  const { larkhouse, cookies, childIds } = place;
  const headers = { cookie: cookies[0] ?? '', 'content-type': 'application/json' };
  const body = checkIns(childIds, '2020-01-31');
  const health = () => call(`${larkhouse}/healthz`);
  const checkIn = () => call(`${larkhouse}/api/attendance`, { method: 'POST', headers, body: body() });
  for (const [what, ask, limit] of [
    ['/healthz', health, 1],
    ['a check-in', checkIn, 8],
  ] as const) {
    for (let n = 0; n < CALLS / 10; n += 1) await ask();
    const before = await oldBytes(child, 'collected');
    for (let n = 0; n < CALLS; n += 1) await ask();
    const left = (await oldBytes(child, 'as it is')) - before;
    yield atMost(`what ${what} leaves in old memory`, left / CALLS / 1024, limit, 'kB', 1);
  }
}

function oldBytes(child: ChildProcess, look: Look): Promise<number> {
  const answer = firstMessage<number>(child);
  child.send(look);
  return answer;
}

async function call(url: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
}
