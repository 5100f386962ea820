import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a forked process says first; fails when it ends without. */
export function firstMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`The server ended with ${code ?? signal}`)));
  });
}

/** Lets it end: it hears that nobody listens any more, and stops what it has started. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.connected) child.disconnect();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
