import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '#server/db/scope.ts';

/** The header that names a request in its answer, and by which its lines are found in the log. */
export const REFERENCE_HEADER = 'x-request-id';

/** Names a request: short enough to be read out on the phone. What a client sends as its name is not taken over. */
export const newReference = (): string => randomBytes(4).toString('hex');

const centers = new WeakMap<object, number>();

/** Notes the center that a request acts in, for its line in the log. */
export function noteCenter(request: FastifyRequest, scope: Scope): void {
  scope.opened.then(
    ({ center }) => centers.set(request, center.id),
    () => undefined,
  );
}

/** The address as the routes write it, `/api/children/:id`; undefined where there is none. Never what was asked for itself. */
export const routeOf = ({ routeOptions }: FastifyRequest): string | undefined => routeOptions.url;

/** What the log says of a request, and nothing else (http-10, http-21); its id stands on each of its lines as `request`. */
export const aboutRequest = (request: FastifyRequest, reply: FastifyReply) => ({
  method: request.method,
  route: routeOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
  center: centers.get(request),
});

/** Names every request in its answer, and tells the log of it once it has ended. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REFERENCE_HEADER, request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const about = aboutRequest(request, reply);
    if (reply.statusCode >= 500) request.log.warn(about, 'request');
    else request.log.info(about, 'request');
  });
}
