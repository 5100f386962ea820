import path from 'node:path';
import type { Config } from '#server/config.ts';
import { historyIn } from '#server/db/embedded/history.ts';
import { wholeBases } from './choose.ts';
import { notedTrouble } from './layout.ts';
import { sizeBelow, waitingSegments } from './room.ts';

/** How the history is, as whoever looks after the installation is told. */
export async function howHistoryIs({ dataDir }: Pick<Config, 'dataDir'>) {
  const history = historyIn(dataDir);
  const { whole } = await wholeBases(dataDir);
  return {
    /** From then on every moment can be restored; null: none can. */
    since: whole[0]?.from ?? null,
    size: await sizeBelow(history),
    /** Segments of the log that could not be kept yet. */
    waiting: await waitingSegments(path.join(dataDir, 'database', 'pg')),
    /** Why nothing could be kept when it was last tried. */
    trouble: await notedTrouble(history),
  };
}
