import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { signedOut } from './kernel/http-error.ts';
import { hashToken } from './kernel/secrets/vault.ts';
import type { Server } from './server.ts';

/**
 * `/metrics` for Prometheus, to whoever holds `METRICS_TOKEN`; where none is set there is nothing at this address, and nothing is
 * measured (system-1). It tells of numbers alone: of no center, and of nobody.
 */
export async function metricsRoute(app: FastifyInstance, server: Server, streams: () => number): Promise<void> {
  const { metricsToken } = server.config;
  if (!metricsToken) return;
  const token = hashToken(metricsToken);
  // What nobody asked for takes no memory.
  const [{ collectDefaultMetrics, Registry }, { addGauges }, { countRequests }] = await Promise.all([
    import('prom-client'),
    import('./kernel/metrics/gauges.ts'),
    import('./kernel/metrics/requests.ts'),
  ]);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, server, streams);
  countRequests(app, registry);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(hashToken(given), token)) throw signedOut();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
