import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const GIGABYTE = 1024 ** 3;

/** What the kernel allows the processes that begin in it: one of the machine's cores, and 1 GB with what they read and write. */
export interface SmallMachine {
  /** Megabytes that it holds; null where the kernel gives no such group, and the processes have to be watched. */
  readonly limit: number | null;
  /** A command line that begins a program in it; all that the program starts is in it as well. */
  within(command: readonly string[]): string[];
  /** How many processes the kernel ended for want of memory. */
  killed(): number;
  /** Once its processes have ended. */
  remove(): void;
}

/** Linux alone. Without the right to make a group of processes (a cgroup) it has one core, and all memory. */
export function openSmallMachine(): SmallMachine {
  const onOneCore = (command: readonly string[]) => ['taskset', '--cpu-list', '0', ...command];
  const group = openGroup();
  if (!group) return { limit: null, within: onOneCore, killed: () => 0, remove: () => undefined };
  const enter = `echo $$ > ${path.join(group, 'cgroup.procs')} && exec "$@"`;
  return {
    limit: GIGABYTE / 1024 ** 2,
    within: (command) => ['sh', '-c', enter, 'sh', ...onOneCore(command)],
    killed: () => {
      const events = ['memory.events', 'memory.oom_control'].map((file) => path.join(group, file)).find(existsSync);
      return Number(/^oom_kill (\d+)/m.exec(readFileSync(events ?? '', 'utf8'))?.[1]);
    },
    remove: () => rmdirSync(group),
  };
}

/** A group with 1 GB, and no swap beside it where that is counted; of the first or the second kind of cgroups. */
function openGroup(): string | null {
  const first = limited('/sys/fs/cgroup/memory', 'memory.limit_in_bytes', 'memory.memsw.limit_in_bytes', GIGABYTE);
  return first ?? limited('/sys/fs/cgroup', 'memory.max', 'memory.swap.max', 0);
}

function limited(root: string, limit: string, swapLimit: string, swap: number): string | null {
  const group = path.join(root, `larkhouse-${process.pid}`);
  try {
    mkdirSync(group);
  } catch {
    // Not this kind, or not for this account.
    return null;
  }
  if (!existsSync(path.join(group, limit))) {
    rmdirSync(group);
    return null;
  }
  writeFileSync(path.join(group, limit), String(GIGABYTE));
  if (existsSync(path.join(group, swapLimit))) writeFileSync(path.join(group, swapLimit), String(swap));
  return group;
}
