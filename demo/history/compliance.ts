import { addDays } from '../../src/server/clock/zone.ts';
import { roomByName } from '../../src/server/domains/center/queries.ts';
import { DEFAULT_ROOMS } from '../../src/server/domains/center/rules.ts';
import { recordHeadcounts } from '../../src/server/domains/compliance/headcounts.ts';
import { dosesOf } from '../../src/server/domains/compliance/immunization-rules.ts';
import { recordDoses, recordExemption } from '../../src/server/domains/compliance/immunizations.ts';
import { SCHEDULE } from '../../src/server/domains/compliance/packs.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child, Household } from '../people/households.ts';
import { DIRECTOR, teachersOf } from '../people/staff.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { attends, type ChildDay, departureOf, isThereAt } from './presence.ts';

const DAYS_BACK = 10;
const COUNTED_AT: readonly Minutes[] = [10 * 60 + 5, 15 * 60 + 35];
const WRITTEN_UP: Minutes = 18 * 60 + 10;

/** The rooms are counted twice a day; earlier days were kept on paper and written up after closing, as the attendance was. */
export const headcounts = (calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] =>
  calendar.openDays.slice(-DAYS_BACK).flatMap((day) => {
    const there = days.filter((one) => one.day === day && attends(one));
    const closing = Math.max(WRITTEN_UP, ...there.map((one) => departureOf(one) + 4));
    return DEFAULT_ROOMS.flatMap(({ name, ageGroup }): Deed[] => {
      const by = teachersOf(name).find((teacher) => workingOn(day).includes(teacher))?.key;
      if (!ageGroup || !by) return [];
      const own = there.filter(({ child }) => child.room === name);
      const counts = COUNTED_AT.map((time) => counted(name, day, time, own));
      const keep =
        (all: typeof counts): Deed['act'] =>
        async (scope) => {
          const room = await scope.one(roomByName(name));
          const taken = all.map(({ time, ...count }) => ({
            ...count,
            roomId: room.id,
            countedAt: calendar.moment(day, timeOf(time)),
          }));
          return recordHeadcounts(scope, taken);
        };
      if (day !== calendar.today)
        return [{ at: calendar.moment(day, timeOf(closing)), by: () => cast.staff(by), act: keep(counts) }];
      return counts.map((count) => ({
        at: calendar.moment(day, timeOf(count.time + 1)),
        by: () => cast.staff(by),
        act: keep([count]),
      }));
    });
  });

function counted(room: string, day: string, time: Minutes, own: readonly ChildDay[]) {
  const chance = new Chance('headcount', room, day, time);
  const there = own.filter((one) => isThereAt(one, time)).length;
  const isShort = there > 3 && chance.happens(0.05);
  return {
    time,
    counted: isShort ? there - 1 : there,
    note: isShort ? 'One child was in the bathroom with a teacher.' : '',
  };
}

/** Families bring the state's form; what it says is written up some weeks after enrollment, and a few doses are missing. */
export function immunizationForms(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const children = households.flatMap((household) => household.children);
  return children.map((child) => {
    const day = formDay(calendar, child);
    return {
      at: calendar.moment(day, '17:10'),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const childId = cast.child(child.key);
        await recordDoses(scope, childId, givenBy(child, day));
        if (new Chance('exemption', child.key).happens(0.03))
          await recordExemption(scope, childId, {
            vaccine: 'HepA',
            kind: 'medical',
            dated: day,
            source: 'Letter of the pediatrician',
          });
      },
    };
  });
}

const formDay = ({ today }: Calendar, { enrolledOn }: Child): string => {
  const recently = addDays(today, -21);
  return enrolledOn > recently ? enrolledOn : recently;
};

function givenBy({ key, dateOfBirth }: Child, day: string) {
  const chance = new Chance('immunizations', key);
  return dosesOf(SCHEDULE, { dateOfBirth, given: [], exemptions: [] }, day).flatMap(({ vaccine, dose, dueOn }) => {
    const givenOn = addDays(dueOn, chance.between(0, 24));
    if (givenOn > day || chance.happens(0.025)) return [];
    return [{ vaccine, dose, givenOn, source: 'State immunization form' }];
  });
}
