import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time, in milliseconds, of a server and of its database with all its connections. */
export interface Spent {
  readonly server: number;
  readonly database: number;
}

const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** What both have spent since they began. Linux alone counts it (`/proc`). */
export function spentBy(pid: number, postmaster: number): Spent {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => countersOf(Number(name)) ?? []);
  const first = processes.find((process) => process.pid === postmaster);
  const connections = processes.filter(({ parent }) => parent === postmaster);
  const server = processes.find((process) => process.pid === pid);
  const database = [...connections, ...(first ? [first] : [])].reduce((sum, { own }) => sum + own, first?.ended ?? 0);
  return { server: (server?.own ?? Number.NaN) * TICK_MS, database: database * TICK_MS };
}

/** In ticks: a process's own, and of its children that have ended; null of one that ended meanwhile. */
function countersOf(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, ended] = [(user ?? 0) + (system ?? 0), (endedUser ?? 0) + (endedSystem ?? 0)];
    return { pid, parent, own, ended };
  } catch {
    return null;
  }
}
