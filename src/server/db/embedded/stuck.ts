import { workDone } from './backends.ts';
import { isOwnerGone } from './owner.ts';
import { signalProcess } from './processes.ts';

/** A server that is told to end while it recovers from a crash can wait for ever, doing nothing. */
const STUCK_AFTER_MS = 10_000;
/** PostgreSQL gives its backends 5 s to quit before it kills them itself. */
const KILL_AFTER_MS = 10_000;

/**
 * Watches a server that is starting or stopping; called again and again while it does. One whose application is proved to be gone,
 * and that gets nothing done for so long, is made to quit, and killed when it does not: what it acknowledged is in its log. One
 * that still replays its log is left to finish, however long that takes. Answers whether it is such a server without an
 * application, which one may wait for.
 */
export function watchStuck(pgData: string, log: (line: string) => void): (pid: number | undefined) => boolean {
  let work = '';
  let idleSince = performance.now();
  let quitAt: number | undefined;
  return (pid) => {
    if (pid === undefined || !isOwnerGone(pid)) return false;
    const done = workDone(pgData);
    if (done !== work) idleSince = performance.now();
    work = done;
    if (quitAt === undefined && performance.now() - idleSince > STUCK_AFTER_MS) {
      log(`the server ${pid}, left by an application that is gone, gets nothing done; making it quit`);
      signalProcess(pid, 'SIGQUIT');
      quitAt = performance.now();
    } else if (quitAt !== undefined && performance.now() - quitAt > KILL_AFTER_MS) {
      log(`the server ${pid} does not quit; killing it`);
      signalProcess(pid, 'SIGKILL');
    }
    return true;
  };
}
