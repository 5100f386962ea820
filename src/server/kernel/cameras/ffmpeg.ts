import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { CameraFailure } from './failure.ts';

export type FfmpegProcess = ChildProcessByStdio<Writable, Readable, Readable>;

/** Converting a picture takes a fifth of a core, passing one on next to nothing. */
const PER_CORE = 6;

/** ffmpeg, an optional program of the system, asked after at most once a minute. */
export class Ffmpeg {
  readonly #program: string;
  #asked: { at: number; answer: Promise<boolean> } | null = null;
  #leash: Promise<boolean> | null = null;
  readonly #atMost: number;
  #running = 0;

  /** @param atMost so many processes at once; by default as many as the machine's cores can convert */
  constructor(program = 'ffmpeg', atMost = PER_CORE * availableParallelism()) {
    this.#program = program;
    this.#atMost = atMost;
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
   * its pipes close, and where the system has setpriv (Linux) it is killed at that moment. Throws CameraFailure ('busy') when
   * as many run as may.
   */
  async start(args: readonly string[]): Promise<FfmpegProcess> {
    if (this.#running >= this.#atMost) throw new CameraFailure('busy');
    this.#running += 1;
    const end = () => {
      this.#running -= 1;
    };
    try {
      return (await this.#spawn(args)).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  }

  async #spawn(args: readonly string[]): Promise<FfmpegProcess> {
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
    return child.on('error', () => undefined);
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
