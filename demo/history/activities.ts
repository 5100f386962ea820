import { recordActivities } from '#server/domains/activities/commands.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { teachersOf } from '../people/staff.ts';
import { OWN_PLAY } from '../texts/day.ts';
import { AFTERNOONS } from '../texts/notices.ts';
import { themeOn } from '../texts/report.ts';
import { timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { type ChildDay, isThereAt } from './presence.ts';

const WEEKS_BACK_DAYS = 15;

/** A room's two activities of a day: the morning's, and what everybody did who was still there in the afternoon. */
export const roomActivities = (calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] => [
  ...mornings(calendar, cast, days),
  ...afternoons(calendar, cast, days),
];

/** What a room did in the morning, written down for the children whose part in it was worth a line. */
function mornings(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  return calendar.openDays.slice(-WEEKS_BACK_DAYS).flatMap((day) =>
    DEFAULT_ROOMS.flatMap(({ name: room, ageGroup }): Deed[] => {
      const chance = new Chance('activity', room, day);
      const at = chance.between(10 * 60 + 50, 11 * 60 + 30);
      const by = teachersOf(room).find((teacher) => workingOn(day).includes(teacher))?.key;
      const there = days.filter((one) => one.date === day && one.child.room === room && isThereAt(one, at));
      if (!ageGroup || !by || there.length === 0) return [];
      const noticed = chance.some(there, chance.between(3, 6));
      const own = chance.some(OWN_PLAY[ageGroup], noticed.length);
      return [
        {
          at: calendar.moment(day, timeOf(at)),
          by: () => cast.staff(by),
          act: (scope) =>
            recordActivities(
              scope,
              noticed.map(({ child }, index) => ({
                childId: cast.child(child.key),
                date: day,
                activity: themeOn(day, ageGroup),
                notes: `${child.firstName} ${own[index] ?? ''}.`,
                staffId: cast.staff(by).id,
              })),
            ),
        },
      ];
    }),
  );
}

function afternoons(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  return calendar.openDays.slice(-WEEKS_BACK_DAYS).flatMap((day) =>
    DEFAULT_ROOMS.flatMap(({ name: room }): Deed[] => {
      const chance = new Chance('afternoon', room, day);
      const at = chance.between(15 * 60 + 10, 15 * 60 + 50);
      const by = teachersOf(room).findLast((teacher) => workingOn(day).includes(teacher))?.key;
      const there = days.filter((one) => one.date === day && one.child.room === room && isThereAt(one, at));
      if (!by || there.length === 0) return [];
      const activity = chance.pick(AFTERNOONS);
      return [
        {
          at: calendar.moment(day, timeOf(at)),
          by: () => cast.staff(by),
          act: (scope) =>
            recordActivities(
              scope,
              there.map(({ child }) => ({
                childId: cast.child(child.key),
                date: day,
                activity,
                notes: '',
                staffId: cast.staff(by).id,
              })),
            ),
        },
      ];
    }),
  );
}
