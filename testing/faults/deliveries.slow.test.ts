import { expect, test } from 'vitest';
import { crowd } from '../crowd.ts';
import { until } from '../until.ts';
import { type Installation, setUpInstallation } from './installation.ts';

const FAMILIES = 500;
const KILLS = 3;
/** What was left behind is taken up after a minute, at the next full one. */
const PATIENCE_MS = 180_000;

test('the application killed three times while 500 families get a message: each gets it once', async () => {
  const { installation, director } = await setUpInstallation();
  const [center] = await installation.rows<{ id: number }>('select center_id as id from center');
  await installation.rows(crowd(center?.id ?? 0, FAMILIES));
  const body = { to: [{ kind: 'all-families' }], as: { kind: 'office' }, subject: 'To all', content: 'Hello' };
  let held = await hold(installation, 40);
  const { status } = await director.post('/api/messages', body);
  expect(status).toBe(201);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(held.isAwaited, PATIENCE_MS);
    // The database ends with it, and so does what held it up.
    await installation.killApp();
    await installation.start();
    held = await hold(installation, 40 + kill * 120);
  }
  await until(held.isAwaited, PATIENCE_MS);
  await held.release();
  await until(async () => (await undelivered(installation)) === 0, PATIENCE_MS);
  const each = await installation.rows(
    `select rows::int, count(*)::int as people from (select count(*) as rows from message_recipient
       where not is_sender group by guardian_id) each group by rows`,
  );
  expect(each).toEqual([{ rows: 1, people: FAMILIES }]);
});

const undelivered = async (installation: Installation) => {
  const [row] = await installation.rows<{ n: number }>(
    'select count(*)::int as n from message where delivered_at is null',
  );
  return row?.n;
};

/** Makes the delivery wait when it comes to the guardian at this place. */
async function hold(installation: Installation, place: number) {
  const client = await installation.connect();
  client.on('error', () => undefined);
  await client.query('begin');
  await client.query(
    'select from guardian where id = (select id from guardian order by id offset $1 limit 1) for update',
    [place],
  );
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  return {
    isAwaited: async () => {
      const waiting = 'select from pg_locks where not granted and $1 = any (pg_blocking_pids(pid))';
      return ((await client.query(waiting, [pid])).rowCount ?? 0) > 0;
    },
    release: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}
