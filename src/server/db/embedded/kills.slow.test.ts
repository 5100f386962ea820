import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isRunning, kill, open, query, sharedDataDir, spawnApp, startApp, temporaryFolder } from '#testing/embedded.ts';
import { until } from '#testing/until.ts';
import { type EmbeddedPostgres, openEmbedded } from './index.ts';

const TIMES = 60;

let dataDir: string;
beforeAll(async () => {
  const [folder, remove] = await sharedDataDir();
  dataDir = folder;
  return remove;
});

test(`${TIMES} kills of the application lose no acknowledged row and leave no server`, async () => {
  const acknowledged: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const app = await startApp(dataDir);
    await until(() => app.rows.length >= (time * 7) % 50);
    app.process.kill('SIGKILL');
    await app.ended;
    acknowledged.push(...app.rows);
    await until(() => !isRunning(app.serverPid));
  }
  expect(await kept(await open(dataDir))).toEqual(expect.arrayContaining(acknowledged));
});

test(`${TIMES} kills of the server lose no acknowledged row, and each time it comes back`, async () => {
  const app = await startApp(dataDir);
  app.process.kill('SIGKILL');
  await app.ended;
  const database = await open(dataDir);
  for (let time = 0; time < TIMES; time++) {
    const acknowledged = await query<{ n: string }>(database, 'insert into kept default values returning n');
    const killed = database.pid;
    kill(killed);
    await until(() => database.pid !== undefined && database.pid !== killed, 60_000);
    expect(await kept(database)).toEqual(expect.arrayContaining(acknowledged.map(({ n }) => Number(n))));
  }
});

test(`${TIMES} first starts, killed further and further on, never spoil the folder`, async () => {
  for (let time = 0; time < TIMES; time++) {
    const fresh = temporaryFolder();
    const app = spawnApp(fresh);
    await until(() => countFiles(fresh) >= time * 40 || app.serverPid !== 0, 60_000);
    app.process.kill('SIGKILL');
    await app.ended;
    const database = await openEmbedded({ dataDir: fresh, log: () => undefined, settings: { fsync: 'off' } });
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    await database.stop();
    expect(readdirSync(path.join(fresh, 'database')).sort()).toEqual(['pg', 'run', 'runtime']);
    rmSync(fresh, { recursive: true });
  }
});

async function kept(database: EmbeddedPostgres): Promise<number[]> {
  const rows = await query<{ n: string }>(database, 'select n from kept');
  return rows.map(({ n }) => Number(n));
}

/** Programs copied and cluster files written so far. Files come and go meanwhile. */
function countFiles(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    return 0;
  }
}
