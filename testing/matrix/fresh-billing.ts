import { randomUUID } from 'node:crypto';
import { addDays } from '../../src/server/clock/zone.ts';
import { inCenter } from '../../src/server/db/open-scope.ts';
import type { Scope } from '../../src/server/db/scope.ts';
import { recordAttendance } from '../../src/server/domains/attendance/commands.ts';
import { enrollInPlan } from '../../src/server/domains/billing/enrollments.ts';
import { addPlan } from '../../src/server/domains/billing/plan-commands.ts';
import { updateSettings } from '../../src/server/domains/billing/settings-queries.ts';
import { closeOn } from '../../src/server/domains/center/commands.ts';
import type { Stage } from './actors.ts';
import * as fresh from './fresh.ts';

const here = <T>({ larkhouse, here: { centerId } }: Stage, work: (scope: Scope) => Promise<T>): Promise<T> =>
  inCenter(larkhouse.server, { centerId }, work);

export const plan = () =>
  ({ name: `Plan ${randomUUID()}`, kind: 'tuition', cadence: 'weekly', amount: 30_000, isOffered: false }) as const;

/** Another plan of the first center; returns its id. */
export const planId = (stage: Stage): Promise<number> =>
  here(stage, async (scope) => (await addPlan(scope, plan())).id);

/** What puts a new child on a new plan. */
export const enrollmentBody = async (stage: Stage) => ({
  body: { childId: (await fresh.family(stage)).childId, planId: await planId(stage), from: '2026-03-02' },
});

/** An enrollment of a new child; returns its id. */
export const enrollment = async (stage: Stage): Promise<number> => {
  const { body } = await enrollmentBody(stage);
  return here(stage, async (scope) => (await enrollInPlan(scope, body)).id);
};

/** A new child's stay that ended two hours after closing, a Friday; returns its id. */
export async function latePickup(stage: Stage): Promise<number> {
  const { childId } = await fresh.family(stage);
  const stay = { childId, date: '2026-02-27', checkInTime: '08:00', checkInBy: 'Ann', checkOutTime: '20:00' };
  return here(stage, async (scope) => {
    await scope.count(updateSettings({ lateFeePerMinute: 100 }));
    return (await recordAttendance(scope, { ...stay, checkOutBy: 'Ann' })).id;
  });
}

/** A closed day that is not credited yet. */
export async function closedDay(stage: Stage) {
  closedDays += 1;
  const from = addDays('2027-01-01', closedDays);
  await here(stage, (scope) => closeOn(scope, [{ date: from, reason: 'Snow' }]));
  return { body: { from, to: from } };
}
let closedDays = 0;
