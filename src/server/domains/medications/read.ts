import type { Scope } from '#server/db/scope.ts';
import { enrolledChild } from '#server/domains/children/queries.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { type MedicationRow, medicationById, medicationsOf } from './queries.ts';
import { nextDue, stateOn, tooSoonUntil } from './rules.ts';

/** A child's medications with what was given last; who saw them is kept. */
export async function readMedications(scope: Scope, childId: number) {
  orRefuse(await scope.maybe(enrolledChild(childId)), noSuchChild());
  const { today, zone } = await clockOf(scope);
  const rows = await scope.all(medicationsOf(childId, today));
  const ids = rows.map((row) => row.id);
  if (ids.length > 0) audit(scope, { action: 'see medications', entity: 'medication', ids, children: [childId] });
  return rows.map((row) => asRead(row, { now: scope.now, today, zone }));
}

/** One medication as it stands, for whoever has just changed it. */
export async function readMedication(scope: Scope, id: number) {
  const clock = await clockOf(scope);
  return asRead(await scope.one(medicationById(id, clock.today)), { now: scope.now, ...clock });
}

async function clockOf(scope: Scope) {
  const { center } = await scope.opened;
  return { today: dayAt(scope.now, center.zone), zone: center.zone };
}

function asRead(row: MedicationRow, { now, today, zone }: { now: Date; today: string; zone: string }) {
  const { lastAt, lastDose, lastBy, dosesToday, ...medication } = row;
  const state = stateOn(row, today);
  const until = lastAt && lastBy ? tooSoonUntil({ at: lastAt, by: lastBy }, row.minMinutesBetween) : null;
  return {
    ...medication,
    state,
    lastDose:
      lastAt && lastBy && lastDose
        ? { at: lastAt, date: dayAt(lastAt, zone), time: timeAt(lastAt, zone), dose: lastDose, by: lastBy }
        : null,
    tooSoonUntil: until && until > now ? until : null,
    dueAt: state === 'current' ? nextDue(row.times, dosesToday) : null,
  };
}
