import { refreshStatistics } from '#server/db/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Actor } from '#server/kernel/access/actor.ts';

/** Something that somebody did at some moment, by a command of the application. */
export interface Deed {
  readonly at: Date;
  /** Asked when it is done: whoever does it may have been added by an earlier deed. The system when absent. */
  readonly by?: () => Actor;
  readonly act: (scope: Scope) => Promise<unknown>;
}

/** Does what was done until now, one deed after the other as it happened. What is still to come stays undone. */
export async function relive(scope: Scope, deeds: readonly Deed[]): Promise<void> {
  const past = deeds.filter(({ at }) => at <= scope.now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const looks = new Set([32, 16, 8, 4, 2, 1].map((part) => Math.floor(past.length / part)));
  for (const [n, { at, by, act }] of past.entries()) {
    await act(scope.at(at, by?.()));
    if (looks.has(n + 1)) await scope.one(refreshStatistics());
  }
}
