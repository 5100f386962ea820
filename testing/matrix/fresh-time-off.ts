import { adjustBalance, askForTimeOff } from '#server/domains/time-off/commands.ts';
import type { Stage } from './actors.ts';
import { acting, colleague, here } from './fresh.ts';

// Requests for time off, for rows that need one of their own.

/** Two days, far from whatever other examples plan or close. */
export const daysOff = () => ({ from: '2026-08-17', to: '2026-08-18', minutesADay: null, note: 'A wedding' });

/** A request of somebody who has forty hours left, by their id. */
export async function timeOffRequest(stage: Stage): Promise<{ id: number; staffId: number }> {
  const staffId = await colleague(stage);
  return { id: await requestOf(stage, staffId), staffId };
}

/** What this member of staff asks for. */
export async function requestOf(stage: Stage, staffId: number): Promise<number> {
  return here(stage, async (scope) => {
    await adjustBalance(scope, { staffId, minutes: 2_400, reason: 'Taken over' });
    return (await askForTimeOff(scope.at(scope.now, acting(staffId)), daysOff())).id;
  });
}
