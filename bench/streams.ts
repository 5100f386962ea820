import { performance } from 'node:perf_hooks';
import { checkIns } from './load.ts';
import type { Place } from './server.ts';

const STREAMS = 200;
const PER_SESSION = 5;
const ROUNDS = 50;

/** How long until a check-in is told on each of 200 open streams, from the moment it is sent: the p99 in milliseconds. */
export async function seenElsewhere({ larkhouse, childIds, cookies }: Place): Promise<number> {
  const sessions = Array.from({ length: STREAMS }, (_, i) => cookies[Math.floor(i / PER_SESSION)] ?? '');
  const streams = await Promise.all(sessions.map((cookie) => openStream(larkhouse, cookie)));
  const nextBody = checkIns(childIds, '2001-01-05');
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = streams.map((stream) => stream.next());
    const began = performance.now();
    await checkIn(larkhouse, cookies[0] ?? '', nextBody());
    samples.push(...(await Promise.all(seen)).map((time) => time - began));
  }
  for (const stream of streams) stream.close();
  samples.sort((a, b) => a - b);
  return samples[Math.floor(samples.length * 0.99)] ?? Number.NaN;
}

async function checkIn(origin: string, cookie: string, body: string): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/attendance`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`check-in: ${answer.status} ${await answer.text()}`);
}

/** An open stream of events; `next` gives the moment of the next word that something changed. */
export async function openStream(origin: string, cookie: string) {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/live`, { headers: { cookie }, signal: controller.signal });
  if (!response.ok || !response.body) throw new Error(`stream: ${response.status}`);
  let told: (time: number) => void = () => undefined;
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of body) if (decoder.decode(chunk).includes('event: stale')) told(performance.now());
  };
  read(response.body).catch(() => undefined);
  const next = () =>
    new Promise<number>((resolve) => {
      told = resolve;
    });
  return { next, close: () => controller.abort() };
}
