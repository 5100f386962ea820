import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { drainConnections } from '#server/http/drain.ts';
import type { Started } from '#server/start.ts';

/** What a bare handler answers with. */
interface Bare {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
}

/** Ends this process with all that it has started, and the bare handlers, once whoever forked it is gone or has hung up. */
export function endWhenAlone(app: FastifyInstance, started: Started, bare: Bare): void {
  const end = async () => {
    await Promise.all([drainConnections(app, started.server.drain), started.stopJobs()]);
    await app.close();
    bare.app.server.closeAllConnections();
    await bare.app.close();
    await bare.pool.end();
    await started.stop();
    process.exit();
  };
  process.once('disconnect', end);
  if (!process.connected) void end();
}
