import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostOffice } from '#testing/post-office.ts';
import { print } from './rows.ts';
import { BEGIN, type Cast, CHILDREN, MINUTE_MS, timeOf } from './soak/cast.ts';
import { openDay } from './soak/day.ts';
import { FIGURES, type Figures, judge, type Soaked } from './soak/judge.ts';
import type { Asked } from './soak/server.ts';

// Eight hours of a center of 60 children, by the program's clock, in some fifteen minutes: whether memory, files and
// connections stay as they are. `npm run soak`; ends with 1 when they don't, or when a call fails.

const MINUTES = 8 * 60;
/** A minute of the day takes no less than this, so that timers and connections live through it too. */
const LEAST_MS = 1_500;
const LOOK_EVERY = 30;
/** From the end of the day to the next morning, with nobody there. */
const NIGHT = { minutes: 16 * 60, step: 10, leastMs: 500 };
/** Connections that nobody uses are closed within 72 s. */
const QUIET_MS = 90_000;

if (process.platform !== 'linux') throw new Error('The soak reads /proc; it runs on Linux alone.');
const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-soak-'));
// Started by root, the database runs as an account that has to get in.
await chmod(folder, 0o711);
const mail = await openPostOffice();
const server = await startPlayed();
try {
  const day = openDay(server.cast);
  await day.begin();
  const before = await calm();
  say(['', ...FIGURES].map((name) => name.padStart(12)).join(''));
  show('before', before);
  const looks = await playDay(day.play);
  day.end();
  await playNight();
  const after = await calm();
  show('after', after);
  const { calls, refused } = day.tally;
  say(`\n${calls} calls of ${CHILDREN} families and their center, ${mail.delivered.length} mails`);
  for (const [answer, count] of refused) say(`${count} × ${answer}`);
  const rows = judge({ before, after, day: looks, refused });
  for (const row of rows) print(row);
  process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await server.stop();
  await mail.close();
  await rm(folder, { recursive: true, force: true });
}

/** The least of some looks with nobody there: what happens by the clock opens something for moments. */
async function calm(): Promise<Figures> {
  await delay(QUIET_MS);
  const looks: Figures[] = [];
  for (let n = 0; n < 6; n += 1) {
    looks.push(await server.figures());
    await delay(3_000);
  }
  return Object.fromEntries(FIGURES.map((name) => [name, Math.min(...looks.map((look) => look[name]))])) as Figures;
}

async function playDay(play: (minute: number) => Promise<void>): Promise<Soaked['day']> {
  const looks = [];
  for (let minute = 0; ; minute += 1) {
    await server.to(BEGIN + minute * MINUTE_MS);
    if (minute % LOOK_EVERY === 0) {
      const figures = await server.figures();
      show(timeOf(minute), figures);
      looks.push({ hours: minute / 60, figures });
    }
    if (minute === MINUTES) return looks;
    await Promise.all([play(minute), delay(LEAST_MS)]);
  }
}

async function playNight(): Promise<void> {
  for (let minute = NIGHT.step; minute <= NIGHT.minutes; minute += NIGHT.step) {
    await server.to(BEGIN + (MINUTES + minute) * MINUTE_MS);
    await delay(NIGHT.leastMs);
  }
}

async function startPlayed() {
  const env = { LARKHOUSE_DATA: path.join(folder, 'data'), TMPDIR: path.join(folder, 'tmp'), SMTP_URL: mail.url };
  await mkdir(env.TMPDIR, { mode: 0o711 });
  const child = fork(new URL('./soak/server.ts', import.meta.url), {
    env: { ...process.env, PORT: '0', ...env },
    execArgv: ['--max-semi-space-size=8', '--expose-gc'],
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The server ended.')));
  const next = async <T>() => (await once(child, 'message', { signal: ended.signal }))[0] as T;
  const ask = <T>(asked: Asked) => {
    const answer = next<T>();
    child.send(asked);
    return answer;
  };
  return {
    cast: await next<Cast>(),
    figures: () => ask<Figures>('figures'),
    to: (moment: number) => ask<number>({ to: moment }),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function show(when: string, figures: Figures): void {
  say([when, ...FIGURES.map((name) => figures[name].toFixed(0))].map((text) => text.padStart(12)).join(''));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
