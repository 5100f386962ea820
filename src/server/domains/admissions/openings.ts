import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { type Opening, openingsOf } from './opening-rules.ts';
import { openingForecast, type WaitingKeyRow } from './upkeep-queries.ts';

/** What is expected for children who wait, in the order of the list; without a forecast nothing is known of anybody. */
export async function expectedOpenings(
  scope: Scope,
  inOrder: readonly WaitingKeyRow[],
): Promise<ReadonlyMap<number, Opening>> {
  const kept = await scope.maybe(openingForecast());
  return kept ? openingsOf(inOrder, kept.ahead) : new Map();
}

/** Asks for a forecast where none is of today, as when the first child comes onto the list. */
export async function askForForecast(scope: Scope): Promise<void> {
  const { center } = await scope.opened;
  const kept = await scope.maybe(openingForecast());
  if (kept?.madeOn !== dayAt(scope.now, center.zone))
    enqueue(scope, 'foresee-openings', {}, { key: `openings ${center.id}` });
}

/** As it is told; of whom nothing is known, and of who pauses, nothing. */
export const openingShown = (opening: Opening | undefined) =>
  typeof opening === 'object'
    ? ({ kind: 'month', month: opening.month } as const)
    : ({ kind: opening ?? 'unknown', month: null } as const);
