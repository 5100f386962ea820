import type { FastifyInstance } from 'fastify';
import type { Server } from './server.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, with the schema it was started on, and files can be stored. */
export function healthRoutes(app: FastifyInstance, server: Server): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([
      succeeds(server.database.jobs.query('select 1')),
      succeeds(server.files.check()),
    ]);
    const ok = database && storage;
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, database, storage });
  });
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
