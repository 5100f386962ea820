import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { Client } from '../client.ts';
import { temporaryFolder } from '../embedded.ts';
import { EventStream } from '../event-stream.ts';
import { type App, SETUP_CODE, spawnApp } from '../faults/installation.ts';
import { missing, startWriting } from '../faults/writers.ts';
import { freePort } from '../free-port.ts';
import { ends, startNginx } from '../nginx.ts';
import { openPostOffice } from '../post-office.ts';
import { until } from '../until.ts';
import { type ManagedPostgres, postgresPrograms, startPostgres } from './postgres.ts';

// Several processes at one database that somebody else runs, behind a real nginx with the file of deploy/.

const has = (program: string) => spawnSync('which', [program]).status === 0;
const ROUNDS = 3;
const INVITED = 20;
const DIRECTOR = { firstName: 'Dora', lastName: 'Director', email: 'director@maple.test', password: 'correct horse' };

/** Processes that are started with the same settings, each at a port of its own. */
class Processes {
  readonly ports: number[] = [];
  readonly #apps: App[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Starts all of them at the same moment. */
  async start(count: number): Promise<void> {
    while (this.ports.length < count) this.ports.push(await freePort());
    for (const port of this.ports) this.#apps.push(spawnApp({ ...this.#env, PORT: String(port) }));
    await Promise.all(this.#apps.map(({ ready }) => ready));
  }

  /** The `n`th alone, beside its proxy. */
  at(n: number): string {
    return `http://127.0.0.1:${this.ports[n % this.ports.length]}`;
  }

  /** One after the other, as a new version is brought in. */
  async restartInTurn(): Promise<void> {
    for (const [n, port] of this.ports.entries()) {
      const app = this.#apps[n];
      app?.process.kill('SIGTERM');
      expect(await app?.ended).toEqual({ code: 0, complaint: '' });
      const next = spawnApp({ ...this.#env, PORT: String(port) });
      await next.ready;
      this.#apps[n] = next;
    }
  }
}

/** Through the proxy, with a center and its Director signed in. */
async function setUp(origin: string): Promise<Client> {
  const director = new Client(origin, { 'x-larkhouse-portal': 'staff', 'sec-fetch-site': 'same-origin' });
  const center = { name: 'Maple House', timeZone: 'America/New_York' };
  const set = await director.post('/api/setup', { code: SETUP_CODE, center, director: DIRECTOR });
  expect(set.status, set.text).toBe(201);
  await signIn(director);
  return director;
}

async function signIn(client: Client): Promise<void> {
  const { email, password } = DIRECTOR;
  const signedIn = await client.post('/api/auth/login', { email, password, rememberMe: false });
  expect(signedIn.status, signedIn.text).toBe(200);
}

const addressOf = (n: number) => `family-${n}@maple.test`;

/** Enrolls a child and invites its parent. */
async function invite(at: Client, n: number): Promise<void> {
  const child = { firstName: `Child ${n}`, lastName: 'Invited', dateOfBirth: '2024-01-01', room: 'Toddler Room' };
  const enrolled = await at.post<{ id: number }>('/api/children', child);
  expect(enrolled.status, enrolled.text).toBe(201);
  const asked = await at.post('/api/parent-invitations', {
    childId: enrolled.body.id,
    email: addressOf(n),
    phoneNumber: '555-0100',
  });
  expect(asked.status, asked.text).toBe(201);
}

describe.skipIf(!has('nginx')).for(postgresPrograms())('at PostgreSQL $major', (programs) => {
  test.for([2, 4])('%i processes are one Larkhouse', async (count) => {
    const postgres = await startPostgres(programs);
    const office = await openPostOffice();
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    const processes = new Processes({
      DATABASE_URL: postgres.url,
      LARKHOUSE_SECRET: 'the same thirty-two characters and more',
      LARKHOUSE_DATA: temporaryFolder(),
      PUBLIC_URL: origin,
      TRUST_PROXY: 'loopback',
      SMTP_URL: office.url,
    });
    // All find an empty database.
    await processes.start(count);
    await startNginx(port, processes.ports);
    const director = await setUp(origin);
    const alone = (n: number) => director.at(processes.at(n));

    // A session holds everywhere, and what one writes all tell.
    const streams = await Promise.all(processes.ports.map((_, n) => EventStream.open(alone(n))));
    const event = { title: 'Picture day', description: '', date: '2026-03-09', time: '10:00', type: 'photo' };
    for (const n of processes.ports.keys()) {
      const told = streams.map((stream) => stream.next('stale', stream.named('stale').length));
      expect((await alone(n).post('/api/events', { ...event, participants: 'All' })).status).toBe(201);
      for (const one of await Promise.all(told)) expect(one.data).toMatchObject({ topics: ['events'] });
    }
    for (const stream of streams) stream.close();

    // Guesses count together: whoever has to wait at one waits at all.
    const guesser = (n: number) => new Client(processes.at(n), director.headers);
    const guess = (n: number) => guesser(n).post('/api/auth/login', { email: DIRECTOR.email, password: `guess ${n}` });
    for (let n = 0; n < 10; n += 1) await guess(n);
    for (const n of processes.ports.keys()) expect((await guess(n)).status).toBe(429);

    // A job is done once, whoever does it.
    for (let n = 0; n < INVITED; n += 1) await invite(alone(n), n);
    await until(() => office.delivered.length >= INVITED, 60_000);

    // A new version comes in while people work: nobody notices.
    const writing = await startWriting({ origin }, director);
    for (let round = 0; round < ROUNDS; round += 1) {
      await writing.untilMore(30);
      await processes.restartInTurn();
    }
    await writing.untilMore(30);
    await writing.stop();
    expect(writing.surprises).toEqual([]);
    expect({ refused: writing.refused, lost: writing.lost }).toEqual({ refused: 0, lost: 0 });
    expect(await missing({ origin }, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
    expect(office.delivered.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: INVITED }, (_, n) => addressOf(n)).sort(),
    );
  });
});

test.skipIf(!has('pgbouncer')).for(['', 'ignore_startup_parameters = options'])(
  'a real pgbouncer is refused in one line: %s',
  async (setting) => {
    const [programs] = postgresPrograms();
    if (!programs) throw new Error('There is no PostgreSQL on this machine, and no registry to fetch one from');
    const port = await startPooler(await startPostgres(programs), setting);
    const app = spawnApp({
      DATABASE_URL: `postgres://keeper:keeper@127.0.0.1:${port}/care`,
      LARKHOUSE_DATA: path.join(temporaryFolder(), 'data'),
    });
    const { code, complaint } = await app.ended;
    expect(complaint).toMatch(/^DATABASE_URL leads to a connection pooler \(such as pgbouncer\)[^\n]+\n$/);
    expect(code).toBe(1);
  },
);

/** In transaction mode; the port that it listens on. */
async function startPooler(postgres: ManagedPostgres, setting: string): Promise<number> {
  const place = temporaryFolder();
  const port = await freePort();
  const users = path.join(place, 'users.txt');
  writeFileSync(users, '"keeper" "keeper"\n');
  const file = path.join(place, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\ncare = host=127.0.0.1 port=${postgres.port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\n` +
      `auth_type = plain\nauth_file = ${users}\npool_mode = transaction\nunix_socket_dir =\n${setting}\n`,
  );
  for (const one of [users, file]) chmodSync(one, 0o644);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  ends(pooler);
  let said = '';
  pooler.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await until(() => said.includes('process up'));
  return port;
}
