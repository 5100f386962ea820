import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Megabytes of processes together, as Linux counts them. */
export interface Memory {
  /** What each has in memory, what it shares with others included. */
  readonly resident: number;
  /** What they share is divided by those that share it (PSS): the figure that may be added up. */
  readonly proportional: number;
  /** Of the resident what is their own, without pages of files such as the program's. */
  readonly anonymous: number;
}

/** What they take now; one that has ended takes nothing. */
export function memoryOf(pids: readonly number[]): Memory {
  const texts = pids.map((pid) => read(`/proc/${pid}/smaps_rollup`));
  const sum = (line: RegExp) => texts.reduce((total, text) => total + Number(line.exec(text)?.[1] ?? 0), 0) / 1024;
  return {
    resident: sum(/^Rss:\s+(\d+)/m),
    proportional: sum(/^Pss:\s+(\d+)/m),
    anonymous: sum(/^Anonymous:\s+(\d+)/m),
  };
}

/** The process and all that it started, and what those started. */
export const withChildren = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(withChildren)];

/** What a process is called in the system's lists: its program, or what it says that it does. */
export const nameOf = (pid: number): string =>
  read(`/proc/${pid}/cmdline`)
    .split('\0')
    .map((word) => path.basename(word))
    .join(' ')
    .trim()
    .slice(0, 60);

/** The processes of the built-in database in a data folder. */
export const databaseOf = (dataDir: string): number[] =>
  withChildren(Number.parseInt(readFileSync(path.join(dataDir, 'database/pg/postmaster.pid'), 'utf8'), 10));

function childrenOf(pid: number): number[] {
  const threads = list(`/proc/${pid}/task`);
  const texts = threads.map((thread) => read(`/proc/${pid}/task/${thread}/children`));
  return texts.flatMap((text) => text.split(' ').filter(Boolean).map(Number));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Its process has just ended.
    return '';
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
