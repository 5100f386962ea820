import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { PlacesAhead } from './opening-rules.ts';
import { putForecast } from './upkeep-queries.ts';

/** Keeps what is expected of the months ahead, in place of what was before. */
export async function keepForecast(scope: Scope, ahead: PlacesAhead): Promise<void> {
  const { center } = await scope.opened;
  await scope.count(putForecast(dayAt(scope.now, center.zone), ahead));
  scope.touch('admissions');
}
