import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { types } from '#server/db/wire.ts';
import { Client } from '../client.ts';
import { newDataDir } from '../embedded.ts';
import { HERE } from '../here.ts';

const DIRECTOR = { firstName: 'Dora', lastName: 'Director', email: 'director@maple.test', password: 'correct horse' };
export const SETUP_CODE = 'the-setup-code';

/** What `npm start` gives to Node. */
const AS_STARTED = ['--max-semi-space-size=8'];

/** `src/server/main.ts` in a process of its own, as people start it. */
export interface App {
  readonly process: ChildProcess;
  /** Where it listens. Rejects with what it complained of when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly complaint: string }>;
  /** Everything it has said so far, its log included. */
  said(): string;
}

/** One data folder and the application on it, which can be killed and started again. */
export interface Installation {
  readonly dataDir: string;
  /** The application that runs at the moment. */
  readonly app: App;
  /** Where it listens at the moment. */
  readonly origin: string;
  /** Starts it (again) and waits until it is ready. */
  start(): Promise<void>;
  /** Kills the application, or the process of its database, so that neither can do anything about it. */
  killApp(): Promise<void>;
  killDatabase(): void;
  /** The process of the database, by its own note. */
  databasePid(): number;
  /** A connection to the database as superuser, which the caller ends. */
  connect(): Promise<pg.Client>;
  /** Asks the database as superuser. */
  rows<Row>(sql: string): Promise<Row[]>;
}

/** An empty installation, started, with a center and its Director signed in; `lay` puts a disk of its own under its folder. */
export async function setUpInstallation(
  env: NodeJS.ProcessEnv = {},
  lay?: (dataDir: string) => void,
): Promise<{ installation: Installation; director: Client }> {
  const installation = await newInstallation(env, lay);
  await installation.start();
  const director = new Client(installation.origin);
  const center = { name: 'Maple House', timeZone: 'America/New_York' };
  const set = await director.post('/api/setup', { code: SETUP_CODE, center, director: DIRECTOR });
  const { email, password } = DIRECTOR;
  const signedIn = await director.post('/api/auth/login', { email, password, rememberMe: false });
  if (set.status !== 201 || signedIn.status !== 200) throw new Error(`${set.text} ${signedIn.text}`);
  return { installation, director };
}

async function newInstallation(env: NodeJS.ProcessEnv, lay?: (dataDir: string) => void): Promise<Installation> {
  const dataDir = newDataDir(lay);
  let app: App | undefined;
  let origin = '';
  const running = (): App => {
    if (!app) throw new Error('The application was not started');
    return app;
  };
  const note = () => readFileSync(path.join(dataDir, 'database', 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const databasePid = () => Number(note()[0]);
  const connect = async () => {
    const client = new pg.Client({ host: note()[4], port: 5432, user: 'postgres', database: 'larkhouse', types });
    // A server that is killed cuts it, also between two questions.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  return {
    dataDir,
    get app() {
      return running();
    },
    get origin() {
      return origin;
    },
    async start() {
      app = spawnApp({ ...env, LARKHOUSE_DATA: dataDir });
      origin = await app.ready;
    },
    async killApp() {
      running().process.kill('SIGKILL');
      await running().ended;
    },
    killDatabase: () => void process.kill(databasePid(), 'SIGKILL'),
    databasePid,
    connect,
    async rows<Row>(sql: string) {
      const client = await connect();
      try {
        return (await client.query(sql)).rows as Row[];
      } finally {
        await client.end();
      }
    },
  };
}

/** Starts the application without waiting; it is killed at the end of the test. Any free port, unless `env` says one. */
export function spawnApp(env: NodeJS.ProcessEnv, flags: readonly string[] = []): App {
  const folder = inject('installed');
  const main = path.join(folder, 'src', 'server', 'main.ts');
  // Without these flags node would look for the pages where the links lead to.
  const child = spawn(
    process.execPath,
    [...AS_STARTED, '--preserve-symlinks', '--preserve-symlinks-main', main, ...flags],
    {
      cwd: folder,
      env: { ...HERE, PORT: '0', LARKHOUSE_SETUP_CODE: SETUP_CODE, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let complaint = '';
  const ready = Promise.withResolvers<string>();
  ready.promise.catch(() => undefined);
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const address = /is ready at (\S+)\n/.exec(said)?.[1];
    if (address) ready.resolve(address);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = new Promise<{ code: number | null; complaint: string }>((resolve) => {
    child.once('error', ready.reject);
    child.once('close', (code) => {
      ready.reject(new Error(`The application ended with ${code}: ${complaint}${said}`));
      resolve({ code, complaint });
    });
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { process: child, ready: ready.promise, ended, said: () => said + complaint };
}
