import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isRunning, kill, open, query, sharedDataDir, startApp, temporaryFolder } from '#testing/embedded.ts';
import { until } from '#testing/until.ts';
import { openEmbedded } from './index.ts';

let dataDir: string;
beforeAll(async () => {
  const [folder, remove] = await sharedDataDir();
  dataDir = folder;
  return remove;
});

test('a killed server comes back with every acknowledged row, while the application lives', async () => {
  const database = await open(dataDir);
  await query(database, 'create table survivors (n int)');
  const words: string[] = [];
  database.onExit((last) => words.push(last));
  const killed = database.pid;

  await query(database, 'insert into survivors values (1)');
  kill(killed);
  await until(() => database.pid !== undefined && database.pid !== killed);

  expect(await query(database, 'select n from survivors')).toEqual([{ n: 1 }]);
  expect(words).toHaveLength(1);
  await expect(openEmbedded({ dataDir, log: () => undefined })).rejects.toMatchObject({ code: 'IN_USE' });
});

test('a killed session, which cuts all others, leaves the folder locked for other applications', async () => {
  const database = await open(dataDir);
  const holder = `select pid from pg_locks where locktype = 'advisory'`;
  const [before] = await query<{ pid: number }>(database, holder);
  kill(before?.pid);
  await until(async () => {
    const held = await query<{ pid: number }>(database, holder).catch(() => []);
    return held[0] !== undefined && held[0].pid !== before?.pid;
  });
  await expect(openEmbedded({ dataDir, log: () => undefined })).rejects.toMatchObject({ code: 'IN_USE' });
});

test('stopping while the server is down leaves none behind', async () => {
  const database = await openEmbedded({ dataDir, log: () => undefined });
  const killed = database.pid;
  kill(killed);
  await until(() => database.pid !== killed);
  await database.stop();
  expect(database.pid).toBeUndefined();
  const again = await open(dataDir);
  expect(await query(again, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a killed application leaves no server, and the next start has every acknowledged row', async () => {
  const app = await startApp(dataDir);
  await until(() => app.rows.length >= 20);
  app.process.kill('SIGKILL');
  await app.ended;
  await until(() => !isRunning(app.serverPid));

  const database = await open(dataDir);
  expect(await keptRows(database, app.rows)).toBe(app.rows.length);
});

test('Ctrl+C reaches the application alone, which can still write', async () => {
  const app = await startApp(dataDir);
  await until(() => app.rows.length > 0);
  process.kill(-app.pid, 'SIGINT');
  await app.ended;
  expect(app.process.exitCode).toBe(0);
  expect(app.lines.at(-1)).toMatch(/^last \d+$/);
  expect(isRunning(app.serverPid)).toBe(false);
});

test.skipIf(process.platform === 'win32')('where setpriv is missing, a watching shell ends the server', async () => {
  const onlyShell = path.join(temporaryFolder(), 'bin');
  mkdirSync(onlyShell);
  symlinkSync('/bin/sh', path.join(onlyShell, 'sh'));
  const app = await startApp(dataDir, { ...process.env, PATH: onlyShell });
  app.process.kill('SIGKILL');
  await app.ended;
  await until(() => !isRunning(app.serverPid));
});

async function keptRows(database: Parameters<typeof query>[0], numbers: number[]): Promise<number> {
  const rows = await query<{ count: number }>(
    database,
    `select count(*)::int as count from kept where n in (${numbers.join()})`,
  );
  return rows[0]?.count ?? 0;
}
