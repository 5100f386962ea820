import pg from 'pg';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { startSession } from '#server/kernel/sessions/open.ts';
import { startServer } from '#server/start.ts';
import { crowd, payingCrowd } from '#testing/crowd.ts';
import { timeBehind } from '#testing/time-behind.ts';
import { makeCenter, type World } from '#testing/world.ts';

/** One center, as who works in it sees it. */
export interface HeavyCenter {
  /** Of its Director. */
  readonly staff: string;
  /** Of the guardian of its first child. */
  readonly parent: string;
  readonly childId: number;
  readonly childIds: readonly number[];
  readonly today: string;
}
/** Where Larkhouse is, told to the process that measures; the first center is the one in which children are checked in. */
export interface HeavyPlace {
  readonly origin: string;
  readonly centers: readonly HeavyCenter[];
}

const CENTERS = 5;
const FAMILIES = 64;
const DAYS = 365;

// A process of its own: Larkhouse with five centers of 64 families, a year behind each.
const { server, reach, stop } = await startServer(readConfig(process.env, []));
const admin = new pg.Client(reach.admin);
await admin.connect();
const worlds: World[] = [];
for (let n = 0; n < CENTERS; n += 1) worlds.push(await grown(`Heavy ${n}`));
await admin.query('vacuum analyze');
await admin.query('checkpoint');
const app = await createApp(server);
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const centers: HeavyCenter[] = [];
for (const world of worlds) centers.push(await seen(world));
process.send?.({ origin, centers } satisfies HeavyPlace);
process.once('SIGTERM', async () => {
  await admin.end();
  await app.close();
  await stop();
  process.exit();
});
// Whoever measures is gone.
process.on('disconnect', () => process.exit());

async function grown(name: string): Promise<World> {
  const world = await makeCenter({ server }, { name, families: 1 });
  const today = dayAt(server.clock.now(), world.zone);
  await admin.query("select set_config('app.center_id', $1, false)", [world.centerId]);
  await admin.query(crowd(world.centerId, FAMILIES));
  await admin.query(payingCrowd(world.centerId));
  const behind = timeBehind(world.centerId, addDays(today, -DAYS), addDays(today, -1));
  for (const statement of behind) await admin.query(statement);
  return world;
}

async function seen({ centerId, zone, staff, families }: World): Promise<HeavyCenter> {
  const { rows } = await admin.query<{ id: number }>('select id::int from child where center_id = $1', [centerId]);
  const cookie = async (audience: 'staff' | 'parent', accountId: number) => {
    const account = { centerId, accountId };
    const { token } = await startSession(server, audience, account, false, { address: '', userAgent: null });
    return `larkhouse_${audience}=${token}`;
  };
  return {
    staff: await cookie('staff', staff.Director),
    parent: await cookie('parent', families[0]?.guardianId ?? 0),
    childId: families[0]?.childId ?? 0,
    childIds: rows.map(({ id }) => id),
    today: dayAt(server.clock.now(), zone),
  };
}
