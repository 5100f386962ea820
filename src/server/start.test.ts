import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '#testing/embedded.ts';
import { ASIDE_PLACE, placeOf } from '#testing/place.ts';
import { until } from '#testing/until.ts';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

test.skipIf(!ASIDE_PLACE)('what jobs and their queue ask of the built-in database stands behind', async () => {
  const { server, reach, stop } = await startServer(readConfig({ LARKHOUSE_DATA: newDataDir(), PORT: '0' }, []));
  onTestFinished(stop);
  const processOf = async (pool: pg.Pool) =>
    (await pool.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id ?? null;
  const { staff, parent, jobs, background } = server.database;
  const own = placeOf(process.pid);
  const behind = await processOf(background);
  await until(async () => isDeepStrictEqual(placeOf(behind), ASIDE_PLACE));
  for (const pool of [staff, parent, jobs]) expect(placeOf(await processOf(pool))).toEqual(own);
  const admin = new pg.Client(reach.admin);
  await admin.connect();
  onTestFinished(() => admin.end());
  await until(async () => {
    const { rows } = await admin.query<{ pid: number }>(QUEUE);
    return rows.length > 0 && rows.every(({ pid }) => isDeepStrictEqual(placeOf(pid), ASIDE_PLACE));
  });
});

/** The connections that last asked something of the queue. */
const QUEUE = `select pid from pg_stat_activity where usename = 'larkhouse_jobs' and query ~* 'graphile_worker|listen "jobs:'`;
