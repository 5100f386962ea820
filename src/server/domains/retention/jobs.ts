import { dayAt } from '../../clock/zone.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Routine } from '../../jobs/tasks.ts';
import { periods } from './queries.ts';
import { firstDaysKept } from './rules.ts';
import { STEPS } from './steps.ts';

/**
 * Removes for good what is past the center's retention periods, and says in the audit log what it was
 * (docs/decisions/0025-what-retention-removes.md). Each step is a transaction of its own.
 */
export const endRetention: Routine['run'] = async ({ server, centerId }) => {
  for (const step of STEPS) {
    await inCenter(server, { centerId }, async (scope) => {
      const { zone } = (await scope.opened).center;
      await step(scope, firstDaysKept(dayAt(scope.now, zone), await scope.one(periods())), zone);
    });
  }
};
