import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

export type FfmpegProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** ffmpeg, an optional program of the system, asked after at most once a minute. */
export class Ffmpeg {
  readonly #program: string;
  #asked: { at: number; answer: Promise<boolean> } | null = null;
  #leash: Promise<boolean> | null = null;

  constructor(program = 'ffmpeg') {
    this.#program = program;
  }

  /** Whether it is installed and can be run. */
  isThere(): Promise<boolean> {
    const now = performance.now();
    if (!this.#asked || now - this.#asked.at > RECHECK_MS) {
      this.#asked = { at: now, answer: works(this.#program, ['-hide_banner', '-version']) };
    }
    return this.#asked.answer;
  }

  /**
   * Starts it with an argument list, never through a shell, and without our environment. It ends with us, however we end:
   * its pipes close, and where the system has setpriv (Linux) it is killed at that moment.
   */
  async start(args: readonly string[]): Promise<FfmpegProcess> {
    this.#leash ??= process.platform === 'linux' ? works('setpriv', [...LEASH, 'true']) : Promise.resolve(false);
    const [program = '', ...all] = (await this.#leash)
      ? ['setpriv', ...LEASH, this.#program, ...args]
      : [this.#program, ...args];
    const child = spawn(program, all, { stdio: ['pipe', 'pipe', 'pipe'], env: environment() });
    // Whoever listens to 'close' learns of every end; writing to one that has gone is no news.
    child.stdin.on('error', () => undefined);
    child.stdout.on('error', () => undefined);
    // What it says can quote addresses with passwords: it is read, so that it never blocks, and thrown away.
    child.stderr.on('error', () => undefined).resume();
    child.on('error', () => undefined);
    return child;
  }
}

const RECHECK_MS = 60_000;
const LEASH = ['--pdeathsig', 'KILL', '--'];

function works(program: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', env: environment() });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LANG: 'C' });
