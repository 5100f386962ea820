import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isRunning, kill, open, query, sharedDataDir, startApp } from '#testing/embedded.ts';
import { leaveRecovering } from '#testing/recovering.ts';
import { until } from '#testing/until.ts';
import { prepareFolders } from './folders.ts';
import { signalProcess } from './processes.ts';

let dataDir: string;
beforeAll(async () => {
  const [folder, remove] = await sharedDataDir();
  dataDir = folder;
  return remove;
});

const sessionOf = async (database: Parameters<typeof query>[0]) =>
  (await query<{ pid: number }>(database, `select pid from pg_locks where locktype = 'advisory'`))[0]?.pid;

describe.runIf(process.platform === 'linux')('by itself', () => {
  test('the database of a killed session is back, with every acknowledged row', async () => {
    const database = await open(dataDir);
    await query(database, 'create table kept_rows as select 1 as n');
    const { pid } = database;
    kill(await sessionOf(database));
    await until(() => query(database, 'select n from kept_rows').catch(() => undefined));
    expect(database.pid).toBe(pid);
    await database.stop();
  });

  test('a start follows on a server that hangs, because its application was killed while it recovered', async () => {
    const hung = await hangingServer();
    const lines: string[] = [];
    const database = await open(dataDir, (line) => lines.push(line));
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(lines.join('\n')).toContain(`the server ${hung}, left by an application that is gone, gets nothing done`);
    expect(isRunning(hung)).toBe(false);
    await database.stop();
  }, 120_000);

  test('a session that outlives its server is ended before the next server starts', async () => {
    const database = await open(dataDir);
    const session = (await sessionOf(database)) ?? 0;
    const killed = database.pid;
    process.kill(session, 'SIGSTOP');
    onTestFinished(() => signalProcess(session, 'SIGKILL'));
    kill(killed);
    await until(() => database.pid !== undefined && database.pid !== killed, 30_000);
    expect(isRunning(session)).toBe(false);
    expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  }, 60_000);

  test('a server that replays its log is left to finish, though nobody owns it', async () => {
    const recovering = await leaveRecovering(dataDir, 14);
    const lines: string[] = [];
    const database = await open(dataDir, (line) => lines.push(line));
    expect(lines.filter((line) => line.includes('gets nothing done'))).toEqual([]);
    expect(recovering.lasted()).toBeGreaterThan(12_000);
    expect(await query(database, 'select count(*)::int as n from replayed')).toEqual([{ n: recovering.rows }]);
  }, 120_000);
});

/** Kills sessions and then their application until the server, told to end while it restarts, hangs; most do. */
async function hangingServer(): Promise<number> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const app = await startApp(dataDir);
    const client = new pg.Client({ host: prepareFolders(dataDir).run, user: 'postgres', database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    kill(pid);
    await until(() => !isRunning(pid));
    // Cut from its database it may have ended by itself.
    signalProcess(app.pid, 'SIGKILL');
    const ended = await until(() => !isRunning(app.serverPid), 3_000).catch(() => false);
    if (!ended) return app.serverPid;
  }
  throw new Error('No server hung');
}
