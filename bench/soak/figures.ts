import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import type { Figures } from './judge.ts';

const MB = 1024 * 1024;

/** What this process takes now, and the database at `dataDir` that it started. Needs `--expose-gc` and Linux. */
export async function figuresNow(admin: pg.Client, dataDir: string): Promise<Figures> {
  for (let times = 0; times < 2; times += 1) {
    globalThis.gc?.();
    await turn();
  }
  const { rss, heapUsed } = process.memoryUsage();
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  const open = await openHere();
  const sockets = open.filter((target) => target.startsWith('socket:')).length;
  const database = path.join(dataDir, 'database/pg');
  return {
    ...{ rss: rss / MB, heap: heapUsed / MB, timers, sockets, files: open.length - sockets },
    ...(await countsOf(admin)),
    ...(await memoryOf(admin, database)),
    temp: (await readdir(os.tmpdir())).length,
    data: await sizeOf(dataDir),
    wal: await sizeOf(path.join(database, 'pg_wal')),
  };
}

/** What each open file of this process is; one that closes meanwhile is none. */
async function openHere(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''));
  return (await Promise.all(links)).filter((target) => target !== '');
}

async function countsOf(admin: pg.Client): Promise<Pick<Figures, 'connections' | 'jobs'>> {
  const { rows } = await admin.query<Pick<Figures, 'connections' | 'jobs'>>(
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select count(*)::int from graphile_worker._private_jobs) + (select count(*)::int from outbox) as jobs`,
  );
  return rows[0] ?? { connections: Number.NaN, jobs: Number.NaN };
}

async function memoryOf(admin: pg.Client, database: string): Promise<Pick<Figures, 'postgres' | 'own'>> {
  const { rows } = await admin.query<{ pid: number }>('select pid from pg_stat_activity');
  const first = Number.parseInt(await readFile(path.join(database, 'postmaster.pid'), 'utf8'), 10);
  const maps = [first, ...rows.map(({ pid }) => pid)].map((pid) =>
    readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''),
  );
  const texts = await Promise.all(maps);
  const sum = (line: RegExp) => texts.reduce((total, text) => total + Number(line.exec(text)?.[1] ?? 0), 0) / 1024;
  return { postgres: sum(/^Pss:\s+(\d+)/m), own: sum(/^Pss_Anon:\s+(\d+)/m) };
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  let bytes = 0;
  for (const entry of entries) bytes += (await stat(path.join(folder, entry)).catch(() => ({ size: 0 }))).size;
  return bytes / MB;
}
