import { inCenter } from '#server/db/open-scope.ts';
import { addDays, dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { lockInquiry } from './queries.ts';
import { mailTour } from './tour-letters.ts';
import { noteReminded, tourById, toursToRemind } from './tour-queries.ts';

/** Nobody is reminded at night. */
const FROM = '08:00';

/**
 * Reminds families of tomorrow's tour, once each, however often this runs; whoever booked it today has just had a mail. Each in a
 * transaction of its own, so that a stop leaves no mail twice and none unsaid.
 */
export const remindOfTours: Routine['run'] = async ({ server, centerId }) => {
  const due = await inCenter(server, { centerId }, async (scope) => {
    const { zone } = (await scope.opened).center;
    const today = dayAt(scope.now, zone);
    if (timeAt(scope.now, zone) < FROM) return [];
    const tours = await scope.all(toursToRemind(addDays(today, 1)));
    return tours.filter(({ bookedAt, email }) => email !== null && dayAt(bookedAt, zone) < today);
  });
  for (const { id, inquiryId } of due) {
    await inCenter(server, { centerId }, async (scope) => {
      if ((await scope.count(lockInquiry(inquiryId))) === 0 || (await scope.count(noteReminded(id, scope.now))) === 0)
        return;
      await mailTour(server, scope, 'tour-reminder', await scope.one(tourById(id)));
    });
  }
};
