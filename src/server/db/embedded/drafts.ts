import { readdirSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './processes.ts';

const DRAFT = /\.draft-(\d+)$/;
const ABANDONED_AFTER_MS = 3_600_000;

/** The name under which this process prepares `target`, to be renamed when it is whole. */
export function draftOf(target: string): string {
  return `${target}.draft-${process.pid}`;
}

/** Whether a file name is a draft of any process. */
export function isDraft(name: string): boolean {
  return DRAFT.test(name);
}

/** Removes what earlier starts left half made in `folder`, sparing the drafts of processes that are still at work. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const draft = path.join(folder, name);
    if (isDraft(name) && isAbandoned(draft, Number(DRAFT.exec(name)?.[1]))) {
      // The programs of a killed start may be writing their last files.
      await rm(draft, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    }
  }
}

/** In a container every start has the same process id; elsewhere an id may by now be another program's. */
function isAbandoned(draft: string, pid: number): boolean {
  if (pid === process.pid || !isAlive(pid)) return true;
  const stat = statSync(draft, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED_AFTER_MS;
}
