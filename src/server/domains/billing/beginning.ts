import { centerFounded } from '#server/domains/accounts/hooks.ts';
import { on } from '#server/kernel/hooks.ts';
import { insertPlans } from './plans/queries.ts';
import { insertCounters, insertSettings } from './settings-queries.ts';

/** A new center gets its rules for billing, the counters of its numbers, and two plans to begin with. */
export const createBilling = on(centerFounded, (scope) => {
  scope.later(insertSettings());
  scope.later(insertCounters());
  const common = { isOffered: true, basisPoints: null, weekdays: null, createdAt: scope.now };
  scope.later(
    insertPlans([
      { name: 'Weekly Daycare Plan', kind: 'tuition', cadence: 'weekly', amount: 350_00, ...common },
      { name: 'Registration fee', kind: 'fee', cadence: 'once', amount: 150_00, ...common },
    ]),
  );
});
