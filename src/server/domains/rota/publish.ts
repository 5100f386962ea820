import type { Scope } from '#server/db/scope.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { type Counts, changesOf, countsOf, isTold } from './publication-rules.ts';
import { deleteShifts, insertChanges, lockRota, publishShifts, shiftsBetween } from './queries.ts';
import { publishableIn, todayOf } from './week.ts';

/**
 * Publishes the week of a date: what is planned is what people were told from now on, and each for whom something changed is told once
 * (rota-6). What has passed is told nobody. Published again, nothing happens.
 */
export async function publishWeek(scope: Scope, date: string): Promise<Counts[]> {
  scope.later(lockRota());
  const from = mondayOf(date);
  const to = addDays(from, 6);
  const week = { from, to, shifts: await scope.all(shiftsBetween(from, to)) };
  const open = publishableIn(week).filter((shift) => !isTold(shift));
  if (open.length === 0) return [];
  const gone = open.filter(({ planned }) => planned === null).map(({ id }) => id);
  const published = open.filter(({ planned }) => planned !== null).map(({ id }) => id);
  await scope.count(deleteShifts(gone));
  await scope.count(publishShifts(published, scope.now));
  const today = await todayOf(scope);
  const changes = changesOf(open)
    .map(({ shiftId: _, ...change }) => ({ ...change, date: (change.after ?? change.before)?.date ?? from }))
    .filter((change) => change.date >= today);
  await scope.count(insertChanges(changes, scope.now));
  audit(scope, { action: 'publish rota', entity: 'shift', ids: [...published, ...gone], after: { from, to } });
  const told = countsOf(changes);
  for (const { staffId } of told) {
    await notify(scope, {
      kind: 'event',
      event: 'shifts-published',
      recipients: { people: [{ kind: 'staff', id: staffId }] },
      about: { date: from, anewSince: scope.now.toISOString() },
    });
  }
  scope.touch('rota');
  return told;
}
