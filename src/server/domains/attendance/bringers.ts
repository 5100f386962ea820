import { barredPerson } from '#contract/guardians-pickup.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { bringersSince } from './queries.ts';

const DAYS = 60;

/** Who brought each child lately, as it was recorded. Whoever may not collect a child is not proposed for bringing it either. */
export async function readBringers(scope: Scope) {
  const { center } = await scope.opened;
  const rows = await scope.all(bringersSince(dayAt(scope.now, center.zone), DAYS));
  return rows.filter(({ by, barred }) => !barredPerson(by, barred)).map(({ barred: _, ...row }) => row);
}
