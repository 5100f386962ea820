import { fork } from 'node:child_process';
import { end, firstMessage } from '../forked.ts';
import type { DemoPlace } from './server.ts';

/** The demonstration in a process of its own, with its built screens. */
export interface Demonstration extends AsyncDisposable {
  readonly place: DemoPlace;
  readonly pid: number;
}

/** Starts the demonstration of a data folder; in an empty one it is made. */
export async function startDemonstration(dataDir: string): Promise<Demonstration> {
  const env = { ...process.env, LARKHOUSE_DATA: dataDir, PORT: '0' };
  const child = fork(new URL('./server.ts', import.meta.url), { env, execArgv: ['--max-semi-space-size=8'] });
  const place = await firstMessage<DemoPlace>(child);
  return { place, pid: child.pid ?? 0, [Symbol.asyncDispose]: () => end(child) };
}
