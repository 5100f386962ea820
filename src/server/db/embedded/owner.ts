import { readFileSync } from 'node:fs';
import { commandOf } from './processes.ts';

/**
 * What a server is told about the application that starts it, and shows to everybody (cluster_name): which process it is, and
 * since when, because ids are used again.
 */
export const ownerArguments = (): string[] => [
  '-c',
  `cluster_name=larkhouse-${process.pid}-${startOf(process.pid) ?? 0}`,
];

/** Whether a server was started by a Larkhouse that is gone. False also where that cannot be proved. */
export function isOwnerGone(serverPid: number): boolean {
  const [, pid, start] = /cluster_name=larkhouse-(\d+)-(\d+)/.exec(commandOf(serverPid)) ?? [];
  return pid !== undefined && Number(start) > 0 && startOf(Number(pid)) !== Number(start);
}

/** When a process began, in ticks since the machine did; undefined when it is gone, or where there is no /proc. */
function startOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name, in brackets and with anything in it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : Number(fields[19]);
  } catch {
    return undefined;
  }
}
