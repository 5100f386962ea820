import { outsideCenters } from '#server/db/open-scope.ts';
import { centers } from '#server/kernel/center/queries.ts';
import type { Server } from '#server/server.ts';

/** Keeps what makes earlier moments again (backups-16), by the clock of the first center. Called every five minutes. */
export async function keepHistory(server: Server): Promise<void> {
  if (!server.history) return;
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  const first = all.find(({ isDemo }) => !isDemo);
  if (first) await server.history.tend(first.timeZone);
}
