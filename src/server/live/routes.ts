import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { api } from '../../contract/index.ts';
import type { Actor } from '../access/actor.ts';
import { isPerson } from '../access/actor.ts';
import { READS } from '../audit/reads.ts';
import { inCenter, inSession, type SessionDoor } from '../db/open-scope.ts';
import { readerKey } from '../db/scope.ts';
import { audiencesOf } from '../http/serve.ts';
import { actWith, credentialsOf } from '../http/sessions.ts';
import { Refusal } from '../refusal.ts';
import type { Server } from '../server.ts';
import { BEAT_MS, event, Streams, type Viewer } from './streams.ts';

const ROUTE = 'GET /api/live';

/** Serves the event stream. `beat` ms apart the streams get a heartbeat. */
export function liveRoutes(app: FastifyInstance, server: Server): Streams {
  const streams = new Streams(async (centerId) => (await newestChange(server, centerId)).id);
  const unsubscribe = server.live.subscribe((nudge) => streams.tell(nudge));
  const timer = setInterval(() => {
    streams.beat().catch((error: Error) => server.log.warn({ err: { message: error.message } }, 'heartbeat failed'));
  }, BEAT_MS);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    unsubscribe();
    streams.endAll();
  });

  app.get('/api/live', async (request, reply) => {
    const credentials = credentialsOf(request, server.config, audiencesOf(api[ROUTE]));
    const viewer = await actWith(credentials, (credential) => viewerOf(server, { ...credential, anyOf: null }));
    const newest = await newestChange(server, viewer.centerId);
    const { since } = api[ROUTE].query.catch({}).parse(request.query);
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(
      `retry: 2000\n\n${event('beat', { newest: newest.id, ...(since && { unchanged: isBefore(newest, since) }) })}`,
    );
    streams.add(viewer, reply.raw);
  });
  return streams;
}

const viewerOf = (server: Server, door: SessionDoor): Promise<Viewer> =>
  inSession(server, door, async (scope) => {
    const { center, session, actor } = await scope.opened;
    const childIds = childIdsOf(actor);
    return {
      centerId: center.id,
      sessionId: session?.id ?? 0,
      childIds,
      guardianId: actor.kind === 'parent' ? actor.id : null,
      reader: isPerson(actor) ? readerKey(actor) : '',
      isStillAllowed: () => isAllowed(server, door, childIds),
    };
  });

/** Whether the session holds and its person's children are still the same; if not, the browser opens a new stream. */
const isAllowed = (server: Server, door: SessionDoor, childIds: Viewer['childIds']) =>
  inSession(server, door, async (scope) => String(childIdsOf((await scope.opened).actor)) === String(childIds)).catch(
    (error: unknown) => {
      if (error instanceof Refusal && (error.status === 401 || error.status === 403)) return false;
      // A database that is away for a moment takes nobody's right; the next heartbeat asks again.
      return true;
    },
  );

const childIdsOf = (actor: Actor) => (actor.kind === 'parent' ? actor.childIds : null);

interface Change {
  /** 0 before the first one. */
  readonly id: number;
  readonly at: Date;
}
const newestChange = async (server: Server, centerId: number): Promise<Change> =>
  inCenter(server, { centerId }, async (scope) => (await scope.maybe(lastChange())) ?? { id: 0, at: new Date(0) });

const lastChange = () => sql<Change>`
  select id, at from audit where action <> all (${[...READS]}::text[]) order by id desc limit 1`;

/** A change carries the time at which its transaction began; none takes as long as this. */
const LONGEST_WRITE_MS = 60_000;
const isBefore = ({ at }: Change, since: string): boolean => at.getTime() < Date.parse(since) - LONGEST_WRITE_MS;
