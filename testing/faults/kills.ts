import { expect } from 'vitest';
import { until } from '../until.ts';
import { type Installation, setUpInstallation } from './installation.ts';
import { missing, startWriting } from './writers.ts';

/** Kills one process and returns when what it belongs to is there again; a hand is never needed. */
type Kill = (installation: Installation) => Promise<void>;

const killApp: Kill = async (installation) => {
  await installation.killApp();
  await installation.start();
};

const killDatabase: Kill = async (installation) => {
  const killed = installation.databasePid();
  installation.killDatabase();
  await until(() => isBackAs(installation.databasePid, killed), 60_000);
};

/** What the database says once it can: it may not have met the end of the session that was killed last when it is asked again. */
const saidAtLast = <T>({ rows }: Installation, statement: string): Promise<T[]> =>
  until(() => rows<T>(statement).catch(() => undefined), 60_000);

async function killAnySession(installation: Installation): Promise<void> {
  const [session] = await saidAtLast<{ pid: number }>(
    installation,
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by random()`,
  );
  if (!session) throw new Error('There is no session to kill');
  process.kill(session.pid, 'SIGKILL');
}

/** As the system does when memory runs out; the server stays, and cuts all other sessions. */
const killSession: Kill = async (installation) => {
  const server = installation.databasePid();
  await killAnySession(installation);
  await saidAtLast(installation, 'select');
  expect(installation.databasePid()).toBe(server);
};

/** The application too, while its database restarts. */
const killSessionAndApp: Kill = async (installation) => {
  await killAnySession(installation);
  await killApp(installation);
};

const KILLS = [killApp, killDatabase, killSession, killSessionAndApp];

/**
 * Kills the application, its database, single sessions, and both at once in turn, `times` altogether, while check-ins are written;
 * nothing acknowledged may be lost.
 */
export async function killWhileWriting(times: number): Promise<void> {
  const { installation, director } = await setUpInstallation();
  const writing = await startWriting(installation, director);
  for (let time = 0; time < times; time += 1) {
    await writing.untilMore(1 + Math.floor(Math.random() * 25));
    await KILLS[time % KILLS.length]?.(installation);
  }
  await writing.untilMore(20);
  await writing.stop();
  expect(writing.surprises).toEqual([]);
  expect(await missing(installation, director, writing.acknowledged)).toEqual({ missing: [], twice: 0 });
  expect(writing.acknowledged.length).toBeGreaterThan(times);
}

function isBackAs(databasePid: () => number, killed: number): boolean {
  try {
    return databasePid() !== killed;
  } catch {
    // The note of a server that is just starting.
    return false;
  }
}
