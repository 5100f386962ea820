import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { presence } from './ratio-queries.ts';
import { staffNeeded } from './rules.ts';

/** Each room with a ratio: the children who are there now, and the staff in care there (presence-6). */
export async function ratiosNow(scope: Scope) {
  const { center } = await scope.opened;
  const rows = await scope.all(presence(dayAt(scope.now, center.zone), scope.now));
  return rows.map((row) => {
    const needed = staffNeeded(row.childrenPresent, row.childrenPerStaff);
    return { ...row, staffNeeded: needed, isBroken: row.staffOnDuty < needed };
  });
}
