import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 1_000;

/**
 * Calls `stop` once npm, by which this process was started, is gone. npm passes signals on; killed, it would leave us behind,
 * listening, and the next `npm start` would find its port used.
 */
export function onNpmGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const before = starters();
  const look = setInterval(() => {
    if (starters() === before) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
  look.unref();
}

/** Who started us; some shells stay between npm and us, and then also who started the shell. */
function starters(): string {
  const { ppid } = process;
  const isShell = /^\S*sh\0-c\0/.test(read(`/proc/${ppid}/cmdline`));
  return `${ppid} ${isShell ? parentOf(ppid) : ''}`;
}

function parentOf(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

/** Empty where there is no /proc. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
