import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileAnswer } from '#server/http/files.ts';
import type { Server } from '#server/server.ts';
import { HttpError } from '../http-error.ts';
import { processGivesWay } from './give-way.ts';
import { type Begin, errorOf, type Said, type Told } from './told.ts';
import { type Asked, openWork, type Work } from './work.ts';

/** To begin it takes most of a second; what it takes in memory comes back with its end. */
const IDLE_MS = 20_000;
/** `work-process` as built, or its source. */
const EXTENSION = path.extname(import.meta.filename);
const PROGRAM = path.join(
  import.meta.dirname,
  EXTENSION === '.ts' ? '../../work-process.ts' : `work-process${EXTENSION}`,
);

type Process = Pick<Server, 'clock' | 'config'>;

/** Has heavy work done in a process of its own, which gives way to this one; it is begun when there is something to do. */
export function openWorkProcess(server: () => Process, begin: () => Begin): Work {
  const running = new Map<number, (said: Said | null) => void>();
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  return openWork(async <Result>(asked: Asked, _: unknown, signal?: AbortSignal) => {
    const desk = path.join(server().config.dataDir, 'incoming');
    await mkdir(desk, { recursive: true, mode: 0o700 });
    const file = path.join(desk, `work-${randomBytes(16).toString('hex')}`);
    try {
      return (await resultOf(await answerTo(asked, file, signal), file)) as Result;
    } finally {
      // Whoever reads it has opened it.
      await rm(file, { force: true });
    }
  }, end);

  async function answerTo(asked: Asked, file: string, signal: AbortSignal | undefined): Promise<Said> {
    clearTimeout(idle);
    const { promise, resolve } = Promise.withResolvers<Said | null>();
    last += 1;
    const id = last;
    running.set(id, resolve);
    child ??= start();
    const to = child;
    const abort = () => tell(to, { abort: id });
    signal?.addEventListener('abort', abort, { once: true });
    tell(to, { id, now: server().clock.now().getTime(), file, asked });
    try {
      const said = await promise;
      if (!said) throw ended();
      if ('failed' in said) throw errorOf(said.failed);
      return said;
    } finally {
      signal?.removeEventListener('abort', abort);
      running.delete(id);
      if (running.size === 0) idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  /** With nothing of the server's environment, where secrets are, and nothing of its flags. */
  function start(): ChildProcess {
    const { PATH, LD_LIBRARY_PATH, TMPDIR, TZ } = process.env;
    const started = fork(PROGRAM, {
      env: { PATH, LD_LIBRARY_PATH, TMPDIR, TZ },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // From its beginning: to load takes it most of a second of a processor.
    if (started.pid) processGivesWay(started.pid);
    const lost = () => {
      if (child === started) forget();
    };
    started.on('error', lost).once('exit', lost);
    started.on('message', (said: Said) => running.get(said.id)?.(said));
    // It ends with the server, which does not wait for it.
    started.unref();
    started.channel?.unref();
    tell(started, { begin: begin() });
    return started;
  }

  /** Forgotten at once: what is asked before its end is heard of gets a process of its own. */
  function end(): void {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    forget();
  }

  function forget(): void {
    child = null;
    for (const give of [...running.values()]) give(null);
  }
}

/** What can't be told is told by its end. */
const tell = (to: ChildProcess, told: Told) => void to.send(told, () => undefined);

async function resultOf(said: Said, file: string): Promise<string | FileAnswer | undefined> {
  if ('text' in said) return said.text;
  if (!('file' in said)) return undefined;
  if (said.key !== null) return { ...said.file, content: { key: said.key } };
  return { ...said.file, content: (await open(file)).createReadStream() };
}

const ended = () =>
  new HttpError(503, 'This was broken off before it was done. Please try again.', { retryAfterSeconds: 5 });
