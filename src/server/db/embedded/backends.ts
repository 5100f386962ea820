import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { commandOf } from './processes.ts';

/** A process of a server other than its first: a session, or one of its own helpers. */
export interface Backend {
  readonly pid: number;
  /** What it says it does, as 'postgres: startup recovering 000000010000000000000002'. */
  readonly title: string;
}

/** The backends at work in a data folder, by the folder they stand in: also those whose server is gone. Empty without /proc. */
export function backendsIn(pgData: string): Backend[] {
  const folder = real(pgData);
  return processIds()
    .filter((pid) => standsIn(pid) === folder)
    .map((pid) => ({ pid, title: commandOf(pid).trim() }))
    .filter(({ title }) => title.startsWith('postgres: '));
}

/** Changes for as long as a server that is starting or stopping gets on: WAL is replayed, or pages are written. */
export function workDone(pgData: string): string {
  return backendsIn(pgData)
    .filter(({ title }) => /\b(?:startup|checkpointer)\b/.test(title))
    .map(({ pid, title }) => [pid, title, read(`/proc/${pid}/io`), processorTime(pid)].join(' '))
    .join('\n');
}

/** User and system time, in ticks. */
function processorTime(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .join(' ');
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function standsIn(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function real(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
