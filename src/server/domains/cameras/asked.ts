import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Asked } from './queries.ts';

/** Who asks, and when, as the queries of cameras want it. */
export async function askedBy(scope: Scope): Promise<Asked> {
  const { center, session } = await scope.opened;
  return { sessionId: session?.id ?? 0, now: scope.now, today: dayAt(scope.now, center.zone) };
}
