import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { ASIDE } from '#server/kernel/work/give-way.ts';

/** The processors that a process or a thread of this machine may use, and how far behind others it is, as Linux says it. */
export const placeOf = (id: number | null) => ({
  processors: /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1],
  behind: os.getPriority(id ?? 0),
});
/** Where whatever gives way stands; null on a machine where nothing can. */
export const ASIDE_PLACE =
  ASIDE && spawnSync('taskset', ['-p', String(process.pid)]).status === 0 ? { processors: ASIDE, behind: 10 } : null;
