import type { FastifyInstance } from 'fastify';
import type { Server } from './server.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, with the schema it was started on. */
export function healthRoutes(app: FastifyInstance, server: Server): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const database = await server.database.jobs.query('select 1').then(
      () => true,
      () => false,
    );
    return reply
      .status(database ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: database, database });
  });
}
