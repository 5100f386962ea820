import type { FastifyInstance } from 'fastify';
import { obstacleTo } from './kernel/files/room.ts';
import type { Server } from './server.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, with the schema it was started on, files can be stored and
 * the data folder has room. It says what is wrong, and whether the server is about to stop. */
export function healthRoutes(app: FastifyInstance, server: Server): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const [database, storage, obstacle] = await Promise.all([
      succeeds(server.database.jobs.query('select 1')),
      succeeds(server.files.check()),
      obstacleTo(server.config).catch(() => null),
    ]);
    const ok = database && storage && !obstacle && !server.drain.begun;
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok, database, storage, ...(obstacle && { obstacle }), ...(server.drain.begun && { stopping: true }) });
  });
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
