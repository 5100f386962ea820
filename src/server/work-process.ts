import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Api, api } from '#contract/index.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { DOMAINS } from './composition.ts';
import { openDatabase } from './db/database.ts';
import { inSession } from './db/open-scope.ts';
import { AnswerCache } from './http/answer-cache.ts';
import type { FileAnswer } from './http/files.ts';
import type { HeavyHandler, Serve } from './http/serve.ts';
import { TASKS } from './jobs.ts';
import { openAddress } from './kernel/address/address.ts';
import { openBackups } from './kernel/backup/backups.ts';
import { openCameras } from './kernel/cameras/cameras.ts';
import { watchCertificate } from './kernel/certificate/watch.ts';
import { ServerClock, systemClock } from './kernel/clock/clock.ts';
import { Drain } from './kernel/drain/drain.ts';
import { openFiles } from './kernel/files/open.ts';
import { startLive } from './kernel/live/live.ts';
import { createLog } from './kernel/log/log.ts';
import { openMailServers } from './kernel/mail/servers.ts';
import { openStripe } from './kernel/payments/stripe.ts';
import { installationKeys } from './kernel/push/keys.ts';
import { openPush } from './kernel/push/push.ts';
import { openVault } from './kernel/secrets/vault.ts';
import { connectionGivesWay, processGivesWay } from './kernel/work/give-way.ts';
import { asFailed, type Begin, type Said, type Told } from './kernel/work/told.ts';
import { type Asked, openWork } from './kernel/work/work.ts';
import type { Server } from './server.ts';

/** Connections; the server's own are its own. */
const POOLS = { staff: 4, parent: 4, jobs: 4, background: 4 };

// A process of its own, begun by kernel/work/process.ts: heavy work, away from the door and behind it.
process.on('disconnect', () => process.exit());
let opened: Server | undefined;
const aborts = new Map<number, AbortController>();
process.on('message', async (told: Told) => {
  if ('begin' in told) opened = begin(told.begin);
  else if ('abort' in told) aborts.get(told.abort)?.abort();
  // A server that is gone is told nothing; this process ends with it.
  else process.send?.(await work(told), undefined, undefined, () => undefined);
});

const handlers = heavyHandlers();

async function work({ id, now, file, asked }: Extract<Told, { asked: Asked }>): Promise<Said> {
  const abort = new AbortController();
  aborts.set(id, abort);
  try {
    if (!opened) throw new Error('This process does not know yet where it is');
    const ahead = now - Date.now();
    const clock = new ServerClock({ now: () => new Date(Date.now() + ahead) });
    const server: Server = { ...opened, clock };
    await server.address.recall(server);
    if ('task' in asked) {
      const { task, ...job } = asked;
      const run = TASKS[task];
      if (!run) throw new Error(`${task} is no task`);
      await run({ ...job, server, signal: abort.signal });
      return { id, done: true };
    }
    const answered = await answerOf(server, asked);
    if (typeof answered === 'string') return { id, text: answered };
    return { id, ...(await written(answered, file)) };
  } catch (error) {
    return { id, failed: asFailed(error) };
  } finally {
    aborts.delete(id);
  }
}

/** Answers a call in the caller's own scope, as the server would. */
function answerOf(
  server: Server,
  { route, input, opening }: Extract<Asked, { route: string }>,
): Promise<string | FileAnswer> {
  const handler = handlers.get(route);
  if (!handler) throw new Error(`${route} is no heavy work`);
  return handler({ ...input, server, act: (work) => inSession(server, opening, work) });
}

async function written(
  { content, ...file }: FileAnswer,
  to: string,
): Promise<Pick<Extract<Said, { file: unknown }>, 'file' | 'key'>> {
  if ('key' in content) return { file, key: content.key };
  await (Buffer.isBuffer(content)
    ? writeFile(to, content, { mode: 0o600 })
    : pipeline(content, createWriteStream(to, { mode: 0o600 })));
  return { file, key: null };
}

/** What the domains bind as heavy, by its route. */
function heavyHandlers(): ReadonlyMap<string, HeavyHandler<string | FileAnswer>> {
  const found = new Map<string, HeavyHandler<string | FileAnswer>>();
  const light = () => undefined;
  const heavyFile = (route: string, handler: unknown) => found.set(route, handler as HeavyHandler<FileAnswer>);
  const heavy = (route: keyof Api, handler: unknown) => {
    const { reply }: Endpoint = api[route];
    found.set(route, async (context) => JSON.stringify(reply.parse(await (handler as HeavyHandler<unknown>)(context))));
  };
  // A way of binding that is missing here is an error of types.
  const lights: Record<Exclude<keyof Serve, 'heavy' | 'heavyFile'>, () => void> = {
    open: light,
    openFile: light,
    file: light,
    picture: light,
    long: light,
    longFile: light,
    together: light,
    cached: light,
    looking: light,
  };
  const serve = Object.assign(light, { ...lights, heavy, heavyFile }) as unknown as Serve;
  for (const routes of DOMAINS.flatMap(({ routes: bound = [] }) => bound)) routes(serve);
  return found;
}

function begin({ config, version, secret, connections, isOwnDatabase, aside }: Begin): Server {
  // With the threads that began before the server had put it aside.
  processGivesWay(process.pid, aside);
  const log = createLog(config);
  const database = openDatabase(
    { as: (role) => connections[role] },
    (error) => log.warn({ err: error }, 'database connection lost'),
    { sizes: POOLS },
  );
  if (isOwnDatabase)
    for (const pool of [database.staff, database.parent, database.jobs])
      pool.on('connect', (client) => connectionGivesWay(client, aside));
  const vault = openVault(secret);
  const address = openAddress(config.publicUrl, () => `${config.tls ? 'https' : 'http'}://localhost:${config.port}`);
  const server: Server = {
    config,
    clock: new ServerClock(systemClock),
    drain: new Drain(),
    database,
    live: startLive(database.plain),
    vault,
    answers: new AnswerCache(),
    files: openFiles(config),
    backups: openBackups(() => {
      throw new Error('Backups are not made here');
    }),
    history: null,
    cameras: openCameras({ allow: [] }),
    certificate: watchCertificate(config, systemClock),
    log,
    version,
    setupCode: '',
    mailServers: openMailServers(config, vault),
    payments: config.stripe ? openStripe(config.stripe) : null,
    push: openPush(config, () => installationKeys(server)),
    weather: null,
    work: openWork(),
    address,
  };
  return server;
}
