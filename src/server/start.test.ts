import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { newDataDir } from '#testing/embedded.ts';
import { ASIDE_PLACE, placeOf } from '#testing/place.ts';
import { until } from '#testing/until.ts';
import { readConfig } from './config.ts';
import { startServer } from './start.ts';

test.skipIf(!ASIDE_PLACE)('what jobs ask of the built-in database stands behind what somebody waits for', async () => {
  const { server, stop } = await startServer(readConfig({ LARKHOUSE_DATA: newDataDir(), PORT: '0' }, []));
  onTestFinished(stop);
  const processOf = async (pool: pg.Pool) =>
    (await pool.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id ?? null;
  const { staff, parent, jobs, background } = server.database;
  const own = placeOf(process.pid);
  const behind = await processOf(background);
  await until(async () => isDeepStrictEqual(placeOf(behind), ASIDE_PLACE));
  for (const pool of [staff, parent, jobs]) expect(placeOf(await processOf(pool))).toEqual(own);
});
