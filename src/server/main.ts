import { createServer } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { EmbeddedError } from './db/embedded/errors.ts';
import { outsideCenters } from './db/open-scope.ts';
import { buildDemonstration, demonstrationLogins } from './domains/accounts/demonstration.ts';
import { isEmpty } from './domains/accounts/setup.ts';
import { firstLines } from './first-lines.ts';
import { drainConnections } from './http/drain.ts';
import { serveWhileDeveloping } from './http/pages-dev.ts';
import { centers } from './kernel/center/queries.ts';
import { giveMemoryBack } from './memory.ts';
import { onNpmGone } from './parent.ts';
import { ROOT } from './root.ts';
import { serveScreens } from './screens.ts';
import { type Started, startServer } from './start.ts';

/** Starts Larkhouse from the environment and the command line, and says where it is. */
async function main(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2));
  await refuseUsedPort(config);
  const started = await startServer(config);
  try {
    const app = await createApp(started.server);
    await (config.dev ? serveWhileDeveloping(app, ROOT) : serveScreens(app, started.server, join(ROOT, 'dist/web')));
    if (config.demo) await fillDemonstration(started);
    const address = await app.listen({ host: config.host, port: config.port });
    stopOnSignals(app, started);
    await announce(config.publicUrl ?? address, started);
    giveMemoryBack();
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Before anything is made, so a used port leaves nothing behind. */
function refuseUsedPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => reject(new ConfigError(portProblem(code, host, port))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portProblem(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is used by another program; set PORT to another one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account; set PORT to one above 1023.`;
  return `Larkhouse cannot listen on ${host} (${code}); set HOST to an address of this machine.`;
}

async function fillDemonstration({ server }: Started): Promise<void> {
  const present = await outsideCenters(server, (scope) => scope.all(centers()));
  // Centers may have been added to a demonstration's folder since.
  if (present.some(({ isDemo }) => isDemo)) return;
  if (present.length > 0) {
    throw new ConfigError(
      'LARKHOUSE_DATA or DATABASE_URL names a real center; the demonstration needs a place of its own.',
    );
  }
  say('Making the demonstration center …');
  await buildDemonstration(server);
}

async function announce(address: string, { server }: Started): Promise<void> {
  for (const line of firstLines(server.version, address, server.config)) say(line);
  if (server.config.demo) for (const line of demonstrationLogins()) say(line);
  else if (await isEmpty(server)) say(`Open ${address}/setup to begin. Setup code: ${server.setupCode}`);
}

function stopOnSignals(app: FastifyInstance, started: Started): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([drainConnections(app, started.server.drain), started.stopJobs()]);
    await app.close();
    await started.stop();
    process.exit(0);
  };
  const stopAnyhow = () =>
    void stop().catch((error: unknown) => {
      process.stderr.write(`${describe(error)}\n`);
      process.exit(1);
    });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAnyhow);
  onNpmGone(stopAnyhow);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What people can mend is one line; anything else shows where it happened. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});
