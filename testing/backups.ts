import { execFile } from 'node:child_process';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { ROOT } from '#server/root.ts';
import { type Started, startServer } from '#server/start.ts';
import { SETUP_CODE, signedIn } from './birch-house.ts';
import type { Client } from './client.ts';
import { HERE } from './here.ts';

/** What a script ended with, and everything it said. */
export interface Outcome {
  readonly code: unknown;
  readonly text: string;
}
/** Runs one of the scripts with these variables; `answer` gets what it says, and says what is typed. */
export function run(
  variables: NodeJS.ProcessEnv,
  [script, ...args]: readonly [string, ...string[]],
  answer: (said: string) => string | null = () => null,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...HERE, ...variables };
    const place = path.join(ROOT, `scripts/${script}.ts`);
    const child = execFile(process.execPath, [place, ...args], { env, cwd: ROOT }, (error, out, complaint) =>
      resolve({ code: error?.code ?? 0, text: `${out}${complaint}` }),
    );
    let said = '';
    child.stdout?.on('data', (chunk: string) => {
      said += chunk;
      const typed = answer(said);
      if (typed !== null) child.stdin?.end(`${typed}\n`);
    });
  });
}

/** A whole Larkhouse in this process, on a data folder. */
export interface Running {
  readonly started: Started;
  readonly app: FastifyInstance;
  readonly origin: string;
}
export async function begin(variables: Readonly<Record<string, string>>): Promise<Running> {
  const config = readConfig({ LARKHOUSE_SETUP_CODE: SETUP_CODE, PORT: '0', ...variables }, []);
  const started = await startServer(config);
  const app = await createApp(started.server);
  return { started, app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

export async function end({ app, started }: Running): Promise<void> {
  await app.close();
  await started.stop();
}

/** Enrolls one child after the other until it is told to stop; answers how many. */
export function enrollMeanwhile(director: Client): () => Promise<number> {
  let stopped = false;
  const enrolling = (async () => {
    for (let n = 1; ; n += 1) {
      const child = { firstName: `Child ${n}`, lastName: 'Berg', dateOfBirth: '2024-01-05', room: 'Toddler Room' };
      expect((await director.post('/api/children', child)).status).toBe(201);
      if (stopped) return n;
    }
  })();
  return () => {
    stopped = true;
    return enrolling;
  };
}

interface Child {
  readonly firstName: string;
  readonly photoUrl: string | null;
}

/** Whom the Director sees there. */
export const childrenAt = async (origin: string): Promise<Child[]> =>
  (await (await signedIn(origin)).get<Child[]>('/api/children')).body;
