import { spawn } from 'node:child_process';

/** Where ffmpeg is, asked of the system at most once a minute; null: it is not installed, or can't be run. */
export class FfmpegFinder {
  readonly #program: string;
  #asked: { at: number; answer: Promise<string | null> } | null = null;

  constructor(program = 'ffmpeg') {
    this.#program = program;
  }

  find(): Promise<string | null> {
    const now = performance.now();
    if (!this.#asked || now - this.#asked.at > RECHECK_MS) this.#asked = { at: now, answer: works(this.#program) };
    return this.#asked.answer;
  }
}

const RECHECK_MS = 60_000;

function works(program: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(program, ['-hide_banner', '-version'], { stdio: 'ignore', env: environment() });
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code === 0 ? program : null));
  });
}

/** What ffmpeg sees of our environment: no secret of ours. */
export const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LANG: 'C' });
