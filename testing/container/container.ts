import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { until } from '../until.ts';
import type { Image } from './build.ts';
import { entering, joining } from './enter.ts';

const run = promisify(execFile);

/** The image's command at work, with a volume of its own. */
export class Container {
  /** What it said. */
  log = '';
  readonly #image: Image;
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  #first = 0;

  private constructor(image: Image, env: Readonly<Record<string, string>>, volume: string) {
    this.#image = { ...image, env: { ...image.env, ...env } };
    const [program, args, options] = entering(this.#image, image.command, { source: volume, at: image.volume });
    this.#process = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = once(this.#process, 'exit');
    for (const stream of [this.#process.stdout, this.#process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.log += chunk.toString();
      });
  }

  static async start(image: Image, env: Readonly<Record<string, string>>, volume: string): Promise<Container> {
    const container = new Container(image, env, volume);
    const { pid } = container.#process;
    const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    container.#first = await until(() => Number(children()) || undefined);
    return container;
  }

  /** Runs a command beside the first one; fails with what it said. */
  async exec(command: readonly string[]): Promise<string> {
    const [program, args, options] = joining(this.#image, this.#first, command);
    return (await run(program, args, options)).stdout;
  }

  /** Waits until it is healthy by the image's own account, no longer than the image allows. */
  async becomesHealthy(): Promise<void> {
    const { command, startPeriodMs } = this.#image.health;
    const isHealthy = () => this.#process.exitCode !== null || this.exec(command).then(() => true);
    await until(isHealthy, startPeriodMs).catch((cause: unknown) => {
      throw new Error(`It did not become healthy:\n${this.log}`, { cause });
    });
    if (this.#process.exitCode !== null) throw new Error(`It ended:\n${this.log}`);
  }

  /** As `docker stop` and `docker kill`: tells the first process, without which no other one lives on. Returns how it ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) process.kill(this.#first, signal);
    await this.#ended;
    return this.#process.exitCode;
  }
}
