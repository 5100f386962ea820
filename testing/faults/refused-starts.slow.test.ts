import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isRunning, temporaryFolder } from '../embedded.ts';
import { until } from '../until.ts';
import { setUpInstallation, spawnApp } from './installation.ts';

// Whole applications start here.
vi.setConfig({ testTimeout: 60_000 });

/** How a start ended that must not have begun: the code, and what it said on standard error. */
async function refused(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<string> {
  const { code, complaint } = await spawnApp(env, flags).ended;
  expect(complaint).toMatch(/^[^\n]+\n$/);
  expect(code).toBe(1);
  return complaint.trim();
}

/** Where somebody else listens until the end of the test. */
async function portOf(other: Server): Promise<string> {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  return String(typeof address === 'object' ? address?.port : '');
}

test('a second start on the same data folder is refused, and the first one goes on serving', async () => {
  const { installation, director } = await setUpInstallation();
  const complaint = await refused({ LARKHOUSE_DATA: installation.dataDir });
  expect(complaint).toBe(`Another Larkhouse is already running on the data folder ${installation.dataDir}.`);
  expect((await director.get('/api/children')).status).toBe(200);

  const database = installation.databasePid();
  installation.app.process.kill('SIGTERM');
  expect(await installation.app.ended).toEqual({ code: 0, complaint: '' });
  expect(isRunning(database)).toBe(false);
});

test('a used port is refused before anything is made', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const port = await portOf(createServer());
  expect(await refused({ LARKHOUSE_DATA: dataDir, PORT: port })).toBe(
    `Port ${port} is used by another program; set PORT to another one.`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

describe('a data folder that cannot be one is refused', () => {
  test('below a file', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'file');
    writeFileSync(file, 'mine');
    const dataDir = path.join(file, 'data');
    expect(await refused({ LARKHOUSE_DATA: dataDir })).toMatch(`The data folder ${dataDir} cannot be written`);
    expect(readdirSync(folder)).toEqual(['file']);
  });

  test.runIf(process.platform === 'linux')('where nobody can make folders', async () => {
    expect(await refused({ LARKHOUSE_DATA: '/proc/larkhouse' })).toMatch(
      'The data folder /proc/larkhouse cannot be written',
    );
  });

  test('also with a database elsewhere', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, 'mine');
    const DATABASE_URL = 'postgres://larkhouse:hunter2@127.0.0.1:9/larkhouse';
    expect(await refused({ LARKHOUSE_DATA: path.join(file, 'data'), DATABASE_URL })).toMatch(/cannot be written/);
  });
});

test('a database that cannot be reached is refused without telling its password', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const DATABASE_URL = 'postgres://larkhouse:hunter2@127.0.0.1:9/larkhouse';
  const complaint = await refused({ LARKHOUSE_DATA: dataDir, DATABASE_URL });
  expect(complaint).toMatch(/^The database cannot be reached \(ECONNREFUSED\)/);
  expect(complaint).not.toMatch('hunter2');
});

test('a connection pooler in place of the database is named', async () => {
  // As pgbouncer answers options of a session. The slow suite asks a real one.
  const text = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + 4);
  const pooler = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', () => client.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(text)])));
  });
  const DATABASE_URL = `postgres://larkhouse:hunter2@127.0.0.1:${await portOf(pooler)}/larkhouse`;
  const complaint = await refused({ LARKHOUSE_DATA: path.join(temporaryFolder(), 'data'), DATABASE_URL });
  expect(complaint).toMatch(/^DATABASE_URL leads to a connection pooler \(such as pgbouncer\)/);
});

// What counts as wrong is for config.unit.test.ts; this is about what comes of it.
test.each([
  [{ PORT: 'abc' }, [], /^PORT must be a whole number/],
  [{ HOST: '203.0.113.1' }, [], /^Larkhouse cannot listen on 203\.0\.113\.1/],
  [{ DATABASE_URL: 'mysql://localhost/larkhouse' }, [], /^DATABASE_URL must look like/],
  [{ LARKHOUSE_SETUP_CODE: 'abc' }, [], /^LARKHOUSE_SETUP_CODE must have at least/],
  [{}, ['--prod'], /^--prod is not a flag/],
])('wrong: %j %j', async (env, flags, words) => {
  const dataDir = path.join(temporaryFolder(), 'data');
  expect(await refused({ LARKHOUSE_DATA: dataDir, ...env }, flags)).toMatch(words);
  expect(existsSync(dataDir)).toBe(false);
});

test('a damaged secret is refused and left as it is, and no database stays behind', async () => {
  const { installation } = await setUpInstallation();
  await installation.killApp();
  const secret = path.join(installation.dataDir, 'secret');
  writeFileSync(secret, 'half a key');
  expect(await refused({ LARKHOUSE_DATA: installation.dataDir })).toMatch(/secret is damaged/);
  await until(() => !existsSync(path.join(installation.dataDir, 'database', 'pg', 'postmaster.pid')));
});

test('a data folder from before the first release is refused with a line that says what to do', async () => {
  const { installation } = await setUpInstallation();
  await installation.rows(
    `insert into kysely_migration values ('0001_scope_and_protection', '2026-01-01T00:00:00.000Z')`,
  );
  installation.app.process.kill('SIGTERM');
  await installation.app.ended;
  expect(await refused({ LARKHOUSE_DATA: installation.dataDir })).toBe(
    'The database was made before the first release of Larkhouse and cannot be used any more; move the data folder away, or with DATABASE_URL name an empty database.',
  );
});

test('another secret than the one the database was made with, and a demonstration on a real center, are refused', async () => {
  const { installation } = await setUpInstallation();
  installation.app.process.kill('SIGTERM');
  await installation.app.ended;
  const there = { LARKHOUSE_DATA: installation.dataDir, PORT: '0' };
  expect(await refused({ ...there, LARKHOUSE_SECRET: 'x'.repeat(40) })).toMatch(
    /^The secret \(LARKHOUSE_SECRET, .*\) is not the one this database was made with\.$/,
  );
  expect(await refused(there, ['--demo'])).toMatch('names a real center; the demonstration needs a place of its own.');
});

test('a demonstration to which a center was added starts again', async () => {
  const { installation } = await setUpInstallation();
  await installation.rows(`update center set is_demo = true`);
  await installation.rows(`select create_center('Oak House', 'America/New_York', false, now(), false)`);
  installation.app.process.kill('SIGTERM');
  await installation.app.ended;
  const again = spawnApp({ LARKHOUSE_DATA: installation.dataDir }, ['--demo']);
  const login = await fetch(`${await again.ready}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'director@maple.test', password: 'correct horse', rememberMe: false }),
  });
  expect(login.status).toBe(200);
});
