import type { Scope } from '#server/db/scope.ts';
import { decided } from '#server/domains/attendance/commands.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import { dosesAround, lockMedication, medicationById } from './queries.ts';
import { checkConsent, checkInterval } from './rules.ts';

interface Asked {
  readonly childIds: readonly number[];
  readonly medicationId?: number | undefined;
  readonly dose: string;
  readonly refusedReason: string;
  readonly acknowledged?: boolean | undefined;
  readonly acknowledgedReason: string;
}

/**
 * What is kept of a dose, once it may be given: the medicine is this child's, a guardian's consent holds on the day, and
 * the agreed time has passed since the last one, or the warning was read. A dose the child refused is no dose taken.
 */
export async function decideDose(
  scope: Scope,
  { zone }: { zone: string },
  { childIds: [childId], medicationId, dose, refusedReason, ...asked }: Asked,
  { date, at }: { date: string; at: Date },
) {
  const id = medicationId ?? 0;
  scope.later(lockMedication(id));
  const found = await scope.maybe(medicationById(id, date));
  const medication = orRefuse(
    found?.childId === childId ? found : undefined,
    invalid({ medicationId: 'This child has no such medicine' }),
  );
  decided(checkConsent(medication, date));
  const taken = refusedReason === '';
  const others = await scope.all(dosesAround(medication, at, medication.minMinutesBetween));
  const told = (moment: Date) =>
    dayAt(moment, zone) === date ? timeAt(moment, zone) : `${dayAt(moment, zone)} ${timeAt(moment, zone)}`;
  const acknowledged = { isRead: asked.acknowledged === true, reason: asked.acknowledgedReason };
  const interval = { at, others, minMinutesBetween: medication.minMinutesBetween };
  if (taken) decided(checkInterval(interval, acknowledged, told));
  return {
    medicationId: id,
    dose: dose || medication.dose,
    refusedReason: refusedReason || null,
    tooSoonReason: taken && others.length > 0 ? asked.acknowledgedReason : null,
  };
}
