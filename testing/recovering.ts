import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { addressArguments, chooseAddress } from '#server/db/embedded/address.ts';
import { backendsIn } from '#server/db/embedded/backends.ts';
import { installBinaries, program } from '#server/db/embedded/binaries.ts';
import { prepareFolders } from '#server/db/embedded/folders.ts';
import { signalProcess } from '#server/db/embedded/processes.ts';
import { isRunning, kill, startApp } from './embedded.ts';
import { until } from './until.ts';

const ROWS = 2_000_000;
/** So long the replay runs of each stretch of time, so that it takes as long as it is asked to. */
const RUN_MS = 3;
const STRETCH_MS = 300;

/** Leaves a server without an application on a folder, which replays its log for so many seconds; `lasted` in milliseconds. */
export async function leaveRecovering(dataDir: string, seconds: number): Promise<{ rows: number; lasted(): number }> {
  await killWithLongLog(dataDir);
  const folders = prepareFolders(dataDir);
  const address = await chooseAddress(folders, 'socket');
  const args = ['-D', folders.pgData, ...addressArguments(address), '-c', 'cluster_name=larkhouse-1-1'];
  const orphan = spawn(program(await installBinaries(folders.runtime), 'postgres'), args, {
    ...folders.account,
    cwd: '/',
    stdio: 'ignore',
    detached: true,
  });
  const replay = () => backendsIn(folders.pgData).find(({ title }) => title.includes('startup'))?.pid;
  await until(replay);
  const since = Date.now();
  let ended = 0;
  const brake = setInterval(() => {
    const pid = replay();
    if (pid === undefined) ended ||= Date.now();
    if (pid === undefined) return clearInterval(brake);
    signalProcess(pid, 'SIGCONT');
    if (Date.now() - since < seconds * 1000) setTimeout(() => signalProcess(pid, 'SIGSTOP'), RUN_MS);
  }, STRETCH_MS);
  onTestFinished(() => {
    clearInterval(brake);
    orphan.kill('SIGKILL');
  });
  return { rows: ROWS, lasted: () => ended - since };
}

/** Writes a log that the next start has to replay. */
async function killWithLongLog(dataDir: string): Promise<void> {
  const app = await startApp(dataDir);
  const client = new pg.Client({ host: prepareFolders(dataDir).run, user: 'postgres', database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('drop table if exists replayed');
  await client.query('checkpoint');
  await client.query(`create table replayed as select n from generate_series(1, ${ROWS}) n`);
  kill(app.serverPid);
  kill(app.pid);
  const { pgData, run } = prepareFolders(dataDir);
  await until(() => !isRunning(app.serverPid) && backendsIn(pgData).length === 0);
  // Whoever inherits the killed server may not have buried it yet, and PostgreSQL takes it for alive.
  rmSync(path.join(pgData, 'postmaster.pid'));
  rmSync(run, { recursive: true });
}
