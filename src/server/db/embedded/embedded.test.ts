import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newDataDir, open, query, sharedDataDir, startApp, temporaryFolder } from '#testing/embedded.ts';
import { chooseAddress } from './address.ts';
import { installBinaries } from './binaries.ts';
import { prepareFolders } from './folders.ts';
import { openEmbedded } from './index.ts';
import { readLine } from './server-lines.ts';

const quiet = { log: () => undefined };

test('starts on a new folder, keeps to its part of it, and finds its rows again', async () => {
  const dataDir = path.join(temporaryFolder(), 'made', 'by us');
  const first = await openEmbedded({ dataDir, ...quiet });
  onTestFinished(() => first.stop());
  await query(first, 'create table kept as select 7 as n');
  await first.stop();

  const second = await open(dataDir);
  expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }]);
  expect(readdirSync(dataDir)).toEqual(['database']);
  expect(readdirSync(path.join(dataDir, 'database')).sort()).toEqual(['pg', 'run', 'runtime']);
});

describe('on a folder that is there', () => {
  let dataDir: string;
  beforeAll(async () => {
    const [folder, remove] = await sharedDataDir();
    dataDir = folder;
    return remove;
  });

  test('listens on a socket that nobody else may open, flushes and checks what it stores', async () => {
    const database = await openEmbedded({ dataDir, ...quiet });
    onTestFinished(() => database.stop());
    const names = ['listen_addresses', 'unix_socket_permissions', 'fsync', 'full_page_writes', 'data_checksums'];
    const settings = await query(
      database,
      `select name, setting from pg_settings where name in ('${names.join("','")}')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      listen_addresses: '',
      unix_socket_permissions: '0700',
      fsync: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
    });
  });

  test('takes settings from its caller', async () => {
    const database = await openEmbedded({ dataDir, ...quiet, settings: { max_connections: 17 } });
    onTestFinished(() => database.stop());
    expect(await query(database, 'show max_connections')).toEqual([{ max_connections: '17' }]);
  });

  test('logs its warnings, and no values of rows', async () => {
    const lines: string[] = [];
    const database = await open(dataDir, (line) => lines.push(line));
    await expect(query(database, `select 'Emma Miller'::int`)).rejects.toThrow('Emma Miller');
    await query(database, 'begin; begin');
    await database.stop();
    expect(lines.join('\n')).toContain('ready to accept connections');
    expect(lines.map(readLine)).toContainEqual({
      level: 'warn',
      code: '25001',
      message: 'there is already a transaction in progress',
    });
    expect(lines).toContain('22P02 ERROR:  a statement was refused');
    expect(lines.join('\n')).not.toContain('Emma');
  });

  test('is refused to a second application, and given back by the first', async () => {
    const first = await open(dataDir);
    await expect(openEmbedded({ dataDir, ...quiet })).rejects.toMatchObject({
      code: 'IN_USE',
      message: `Another Larkhouse is already running on the data folder ${dataDir}.`,
    });
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    await open(dataDir);
  });

  test('of another major version is refused', async () => {
    const file = path.join(dataDir, 'database/pg/PG_VERSION');
    const version = readFileSync(file);
    onTestFinished(() => writeFileSync(file, version));
    writeFileSync(file, '17\n');
    await expect(openEmbedded({ dataDir, ...quiet })).rejects.toMatchObject({ code: 'PG_MAJOR' });
  });

  test('with a setting the server refuses, tells its words', async () => {
    const refused = openEmbedded({ dataDir, ...quiet, settings: { shared_buffers: 'lots' } });
    await expect(refused).rejects.toMatchObject({ code: 'START_FAILED' });
    await expect(refused).rejects.toThrow(/shared_buffers/);
  });
});

test('copies the programs again when the copy lost its bytes', async () => {
  const dataDir = temporaryFolder();
  const { runtime } = prepareFolders(dataDir);
  const { folder } = await installBinaries(runtime);
  truncateSync(path.join(folder, 'bin/postgres'), 0);
  const database = await open(dataDir);
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two starts on a new folder at the same moment one wins', async () => {
  const dataDir = newDataDir();
  const starts = await Promise.allSettled([startApp(dataDir), startApp(dataDir)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = starts.find((start) => start.status === 'rejected');
  expect(String(refused?.reason)).toContain('IN_USE');
});

test('works over a local port with a password', async () => {
  const database = await openEmbedded({ dataDir: newDataDir(), ...quiet, transport: 'tcp' });
  onTestFinished(() => database.stop());
  expect(database.connection('postgres').host).toBe('127.0.0.1');
  expect(await query(database, 'select current_user as me')).toEqual([{ me: 'postgres' }]);
  const stranger = { ...database, connection: () => ({ ...database.connection('postgres'), password: 'guess' }) };
  await expect(query(stranger, 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

describe('a folder', () => {
  test.runIf(process.platform === 'linux')('that cannot be written is refused, and nothing is made', async () => {
    const locked = temporaryFolder();
    mkdirSync(path.join(locked, 'closed'), { mode: 0o500 });
    const target = process.getuid?.() === 0 ? '/proc/larkhouse' : path.join(locked, 'closed', 'data');
    await expect(openEmbedded({ dataDir: target, ...quiet })).rejects.toMatchObject({ code: 'NOT_WRITABLE' });
    expect(existsSync(target)).toBe(false);
  });

  test('whose name belongs to a file is refused', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expect(openEmbedded({ dataDir: path.join(file, 'data'), ...quiet })).rejects.toMatchObject({
      code: 'NOT_WRITABLE',
    });
  });

  test.runIf(process.getuid?.() === 0)(
    'that the server could not reach is refused, naming what is in the way',
    async () => {
      const closed = path.join(temporaryFolder(), 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const refused = openEmbedded({ dataDir: path.join(closed, 'data'), ...quiet });
      await expect(refused).rejects.toMatchObject({ code: 'NOT_WRITABLE' });
      await expect(refused).rejects.toThrow(closed.replace(/closed$/, ''));
      expect(readdirSync(closed)).toEqual([]);
    },
  );

  test('with a path too long for a socket gets one elsewhere, or is refused', async () => {
    const folders = prepareFolders(path.join(temporaryFolder(), 'deep'.repeat(25)));
    const address = await chooseAddress(folders, 'socket');
    const folder = address.kind === 'socket' ? address.folder : '';
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(path.dirname(folder)).toBe(os.tmpdir());

    vi.stubEnv('TMPDIR', path.join(os.tmpdir(), 'deep'.repeat(25)));
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(chooseAddress(folders, 'socket')).rejects.toMatchObject({ code: 'START_FAILED' });
  });
});
