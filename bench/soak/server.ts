import { hash } from '@node-rs/argon2';
import { parseCronItems } from 'graphile-worker';
import pg from 'pg';
import type { Audience } from '#contract/kernel/access.ts';
import { createApp } from '#server/app.ts';
import { DOMAINS } from '#server/composition.ts';
import { readConfig } from '#server/config.ts';
import { inCenter } from '#server/db/open-scope.ts';
import { rooms } from '#server/domains/center/queries.ts';
import { editChild } from '#server/domains/children/commands.ts';
import { keepPin } from '#server/domains/kiosk/pin-queries.ts';
import { ROUTINES } from '#server/jobs.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { startServer } from '#server/start.ts';
import { makeCenter, makeFamily } from '#testing/world.ts';
import { BEGIN, type Cast, CHILDREN, MINUTE_MS, PIN, ROOMS } from './cast.ts';
import { figuresNow } from './figures.ts';

/** Asked of this process: to go on to a moment (milliseconds), and what it takes. */
export type Asked = { readonly to: number } | 'figures';

/** The last moment there is: the clock of a demonstration all but stands from its day's end on. */
const NEVER = new Date(8.64e15);

// A process of its own: Larkhouse as it is started, but on a clock that whoever forked it moves, and what happens by the
// clock with it, through the queue. Its answers go back by the same channel.
const config = readConfig(process.env, []);
const { server, reach, stop } = await startServer(config);
// Everybody is there before the day begins, however long that takes.
let minute = BEGIN - 60 * MINUTE_MS;
server.clock.setTo(new Date(minute), NEVER);
const admin = new pg.Client(reach.admin);
await admin.connect();
const byTheClock = parseCronItems(
  [...ROUTINES, ...DOMAINS.flatMap(({ installationRoutines = [] }) => installationRoutines)].map(({ name, cron }) => ({
    ...{ task: name, match: cron, identifier: name },
  })),
);
const app = await createApp(server);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', (asked: Asked) => void answer(asked));
process.on('disconnect', () => void end());
// Of a key pressed at the terminal everybody hears; this process ends after the one that plays.
process.on('SIGINT', () => undefined);
process.send?.(await makeCast());

async function answer(asked: Asked): Promise<void> {
  if (asked === 'figures') process.send?.(await figuresNow(admin, config.dataDir));
  else process.send?.(await goOnTo(asked.to));
}

/** Never back, however slow the machine is. What became due on the way is done once. */
async function goOnTo(moment: number): Promise<number> {
  const due = new Set<string>();
  for (; minute < moment; minute += MINUTE_MS) {
    const at = new Date(minute + MINUTE_MS);
    const [min, hour, date] = [at.getUTCMinutes(), at.getUTCHours(), at.getUTCDate()];
    const digest = { min, hour, date, month: at.getUTCMonth() + 1, dow: at.getUTCDay() };
    for (const { match, task } of byTheClock) if (match(digest)) due.add(task);
  }
  const to = new Date(Math.max(moment, server.clock.now().getTime()));
  server.clock.setTo(to, NEVER);
  for (const task of due) await admin.query('select graphile_worker.add_job($1, job_key => $1)', [task]);
  return to.getTime();
}

async function makeCast(): Promise<Cast> {
  const { centerId, staff } = await makeCenter({ server }, { families: 0 });
  const pinHash = await hash(PIN, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const cookieOf = async (audience: Audience, accountId: number) => {
    const from = { address: '127.0.0.1', userAgent: null };
    const { token } = await startSession(server, audience, { centerId, accountId }, true, from);
    return `larkhouse_${audience}=${token}`;
  };
  const families = [];
  for (let n = 0; n < CHILDREN; n += 1) {
    const room = ROOMS[n % ROOMS.length] ?? '';
    const family = await inCenter(server, { centerId }, async (scope) => {
      const made = await makeFamily(scope, `family-${1000 + n}`);
      const dateOfBirth = room === 'Infant Room' ? '2025-10-01' : '2023-09-01';
      await editChild(scope, made.childId, { room, dateOfBirth, capacityAcknowledged: true });
      await scope.count(keepPin(made.guardianId, pinHash, scope.now, false));
      return made;
    });
    families.push({ ...family, phoneDigits: String(1000 + n), cookie: await cookieOf('parent', family.guardianId) });
  }
  const all = await inCenter(server, { centerId }, (scope) => scope.all(rooms()));
  const tablets = ROOMS.map(async (name) => ({
    roomId: all.find((room) => room.name === name)?.id ?? 0,
    cookie: await cookieOf('staff', staff['Lead Teacher']),
  }));
  const office = await cookieOf('staff', staff.Director);
  return { origin, families, tablets: await Promise.all(tablets), office, teacherId: staff['Lead Teacher'] };
}

async function end(): Promise<void> {
  await app.close();
  await admin.end();
  await stop();
  process.exit(0);
}
