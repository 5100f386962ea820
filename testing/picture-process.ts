import { readdirSync, readFileSync } from 'node:fs';

/** The process that reads a server's pictures at the moment, if there is one (Linux). */
export const pictureProcessOf = (server: number): number | null => childOf(server, 'picture-process');

/** The process of a server that runs a program of ours at the moment, if there is one (Linux). */
export function childOf(server: number, program: string): number | null {
  const read = (file: string) => {
    try {
      return readFileSync(`/proc/${file}`, 'utf8');
    } catch {
      // It has just ended.
      return '';
    }
  };
  const threads = readdirSync(`/proc/${server}/task`);
  const children = threads.flatMap((thread) => read(`${server}/task/${thread}/children`).split(' ').filter(Boolean));
  const found = children.find((child) => read(`${child}/cmdline`).includes(program));
  return found ? Number(found) : null;
}

/** What a process has had in memory at most, in megabytes; 0 when it has ended. */
export function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
