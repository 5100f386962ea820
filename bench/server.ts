import { getHeapSpaceStatistics } from 'node:v8';
import Fastify from 'fastify';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { types } from '#server/db/wire.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { startServer } from '#server/start.ts';
import { makeCenter } from '#testing/world.ts';
import { bareAttendance, bareCheckIn } from './bare.ts';
import type { Look } from './left-behind.ts';
import { endWhenAlone } from './until-alone.ts';

/** Where things are, told to the process that measures. */
export interface Place {
  readonly larkhouse: string;
  readonly bare: string;
  /** Each of a session of its own. */
  readonly cookies: readonly string[];
  readonly childIds: readonly number[];
  readonly today: string;
}

// A process of its own: Larkhouse with one center of 64 children, and beside it the bare handlers it is measured against.
const started = await startServer(readConfig(process.env, []));
const { server, reach } = started;
const world = await makeCenter({ server }, { families: 64 });
await writeHistory();
const app = await createApp(server);
const larkhouse = await app.listen({ host: '127.0.0.1', port: 0 });

const scope = { center_id: world.centerId, actor_kind: 'staff', actor_id: world.staff.Director };
const pool = new pg.Pool({
  ...reach.as('larkhouse_staff'),
  max: 10,
  types,
  pipeline: true,
  options: Object.entries(scope)
    .map(([name, value]) => `-c app.${name}=${value}`)
    .join(' '),
} as pg.PoolConfig);
const bareApp = Fastify();
bareAttendance(bareApp, pool);
bareCheckIn(bareApp, pool, world.staff.Director);
const bare = await bareApp.listen({ host: '127.0.0.1', port: 0 });

const place: Place = {
  larkhouse,
  bare,
  cookies: await Promise.all(Array.from({ length: 200 }, newCookie)),
  childIds: world.families.map(({ childId }) => childId),
  today: new Intl.DateTimeFormat('en-CA', { timeZone: world.zone }).format(new Date()),
};
process.send?.(place);
process.on('message', (look: Look) => {
  if (look === 'collected') globalThis.gc?.();
  const old = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space');
  process.send?.(old?.space_used_size ?? 0);
});
endWhenAlone(app, started, { app: bareApp, pool });

async function newCookie(): Promise<string> {
  const account = { centerId: world.centerId, accountId: world.staff.Director };
  const { token } = await startSession(server, 'staff', account, false, { address: '', userAgent: null });
  return `larkhouse_staff=${token}`;
}

/** A year of attendance, so that the planner knows a table of a usual size. */
async function writeHistory(): Promise<void> {
  const admin = new pg.Client(reach.admin);
  await admin.connect();
  await admin.query(
    `insert into attendance (center_id, child_id, date, status, check_in, check_out, check_in_by, check_out_by, changed_at)
     select center_id, id, day, 'present', day + time '13:00', day + time '22:00', 'Parent', 'Parent', day
     from child, generate_series(date '2025-02-01', date '2026-01-31', interval '1 day') as day`,
  );
  await admin.query('vacuum analyze');
  await admin.end();
}
