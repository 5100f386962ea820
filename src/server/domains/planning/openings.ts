import { inCenter } from '#server/db/open-scope.ts';
import { keepForecast } from '#server/domains/admissions/opening-commands.ts';
import { isAnybodyWaiting } from '#server/domains/admissions/upkeep-queries.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import { placesAhead } from './read.ts';

/** Each night, where somebody waits for a place. */
export const askForOpenings: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => {
    if ((await scope.one(isAnybodyWaiting())).isWaiting)
      enqueue(scope, 'foresee-openings', {}, { key: `openings ${centerId}` });
  });

/** Works out how many places are expected to be free in the months ahead, for those who wait (admissions-18). */
export const foreseeOpenings: Task = ({ server, centerId }) =>
  inCenter(server, { centerId }, async (scope) => keepForecast(scope, await placesAhead(scope)));
