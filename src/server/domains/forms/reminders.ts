import { inCenter } from '#server/db/open-scope.ts';
import { addDays, dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { dueRequests, noteReminders } from './reminder-queries.ts';
import { REMINDED, REMINDED_FOR, reminderOn } from './reminder-rules.ts';

/** Nobody is reminded at night. */
const FROM = '07:00';

/**
 * Reminds guardians of forms that they have not signed, 7 days and 1 day before they are due and on the day after: once each, however often
 * this runs, and of all forms of a child at once (forms-42).
 */
export const remindOfForms: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { center } = await scope.opened;
    if (timeAt(scope.now, center.zone) < FROM) return;
    const today = dayAt(scope.now, center.zone);
    const found = await scope.all(dueRequests(addDays(today, -REMINDED_FOR), addDays(today, REMINDED[0]), center.zone));
    const due = found.flatMap((request) => {
      const daysAhead = reminderOn(request, today);
      return daysAhead === null ? [] : [{ ...request, daysAhead }];
    });
    if (due.length === 0) return;
    const noted = new Set((await scope.all(noteReminders(due, scope.now))).map(({ formRequestId }) => formRequestId));
    const told = due.filter(({ id }) => noted.has(id));
    for (const childId of new Set(told.map((request) => request.childId))) {
      const ofChild = told.filter((request) => request.childId === childId);
      for (const event of ['form-overdue', 'form-due'] as const) {
        const those = ofChild.filter(({ daysAhead }) => daysAhead < 0 === (event === 'form-overdue'));
        const people = [...new Set(those.flatMap(({ guardianIds }) => guardianIds))].map((id) => ({
          kind: 'parent' as const,
          id,
        }));
        const about = { id: childId, childIds: [childId], anewSince: scope.now.toISOString() };
        if (people.length > 0) await notify(scope, { kind: 'form', event, recipients: { people }, about });
      }
    }
  });
