import { audit } from '../../audit/audit.ts';
import { dayAt, timeAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import type { Serve } from '../../http/serve.ts';
import { orRefuse } from '../../refusal.ts';
import { noSuchChild } from '../children/commands.ts';
import { enrolledChild } from '../children/queries.ts';
import { addMedication, editMedication, endMedication } from './commands.ts';
import { type MedicationRow, medicationById, medicationsOf } from './queries.ts';
import { nextDue, stateOn, tooSoonUntil } from './rules.ts';

export function medicationRoutes(serve: Serve): void {
  serve('GET /api/children/:id/medications', async ({ scope, params: { id } }) => {
    orRefuse(await scope.maybe(enrolledChild(id)), noSuchChild());
    const { today, zone } = await clockOf(scope);
    const rows = await scope.all(medicationsOf(id, today));
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) audit(scope, { action: 'see medications', entity: 'medication', ids, children: [id] });
    return rows.map((row) => asRead(row, { now: scope.now, today, zone }));
  });
  serve('POST /api/children/:id/medications', async ({ scope, params, body }) =>
    read(scope, await addMedication(scope, params.id, body)),
  );
  serve('PATCH /api/medications/:id', async ({ scope, params, body }) => {
    await editMedication(scope, params.id, body);
    return read(scope, params.id);
  });
  serve('POST /api/medications/:id/end', async ({ scope, params }) => {
    await endMedication(scope, params.id);
    return read(scope, params.id);
  });
}

async function read(scope: Scope, id: number) {
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
