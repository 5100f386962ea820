import { roomByName } from '#server/domains/center/queries.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import { recordHeadcounts } from '#server/domains/compliance/headcounts.ts';
import { dosesOf } from '#server/domains/compliance/immunization-rules.ts';
import { recordDoses, recordExemption } from '#server/domains/compliance/immunizations.ts';
import { SCHEDULE } from '#server/domains/compliance/packs.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
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
    const there = days.filter((one) => one.date === day && attends(one));
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

function counted(room: string, date: string, time: Minutes, own: readonly ChildDay[]) {
  const chance = new Chance('headcount', room, date, time);
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

/** What is due on one day is given on one visit, some days later; the first in the hospital, influenza in autumn. */
function givenBy({ key, dateOfBirth }: Child, date: string) {
  const chance = new Chance('immunizations', key);
  return dosesOf(SCHEDULE, { dateOfBirth, given: [], exemptions: [] }, date).flatMap(({ vaccine, dose, dueOn }) => {
    const visit = new Chance('visit', key, dueOn);
    const later = dueOn === dateOfBirth ? 0 : vaccine === 'FLU' ? visit.between(75, 130) : visit.between(0, 4);
    const givenOn = addDays(dueOn, later);
    if (givenOn > date || chance.happens(0.025)) return [];
    return [{ vaccine, dose, givenOn, source: 'State immunization form' }];
  });
}
