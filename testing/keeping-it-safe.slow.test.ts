import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { answers, expectWhole, furnish, SETUP_CODE, signedIn } from './birch-house.ts';
import { freePort } from './free-port.ts';

// The commands of docs/guides/keeping-it-safe.md, as they stand there: what systemctl would do, the date, and where the data
// folder lies are this test's.

const guide = readFileSync(path.join(ROOT, 'docs/guides/keeping-it-safe.md'), 'utf8');
const blocks = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block = '']) => block);
const blockWith = (...parts: readonly string[]): string => {
  const found = blocks.filter((block) => parts.every((part) => block.includes(part)));
  expect(found, `one block of the guide with ${parts.join(' and ')}`).toHaveLength(1);
  return found[0] ?? '';
};
const [BACKUP, DUMP, RESTORE, VERIFY, RESTORE_DUMP, NEEDED] = [
  blockWith('systemctl stop', 'tar -czf'),
  blockWith('pg_dump'),
  blockWith('npm start'),
  blockWith('npm run verify-records'),
  blockWith('pg_restore'),
  blockWith('/var/lib/larkhouse.broken'),
];
test('no command of the guide is left out here', () => {
  expect(blocks).toHaveLength(6);
});

/** Of the dump's name in the guide. */
const DAY = '2026-03-02';
const DATA = '/var/lib/larkhouse';
const BIN = '/usr/lib/postgresql/15/bin';

interface Place {
  readonly folder: string;
  readonly data: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A folder with Larkhouse's own files, a data folder, and a `systemctl` that starts and stops Larkhouse on a port. */
function makePlace(port: number, more: NodeJS.ProcessEnv = {}): Place {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-safe-'));
  // The database runs as another account where this is root.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(ROOT)) {
    if (name !== 'data') symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  const data = path.join(folder, 'data');
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  const pid = path.join(folder, 'pid');
  const program = (name: string, text: string) =>
    writeFileSync(path.join(tools, name), `#!/usr/bin/env bash\n${text}\n`, { mode: 0o755 });
  program('date', `[ "$1" = +%F ] && echo ${DAY} || exec /usr/bin/date "$@"`);
  program(
    'systemctl',
    `case "$1" in
  stop) kill -TERM "$(cat ${pid})"; tail --pid="$(cat ${pid})" -f /dev/null ;;
  start) cd ${ROOT}; LARKHOUSE_DATA=${data} PORT=${port} setsid ${process.execPath} dist/server/main.js </dev/null >>${folder}/log 2>&1 & echo $! > ${pid} ;;
esac`,
  );
  const env = {
    ...process.env,
    LARKHOUSE_SETUP_CODE: SETUP_CODE,
    PATH: `${tools}:${path.dirname(process.execPath)}:${process.env.PATH}`,
    ...more,
  };
  onTestFinished(() => {
    if (existsSync(pid)) spawnSync('kill', ['-KILL', '--', `-${readFileSync(pid, 'utf8').trim()}`]);
  });
  return { folder, data, env };
}

/** Runs commands in the place's folder; fails with what they said. */
function run({ folder, data, env }: Place, block: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', block.replaceAll(DATA, data)], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, `${block}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** Commands of which the last goes on; ended with the test. */
function begin({ folder, data, env }: Place, block: string, more: NodeJS.ProcessEnv = {}): void {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', block.replaceAll(DATA, data)], {
    cwd: folder,
    env: { ...env, ...more },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => {
    spawnSync('kill', ['-TERM', '--', `-${child.pid}`]);
    return new Promise((ended) => {
      if (child.exitCode !== null || child.signalCode !== null) ended();
      else child.once('exit', () => ended());
    });
  });
}

test('the built-in database: backed up, tried on another computer, and put back when it is needed', async () => {
  const port = await freePort();
  const place = makePlace(port);
  const origin = `http://127.0.0.1:${port}`;
  run(place, 'systemctl start larkhouse');
  await answers(origin);
  await furnish(origin);

  run(place, BACKUP);
  await answers(origin);
  await expectWhole(origin);

  begin(place, RESTORE);
  await answers('http://localhost:3001');
  await expectWhole('http://localhost:3001');
  expect(run(place, VERIFY)).toContain('0 not as they were written');

  // What came after the copy is lost, and the rest is there.
  const child = { firstName: 'Later', lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
  expect((await (await signedIn(origin)).post('/api/children', child)).status).toBe(201);
  run(place, NEEDED);
  await answers(origin);
  await expectWhole(origin);
});

describe.skipIf(!existsSync(`${BIN}/initdb`))('a PostgreSQL of one’s own', () => {
  /** A server of Debian's PostgreSQL on a socket and a port of its own; root leaves it to its account. */
  async function startCluster(): Promise<{ folder: string; port: number }> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-cluster-'));
    chmodSync(folder, 0o777);
    const port = await freePort();
    const as = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
    const tool = (...command: readonly string[]) => {
      const [program = '', ...args] = [...as, ...command];
      const { status, stderr } = spawnSync(program, args, {
        cwd: '/',
        encoding: 'utf8',
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      expect(status, stderr).toBe(0);
    };
    tool(`${BIN}/initdb`, '-D', `${folder}/db`, '-U', 'postgres', '-A', 'trust', '--no-sync');
    const options = `-p ${port} -k ${folder} -c fsync=off -c listen_addresses=127.0.0.1`;
    tool(`${BIN}/pg_ctl`, '-D', `${folder}/db`, '-w', '-l', `${folder}/log`, '-o', options, 'start');
    onTestFinished(() => tool(`${BIN}/pg_ctl`, '-D', `${folder}/db`, '-m', 'immediate', 'stop'));
    return { folder, port };
  }

  test('dumped beside the running Larkhouse, restored on another server, and whole', async () => {
    const [first, second] = [await startCluster(), await startCluster()];
    const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
    spawnSync('createdb', ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', 'larkhouse']);
    const port = await freePort();
    const place = makePlace(port, { DATABASE_URL: urlOf(first.port, 'larkhouse') });
    const origin = `http://127.0.0.1:${port}`;
    run(place, 'systemctl start larkhouse');
    await answers(origin);
    await furnish(origin);
    run(place, DUMP);

    const there = { PGHOST: second.folder, PGPORT: String(second.port), PGUSER: 'postgres' };
    const other = { ...place, env: { ...place.env, ...there } };
    run(other, RESTORE_DUMP);
    const copy = { DATABASE_URL: urlOf(second.port, 'larkhouse_copy') };
    begin(other, RESTORE, copy);
    await answers('http://localhost:3001');
    await expectWhole('http://localhost:3001');
    expect(run({ ...other, env: { ...other.env, ...copy } }, VERIFY)).toContain('0 not as they were written');
  });
});
