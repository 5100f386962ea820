import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/index.ts';
import { spawnTied } from '#server/db/embedded/tied-process.ts';
import { freePort } from '#testing/free-port.ts';
import { familyOf } from '../screens/processor.ts';
import type { Measured } from '../screens/replay.ts';
import { repeatStudent } from './students.ts';

/** What PHP needs for it, and Debian's packages of that. */
const EXTENSIONS = {
  pgsql: 'php-pgsql',
  gettext: 'php-common',
  mbstring: 'php-mbstring',
  gd: 'php-gd',
  xml: 'php-xml',
  intl: 'php-intl',
  curl: 'php-curl',
  zip: 'php-zip',
};
/** Its tables with its example: a student, a parent, a teacher and an administrator. */
const EXAMPLE = 'rosariosis.sql';
const DATABASE = 'rosariosis';
/** As many answer at once as there are connections that ask. */
const WORKERS = 16;
const START_MS = 60_000;

/** RosarioSIS while it runs. */
export interface Rosariosis extends Measured, AsyncDisposable {}

/** In plain words what is missing on this machine to run it; null when nothing is. */
export function missingFor(checkout: string): string | null {
  const files = ['index.php', 'Modules.php', EXAMPLE].filter((file) => !existsSync(path.join(checkout, file)));
  if (files.length > 0) return `${checkout} is no checkout of RosarioSIS: it has no ${files.join(', no ')}`;
  const { status, stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  if (status !== 0) return 'there is no php (Debian: apt install php-cli)';
  const loaded = stdout.toLowerCase().split('\n');
  const missing = Object.entries(EXTENSIONS).filter(([name]) => !loaded.includes(name));
  const packages = [...new Set(missing.map(([, name]) => name))].join(' ');
  return missing.length > 0
    ? `php lacks ${missing.map(([name]) => name).join(', ')} (Debian: apt install ${packages})`
    : null;
}

/**
 * Starts a copy of a checkout in a folder: its own example in a database of our built-in PostgreSQL, the student repeated to as many as
 * our demonstration has, and PHP's own web server with compiled scripts kept.
 */
export async function startRosariosis(checkout: string, folder: string): Promise<Rosariosis> {
  const site = path.join(folder, 'site');
  const sessions = path.join(folder, 'sessions');
  await cp(checkout, site, { recursive: true, filter: (file) => path.basename(file) !== '.git' });
  await mkdir(sessions);
  await using stack = new AsyncDisposableStack();
  // Over TCP, with a password: PHP does not know where our sockets are.
  const database = await openEmbedded({ dataDir: path.join(folder, 'db'), log: () => undefined, transport: 'tcp' });
  stack.defer(() => database.stop());
  await fill(database.connection('postgres'), database.connection('postgres', DATABASE), path.join(site, EXAMPLE));
  await writeFile(path.join(site, 'config.inc.php'), settings(database.connection('postgres', DATABASE)));
  const port = await freePort();
  const values = { 'session.save_path': sessions, 'opcache.enable_cli': '1', display_errors: '0' };
  const php = spawnTied(
    'php',
    [...Object.entries(values).flatMap(([name, value]) => ['-d', `${name}=${value}`]), '-q', '-S', `127.0.0.1:${port}`],
    { cwd: site, stdio: 'ignore', env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(WORKERS) } },
    undefined,
  );
  stack.defer(async () => {
    for (const pid of familyOf(php.pid ?? 0)) process.kill(pid, 'SIGTERM');
    if (php.exitCode === null && php.signalCode === null) await once(php, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${origin}/index.php`);
  const kept = stack.move();
  return {
    ...{ origin, pids: familyOf(php.pid ?? 0), postmaster: database.pid ?? 0 },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

async function fill(server: pg.ClientConfig, own: pg.ClientConfig, example: string): Promise<void> {
  await withClient(server, (client) => client.query(`create database ${DATABASE}`));
  await withClient(own, async (client) => {
    await client.query(await readFile(example, 'utf8'));
    await repeatStudent(client);
    await client.query('vacuum analyze');
  });
}

async function withClient(config: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Its settings, by the names that its `config.inc.sample.php` explains. */
function settings({ host, port, user, password, database }: pg.ClientConfig): string {
  const year = new Date().getFullYear();
  const values = {
    DatabaseType: 'postgresql',
    DatabaseServer: host,
    DatabasePort: String(port),
    DatabaseUsername: user,
    DatabasePassword: password,
    DatabaseName: database,
    DefaultSyear: String(year),
  };
  const lines = Object.entries(values).map(([name, value]) => `$${name} = '${value}';`);
  return `<?php\n${lines.join('\n')}\n$RosarioLocales = ['en_US.utf8'];\n`;
}

async function untilItAnswers(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (answer) throw new Error(`${url} was answered ${answer.status}`);
    await delay(100);
  }
  throw new Error(`${url} did not answer in ${START_MS / 1000} s`);
}
