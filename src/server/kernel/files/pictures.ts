import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { noRoom } from './full.ts';
import type { Picture } from './images.ts';
import type { Answered, Asked } from './picture-process.ts';

/** The largest pictures take seconds; one that takes this long is made to take for ever. */
const MOST_MS = 120_000;
const IDLE_MS = 15_000;
/** `picture-process` beside this file: a source, or built. */
const PROGRAM = path.join(import.meta.dirname, `picture-process${path.extname(import.meta.filename)}`);

/**
 * Writes a picture anew into `folder` (images.ts), in a process of its own: the server's memory stays small, and a file
 * that breaks what reads it breaks nothing else. One at a time, so that many uploads at once cost no more than one. Null
 * when it can't be read; refuses with 507 when there is no room.
 */
export function writePicture(source: string, folder: string): Promise<Picture | null> {
  const work = queue.then(() => ask({ source, folder }));
  queue = work.catch(() => undefined);
  return work;
}
let queue: Promise<unknown> = Promise.resolve();

let reader: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

async function ask(asked: Asked): Promise<Picture | null> {
  clearTimeout(idle);
  // One that was at work already may have been ended by anything; a fresh one that dies, died of this picture.
  const isFresh = reader === null;
  reader ??= begin();
  const answered = await answerOf(reader, asked);
  if (answered === 'died') {
    end();
    return isFresh ? null : ask(asked);
  }
  if (answered === 'too long' || answered.isLeaving) end();
  else idle = setTimeout(end, IDLE_MS).unref();
  if (answered === 'too long') return null;
  if (answered.isFull) throw noRoom();
  return answered.picture;
}

/** Nothing of the server's environment, where secrets are, and nothing of its flags. */
function begin(): ChildProcess {
  const { PATH, LD_LIBRARY_PATH, TMPDIR } = process.env;
  const child = fork(PROGRAM, {
    env: { PATH, LD_LIBRARY_PATH, TMPDIR, MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It ends with the server, which does not wait for it.
  child.unref();
  child.channel?.unref();
  child.on('error', () => undefined);
  child.once('exit', () => {
    if (reader === child) reader = null;
  });
  return child;
}

function end(): void {
  reader?.kill('SIGKILL');
  reader = null;
}

function answerOf(child: ChildProcess, asked: Asked): Promise<Answered | 'died' | 'too long'> {
  const { promise, resolve } = Promise.withResolvers<Answered | 'died' | 'too long'>();
  const give = (answer: unknown) => resolve(answer as Answered);
  const died = () => resolve('died');
  const timer = setTimeout(() => resolve('too long'), MOST_MS);
  child.once('message', give).once('exit', died);
  child.send(asked, (error) => error && died());
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', give).off('exit', died);
  });
}
