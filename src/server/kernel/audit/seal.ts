import { appendFile } from 'node:fs/promises';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Routine } from '../jobs/tasks.ts';
import { headLine, headsFile } from './heads.ts';
import { seal } from './queries.ts';

/**
 * Seals a center's new audit rows into its chain. The head also leaves the database, into a file beside it, so that
 * somebody who rewrites the log would have to rewrite that too.
 */
export const sealAudit: Routine['run'] = async ({ server, centerId }) => {
  const { now, made } = await outsideCenters(server, async (scope) => ({
    now: scope.now,
    made: await scope.maybe(seal(centerId, scope.now)),
  }));
  if (made) await appendFile(headsFile(server.config), headLine(now, { centerId, ...made }), { mode: 0o600 });
};
