import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { ROOT } from '#server/root.ts';

export interface Built extends AsyncDisposable {
  readonly child: ChildProcess;
  readonly address: string;
  /** From its start until it was ready. */
  readonly seconds: number;
  stop(): Promise<void>;
}

/** The built server as `npm start` runs it, on a port of its own; with `--demo` as `npm run demo` does. */
export async function startBuilt(env: NodeJS.ProcessEnv, args: readonly string[] = []): Promise<Built> {
  const began = performance.now();
  const main = path.join(ROOT, 'dist/server/main.js');
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main, ...args], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let address = '';
  for await (const line of createInterface({ input: child.stdout })) {
    address = / is ready at (\S+)/.exec(line)?.[1] ?? '';
    if (address) break;
  }
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  if (!address) throw new Error('The built server did not start.');
  return { child, address, seconds: (performance.now() - began) / 1000, stop, [Symbol.asyncDispose]: stop };
}
