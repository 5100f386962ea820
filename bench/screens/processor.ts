import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Processor time, in milliseconds, of a server and of its database with all its connections. */
export interface Spent {
  readonly server: number;
  readonly database: number;
}

let tick: number | undefined;
/** Milliseconds that one count stands for. */
const tickMs = () => (tick ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })));

/** What a server's processes and its database have spent since they began. Linux alone counts it (`/proc`). */
export function spentBy(pids: readonly number[], postmaster: number): Spent {
  const processes = allProcesses();
  const first = processes.find((process) => process.pid === postmaster);
  const connections = processes.filter(({ parent }) => parent === postmaster);
  const server = pids.map((pid) => processes.find((process) => process.pid === pid)?.own ?? Number.NaN);
  const database = [...connections, ...(first ? [first] : [])].reduce((sum, { own }) => sum + own, first?.ended ?? 0);
  return { server: server.reduce((sum, own) => sum + own) * tickMs(), database: database * tickMs() };
}

/** A process and those that it has started. */
export const familyOf = (pid: number): number[] =>
  allProcesses()
    .filter((process) => process.pid === pid || process.parent === pid)
    .map((process) => process.pid);

const allProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => countersOf(Number(name)) ?? []);

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
