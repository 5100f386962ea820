import { changePhoto } from '#server/domains/children/photo.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import { portrait } from '../pictures/portraits.ts';
import type { Shelf } from '../shelf.ts';
import type { Deed } from '../timeline.ts';

/** How long after the first day the picture is put in, in days. */
const AFTER = 3;
const HAVE_ONE = 0.9;

/** Most children have a picture in their profile, drawn as everything here; who did not release photos has none. */
export const portraits = (calendar: Calendar, cast: Cast, shelf: Shelf, households: readonly Household[]): Deed[] =>
  households
    .filter(({ unsigned, takenBack }) => !unsigned.includes('photoRelease') && takenBack !== 'photoRelease')
    .flatMap((household) => household.children.map((child) => ({ child, household })))
    .filter(({ child }) => new Chance('portrait', child.key).happens(HAVE_ONE))
    .map(({ child: { key, enrolledOn }, household }): Deed => {
      const file = shelf.picture(`portrait ${key}`, 'portrait.jpg', () =>
        portrait(new Chance('face', key), new Chance('family', household.key)),
      );
      return {
        at: calendar.moment(addDays(enrolledOn, AFTER), '12:40'),
        by: () => cast.staff(DIRECTOR),
        act: async (scope) => {
          const { filePath } = await file(scope);
          await changePhoto(scope, cast.child(key), { filePath });
        },
      };
    });
