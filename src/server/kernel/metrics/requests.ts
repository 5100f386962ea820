import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { routeOf } from '#server/kernel/log/request.ts';

/** In seconds; what people feel lies between the second and the fifth. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 1, 5, 30];
/** It lasts as long as a screen is open, and has a gauge of its own. */
const STREAM = '/api/live';

/** Counts requests by the route's template and status: never by an address, of which there are endlessly many. */
export function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'larkhouse_http_request_seconds',
    help: 'Requests by method, route template and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request) ?? 'none';
    if (route === STREAM) return;
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
}
