import type { FastifyInstance } from 'fastify';
import { api } from '#contract/index.ts';
import { inCenter, type SessionOpening, whoIs } from '#server/db/open-scope.ts';
import { readerKey } from '#server/db/scope.ts';
import { audiencesOf } from '#server/http/serve.ts';
import { actWith, credentialsOf } from '#server/http/sessions.ts';
import type { Server } from '#server/server.ts';
import type { Actor } from '../access/actor.ts';
import { isPerson } from '../access/actor.ts';
import { HttpError } from '../http-error.ts';
import { lastChange } from './queries.ts';
import { BEAT_MS, event, Streams, SWEEP_MS, type Viewer } from './streams.ts';

const ROUTE = 'GET /api/live';
const BUSY = 'Larkhouse is busy at the moment. Please try again.';
const EVENTS = 'text/event-stream; charset=utf-8';

/** Serves the event stream. `beat` ms apart the streams get a heartbeat. */
export function liveRoutes(app: FastifyInstance, server: Server): Streams {
  const streams = new Streams(
    (centerId) => newestChange(server, centerId),
    () => server.clock.now(),
  );
  const unsubscribe = server.live.subscribe(
    (nudge) => streams.tell(nudge),
    (isHeard) => streams.heed(isHeard),
  );
  const timer = setInterval(() => {
    streams.beat().catch((err: unknown) => server.log.warn({ err }, 'heartbeat failed'));
  }, BEAT_MS);
  const sweeps = setInterval(() => streams.sweep(server.clock.now()), SWEEP_MS);
  server.drain.onBegin(() => streams.sendAway());
  app.addHook('preClose', async () => {
    clearInterval(timer);
    clearInterval(sweeps);
    unsubscribe();
    streams.endAll();
  });

  app.get('/api/live', async (request, reply) => {
    const credentials = credentialsOf(request, server.config, audiencesOf(api[ROUTE]));
    const viewer = await actWith(credentials, (credential) => viewerOf(server, { ...credential, anyOf: null }));
    if (request.method === 'HEAD') return reply.header('cache-control', 'no-store').type(EVENTS).send();
    const newest = await streams.newest(viewer.centerId);
    if (server.drain.begun) throw new HttpError(503, BUSY, { retryAfterSeconds: 2 });
    const { since } = api[ROUTE].query.catch({}).parse(request.query);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      'content-type': EVENTS,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    // Nothing may come between the two: a change would be told by neither.
    const changed = since ? streams.changedSince(viewer, new Date(since)) : undefined;
    streams.add(viewer, reply.raw);
    reply.raw.write(`retry: 2000\n\n${event('beat', { newest, ...changed })}`);
  });
  return streams;
}

async function viewerOf(server: Server, opening: SessionOpening): Promise<Viewer> {
  const { center, session, actor } = await whoIs(server, opening);
  const childIds = childIdsOf(actor);
  return {
    centerId: center.id,
    sessionId: session?.id ?? 0,
    expiresAt: session?.expiresAt ?? server.clock.now(),
    childIds,
    guardianId: actor.kind === 'parent' ? actor.id : null,
    reader: isPerson(actor) ? readerKey(actor) : '',
    isStillAllowed: () => isAllowed(server, opening, childIds),
  };
}

/** Whether the session holds and its person's children are still the same; if not, the browser opens a new stream. */
const isAllowed = (server: Server, opening: SessionOpening, childIds: Viewer['childIds']) =>
  whoIs(server, opening).then(
    ({ actor }) => String(childIdsOf(actor)) === String(childIds),
    // A database that is away for a moment takes nobody's right; the next heartbeat asks again.
    (error: unknown) => !(error instanceof HttpError && (error.status === 401 || error.status === 403)),
  );

const childIdsOf = (actor: Actor) => (actor.kind === 'parent' ? actor.childIds : null);

const newestChange = async (server: Server, centerId: number): Promise<number> =>
  inCenter(server, { centerId }, async (scope) => (await scope.maybe(lastChange()))?.id ?? 0);
