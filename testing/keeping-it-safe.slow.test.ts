import { execFile, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { historyIn } from '#server/db/embedded/history.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { basesIn } from '#server/kernel/history/layout.ts';
import { ROOT } from '#server/root.ts';
import { answers, expectWhole, furnish, SETUP_CODE, signedIn } from './birch-house.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

// The commands of docs/guides/keeping-it-safe.md, as they stand there: what systemctl would do, the date, and where the data
// folder lies are this test's.

const guide = readFileSync(path.join(ROOT, 'docs/guides/keeping-it-safe.md'), 'utf8');
const blocks = Array.from(guide.matchAll(/```sh\n(.*?)```/gs), ([, block = '']) => block);
const blockBeginning = (start: string): string => {
  const found = blocks.filter((block) => block.startsWith(start));
  expect(found, `one block of the guide that begins with ${start}`).toHaveLength(1);
  return found[0] ?? '';
};
const [KEY, BACKUP, BUCKET, VERIFY, TRY, SEALS, NEEDED, EARLIER, BACK_TO, EXTERNAL, FILES, OUT, BACK] = [
  blockBeginning('LARKHOUSE_DATA=/var/lib/larkhouse npm run backup -- key'),
  blockBeginning('LARKHOUSE_DATA=/var/lib/larkhouse npm run backup -- --to'),
  blockBeginning('export LARKHOUSE_BACKUP_S3_URL'),
  blockBeginning('npm run backup -- verify'),
  blockBeginning('npm run restore'),
  blockBeginning('LARKHOUSE_DATA=$PWD/copy npm run verify-records'),
  blockBeginning('systemctl stop larkhouse\nLARKHOUSE_DATA=/var/lib/larkhouse npm run restore -- /mnt'),
  blockBeginning('export LARKHOUSE_DATA'),
  blockBeginning('systemctl stop larkhouse\nLARKHOUSE_DATA=/var/lib/larkhouse npm run restore -- --at'),
  blockBeginning('createdb'),
  blockBeginning('export S3_URL'),
  blockBeginning('systemctl stop larkhouse\ncreatedb'),
  blockBeginning('systemctl stop larkhouse\nmv'),
];
test('no command of the guide is left out here', () => {
  expect(blocks).toHaveLength(13);
});

/** Of the backup's name in the guide. */
const NAME = 'larkhouse-2026-03-02T023015Z';
const DATA = '/var/lib/larkhouse';
const BACKUPS = '/mnt/backups';
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
  program(
    'systemctl',
    `case "$1" in
  stop) kill -TERM "$(cat ${pid})"; tail --pid="$(cat ${pid})" -f /dev/null ;;
  start) trap '' HUP; cd ${ROOT}; LARKHOUSE_DATA=${data} PORT=${port} setsid ${process.execPath} dist/server/main.js </dev/null >>${folder}/log 2>&1 & echo $! > ${pid} ;;
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

/** A block with this test's places for those of the guide, and the newest backup for the guide's. */
function inPlace({ folder, data }: Place, block: string): string {
  const backups = path.join(folder, 'backups');
  const newest = existsSync(backups) ? readdirSync(backups).sort().at(-1) : undefined;
  return block
    .replaceAll(NAME, newest ?? NAME)
    .replaceAll(BACKUPS, backups)
    .replaceAll(DATA, data);
}

/** Runs commands in the place's folder; fails with what they said. */
function run(place: Place, block: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', inPlace(place, block)], {
    cwd: place.folder,
    env: place.env,
    encoding: 'utf8',
  });
  expect(status, `${block}\n${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

/** Runs commands that call a bucket of this process, which stands in for the provider's. */
async function runWith({ service }: Bucket, place: Place, block: string): Promise<string> {
  const called = block
    .replace('https://s3.eu-central-1.amazonaws.com', service.url)
    .replace('REGION=eu-central-1', `REGION=${service.region}`)
    .replace('KEY_ID=larkhouse', `KEY_ID=${service.accessKeyId}`)
    .replace('ACCESS_KEY=…', `ACCESS_KEY='${service.secretAccessKey}'`);
  const commands = ['-euo', 'pipefail', '-c', inPlace(place, called)];
  const { stdout } = await promisify(execFile)('bash', commands, { cwd: place.folder, env: place.env });
  return stdout;
}

/** Runs commands at a terminal, where somebody answers; resolves with what was said. */
function runAtTerminal(place: Place, block: string, answer: (said: string) => string | null): Promise<string> {
  const file = path.join(place.folder, 'block.sh');
  writeFileSync(file, `set -euo pipefail\n${inPlace(place, block)}`);
  const child = spawn('script', ['-qefc', `bash ${file}`, '/dev/null'], { cwd: place.folder, env: place.env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const typed = answer(said);
    if (typed === null) return;
    child.stdin.write(`${typed}\n`);
    said = '';
  });
  let all = '';
  child.stdout.on('data', (chunk: Buffer) => {
    all += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(all) : reject(new Error(`${block} ended with ${code}: ${all}`)),
    );
  });
}

/** Makes the recovery key, and lays it on paper: `recovery-key.txt`. */
async function makeKey(place: Place): Promise<void> {
  const groups = (said: string) => said.match(/\b[A-HJKMNP-Z2-9]{4}(?= - |\r?\n)/g) ?? [];
  const said = await runAtTerminal(place, KEY, (text) =>
    text.includes('to confirm') ? (groups(text).at(-1) ?? '') : null,
  );
  writeFileSync(path.join(place.folder, 'recovery-key.txt'), groups(said).slice(0, 14).join('-'));
}

/** Commands of which the last goes on; ended with the test. */
function begin(place: Place, block: string, more: NodeJS.ProcessEnv = {}): void {
  const log = openSync(path.join(place.folder, 'begun.log'), 'a');
  const child = spawn('bash', ['-euo', 'pipefail', '-c', inPlace(place, block)], {
    cwd: place.folder,
    env: { ...place.env, ...more },
    stdio: ['ignore', log, log],
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

const hasTerminal = spawnSync('script', ['--version']).status === 0;

test.skipIf(!hasTerminal)(
  'the built-in database: backed up while it runs, tried on another computer, and put back when it is needed',
  async () => {
    const port = await freePort();
    const place = makePlace(port);
    const origin = `http://127.0.0.1:${port}`;
    run(place, 'systemctl start larkhouse');
    await answers(origin);
    await furnish(origin);

    await makeKey(place);
    expect(run(place, BACKUP)).not.toContain('secret is NOT');
    expect(run(place, VERIFY)).toContain('all as they were');

    const bucket = await openBucket();
    onTestFinished(() => bucket.close());
    expect(await runWith(bucket, place, BUCKET)).toContain('s3://larkhouse/birch/larkhouse-');
    expect([...bucket.objects.keys()].at(-1)).toMatch(/^birch\/larkhouse-.*\/manifest\.json\.sha256$/);

    begin(place, TRY);
    await answers('http://localhost:3001');
    await expectWhole('http://localhost:3001');
    expect(run(place, SEALS)).toContain('0 not as they were written');

    // What came after the backup is lost, and the rest is there.
    const child = { firstName: 'Later', lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
    expect((await (await signedIn(origin)).post('/api/children', child)).status).toBe(201);
    const said = await runAtTerminal(place, NEEDED, (text) => (text.includes('(yes/no)') ? 'yes' : null));
    expect(said).toContain(`${place.data}.before-`);
    await answers(origin);
    await expectWhole(origin);
  },
);

test('photos and documents move into a bucket while Larkhouse runs, and it goes on there', async () => {
  const port = await freePort();
  const place = makePlace(port);
  const origin = `http://127.0.0.1:${port}`;
  run(place, 'systemctl start larkhouse');
  await answers(origin);
  await furnish(origin);
  const bucket = await openBucket();
  onTestFinished(() => bucket.close());
  expect(await runWith(bucket, place, FILES)).toContain('the same at both places');
  run(place, 'systemctl stop larkhouse');
  expect(await runWith(bucket, place, FILES)).toContain(', 0 of them copied now');
  rmSync(path.join(place.data, 'files'), { recursive: true });
  const [variables = ''] = FILES.split('LARKHOUSE_DATA');
  await runWith(bucket, place, `${variables}systemctl start larkhouse`);
  await answers(origin);
  await expectWhole(origin);
});

test.skipIf(!hasTerminal)(
  'the built-in database as it was at a moment: looked at beside the running Larkhouse, and put back',
  async () => {
    const port = await freePort();
    const place = makePlace(port);
    const origin = `http://127.0.0.1:${port}`;
    run(place, 'systemctl start larkhouse');
    await answers(origin);
    await furnish(origin);
    // The first copy is made by the clock, within five minutes.
    const { from } = await until(async () => (await basesIn(historyIn(place.data)))[0], 600_000);
    const moment = new Date(Math.ceil(from.getTime() / 1000) * 1000);
    await until(() => Date.now() > moment.getTime());
    const child = { firstName: 'Later', lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
    expect((await (await signedIn(origin)).post('/api/children', child)).status).toBe(201);

    const zone = 'America/New_York';
    const seconds = String(moment.getUTCSeconds()).padStart(2, '0');
    const at = (block: string) =>
      block.replaceAll('2026-03-02 14:05', `${dayAt(moment, zone)} ${timeAt(moment, zone)}:${seconds}`);
    begin(place, at(EARLIER));
    await answers('http://localhost:3001');
    await expectWhole('http://localhost:3001');
    const said = await runAtTerminal(place, at(BACK_TO), (text) => (text.includes('(yes/no)') ? 'yes' : null));
    expect(said).toContain(`${place.data}.before-`);
    await answers(origin);
    await expectWhole(origin);
  },
);

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

  test.skipIf(!hasTerminal)(
    'backed up beside the running Larkhouse, restored on another server, and whole',
    async () => {
      const [first, second] = [await startCluster(), await startCluster()];
      const urlOf = (port: number, name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
      spawnSync('createdb', ['-h', '127.0.0.1', '-p', String(first.port), '-U', 'postgres', 'larkhouse']);
      const port = await freePort();
      const place = makePlace(port, { DATABASE_URL: urlOf(first.port, 'larkhouse') });
      const origin = `http://127.0.0.1:${port}`;
      run(place, 'systemctl start larkhouse');
      await answers(origin);
      await furnish(origin);
      await makeKey(place);
      run(place, BACKUP);
      expect(run(place, VERIFY)).toContain('all as they were');

      const there = { PGHOST: second.folder, PGPORT: String(second.port), PGUSER: 'postgres' };
      begin(place, EXTERNAL.replaceAll('db.example.org', `127.0.0.1:${second.port}`), there);
      await answers('http://localhost:3001');
      await expectWhole('http://localhost:3001');
      const copy = { ...place, env: { ...place.env, DATABASE_URL: urlOf(second.port, 'larkhouse_copy') } };
      expect(run(copy, SEALS)).toContain('0 not as they were written');
    },
  );

  test('the built-in database moves into it, and comes back', async () => {
    const { folder, port: clusterPort } = await startCluster();
    const there = { PGHOST: folder, PGPORT: String(clusterPort), PGUSER: 'postgres' };
    const port = await freePort();
    const place = makePlace(port, there);
    const origin = `http://127.0.0.1:${port}`;
    const at = (block: string) => block.replaceAll('db.example.org', `127.0.0.1:${clusterPort}`);
    run(place, 'systemctl start larkhouse');
    await answers(origin);
    await furnish(origin);
    expect(run(place, at(OUT))).toContain('the same at both places');
    const DATABASE_URL = `postgres://postgres@127.0.0.1:${clusterPort}/larkhouse`;
    run({ ...place, env: { ...place.env, DATABASE_URL } }, 'systemctl start larkhouse');
    await answers(origin);
    await expectWhole(origin);
    expect(run(place, at(BACK))).toContain('the same at both places');
    run(place, 'systemctl start larkhouse');
    await answers(origin);
    await expectWhole(origin);
  });
});
