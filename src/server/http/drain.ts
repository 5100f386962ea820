import { Server as Listener } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Drain } from '#server/kernel/drain/drain.ts';

/** So long requests in flight are waited for. */
const PATIENCE_MS = 15_000;
/** A connection on which nothing came for so long after the begin is taken for idle: whoever is at work has been told by then. */
const IDLE_MS = 1_000;
const LOOK_EVERY_MS = 25;
/** A turn of the event loop that is over so soon has done nothing. */
const QUIET_TURN_MS = 0.5;

/**
 * Tells whoever is answered while the server drains that the connection ends with the answer. Not before the listener is closed: until then
 * they would come back with new connections, of which it could cut one.
 */
export function endConnectionsWhileDraining(app: FastifyInstance, drain: Drain): void {
  const isLast = () => drain.begun && !app.server.listening;
  app.addHook('onRequest', async (_request, reply) => {
    if (isLast()) reply.header('connection', 'close');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isLast()) reply.header('connection', 'close');
  });
}

/**
 * Takes no new connection, and returns when those that are open have got their answers, 15 s later at the latest. A connection that
 * is kept alive is closed with its next answer, or when none is asked for: closed at once it might cut a request on its way.
 */
export async function drainConnections(app: FastifyInstance, drain: Drain): Promise<void> {
  drain.begin();
  await quietMoment(app);
  // Not by the HTTP server's own close, which ends idle connections at once.
  Listener.prototype.close.call(app.server);
  const since = performance.now();
  while ((await openConnections(app)) > 0 && performance.now() - since < PATIENCE_MS) {
    if (performance.now() - since > IDLE_MS) {
      await quietMoment(app);
      app.server.closeIdleConnections();
    }
    await delay(LOOK_EVERY_MS);
  }
}

/**
 * Returns right after the system was asked for new connections and new bytes and had none, a second later at the latest: what it
 * has taken and nobody here has seen is cut when the listener or an idle connection closes, with the requests that lie in it.
 */
async function quietMoment(app: FastifyInstance): Promise<void> {
  let arrived = true;
  const note = () => {
    arrived = true;
  };
  app.server.on('connection', note);
  const since = performance.now();
  for (let turn = since; performance.now() - since < IDLE_MS; ) {
    if (!arrived && performance.now() - turn < QUIET_TURN_MS) break;
    arrived = false;
    turn = performance.now();
    await nextTurn();
  }
  app.server.off('connection', note);
}

const openConnections = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((error, count) => resolve(error ? 0 : count)));
