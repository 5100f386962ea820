import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { outsideCenters } from '../db/open-scope.ts';
import type { Routine } from '../jobs/tasks.ts';

/**
 * Seals a center's new audit rows into its chain. The head also leaves the database, into a file beside it, so that
 * somebody who rewrites the log would have to rewrite that too.
 */
export const sealAudit: Routine['run'] = async ({ server, centerId }) => {
  const { now, root } = await outsideCenters(server, async (scope) => {
    const { root } = await scope.one(
      sql<{ root: Buffer | null }>`select seal_audit(${centerId}, ${scope.now}) as root`,
    );
    return { now: scope.now, root };
  });
  if (root) {
    const line = `${now.toISOString()} center ${centerId} ${root.toString('hex')}\n`;
    await appendFile(join(server.config.dataDir, 'audit-seals.log'), line, { mode: 0o600 });
  }
};
