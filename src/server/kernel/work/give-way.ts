import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { codeOf } from '#server/error-code.ts';

/** Behind whatever somebody waits for, but not so far that it never comes to its turn: it may hold a lock. */
const BEHIND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * The processors that are left to whatever gives way, as Linux lists them: all that Larkhouse may use but the first; '' where there
 * is no other. A process that has left the first one knows no better, and is told.
 */
export const ASIDE =
  process.platform === 'linux'
    ? withoutFirst(/^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '')
    : '';

/** Has a process take only what of the processors others leave, with all its threads and those that begin later. */
export function processGivesWay(id: number, aside = ASIDE): void {
  for (const thread of threadsOf(id)) putBehind(thread);
  goAside(['-a'], id, aside);
}

/** On Linux each thread has a priority of its own. Of a process that has just ended, none. */
function threadsOf(id: number): number[] {
  if (process.platform !== 'linux') return [id];
  try {
    return readdirSync(`/proc/${id}/task`).map(Number);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

/** Has the database's process of a connection give way, where that is on this machine and ours. */
export function connectionGivesWay(client: pg.PoolClient, aside = ASIDE): void {
  // pg's types don't name it.
  processGivesWay((client as pg.PoolClient & { readonly processID: number }).processID, aside);
}

/** Has this thread give way; but for Linux, only a whole process could. In a process that does, it does already. */
export function threadGivesWay(): void {
  if (process.platform !== 'linux' || os.getPriority(0) >= BEHIND) return;
  putBehind(0);
  goAside([], Number(path.basename(readlinkSync('/proc/thread-self'))), ASIDE);
}

/** One that has just ended, or where the system allows it to nobody, stays as it is. */
function putBehind(id: number): void {
  try {
    os.setPriority(id, BEHIND);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SYSTEM_ERROR')) throw error;
  }
}

/**
 * Keeps a process (with all its threads: `-a`), or a thread, off the first processor, which is then there for whatever somebody waits
 * for. One that has just ended stays as it is, and so does every one where there is no second processor or no `taskset`, which most
 * Linux systems have.
 */
function goAside(whole: readonly string[], id: number, aside: string): void {
  if (aside) execFile('taskset', [...whole, '-c', '-p', aside, String(id)], () => undefined);
}

/** A list of processors as Linux writes it, without its first: '2-3,8' of '1-3,8', '' of '0'. */
export function withoutFirst(list: string): string {
  const [first = '', ...others] = list.split(',');
  const [from = 0, to = from] = first.split('-').map(Number);
  const left = from === to ? [] : [from + 1 === to ? String(to) : `${from + 1}-${to}`];
  return [...left, ...others].join(',');
}
