import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));

/** Seconds from starting the server on an existing data folder until it is ready. */
export async function warmStart(dataDir: string): Promise<number> {
  await start(dataDir);
  return start(dataDir);
}

async function start(dataDir: string): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, LARKHOUSE_DATA: dataDir, PORT: '0', LARKHOUSE_SETUP_CODE: 'bench-code' };
  const child = spawn(process.execPath, ['--max-semi-space-size=8', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready at')) break;
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}
