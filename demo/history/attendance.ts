import { recordAttendance, recordDay } from '#server/domains/attendance/commands.ts';
import { recordAbsencesOn } from '#server/domains/attendance/jobs.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import type { FrontKiosk } from './kiosk.ts';
import { attends, type ChildDay, departureOf } from './presence.ts';

type DayInput = Parameters<typeof recordDay>[2][number];

const WRITTEN_UP: Minutes = 18 * 60 + 2;
const CALLED: Minutes = 8 * 60 + 25;

/**
 * Earlier days are written up at closing time, each in one go; today is lived through the door, child by child: by whoever is on
 * duty, or at the kiosk. Who did not come is recorded after midnight by the same routine that does it every night.
 */
export function attendances(calendar: Calendar, cast: Cast, kiosk: FrontKiosk, days: readonly ChildDay[]): Deed[] {
  return [...Map.groupBy(days, ({ date: day }) => day)].flatMap(([day, all]) =>
    day === calendar.today
      ? all.flatMap((childDay) => throughTheKiosk(calendar, cast, kiosk, childDay))
      : [writtenUp(calendar, cast, day, all), night(calendar, day)],
  );
}

function writtenUp(calendar: Calendar, cast: Cast, date: string, all: readonly ChildDay[]): Deed {
  const inputs = () =>
    all.flatMap(({ child, stays, isExcused, isCheckOutForgotten }): DayInput[] => {
      const childId = cast.child(child.key);
      if (isExcused) return [{ childId, checkInBy: null, checkOutBy: null, status: 'absent' }];
      return stays.map(({ from, to, broughtBy, collectedBy }) => ({
        childId,
        checkInTime: timeOf(from),
        checkInBy: broughtBy,
        checkOutTime: isCheckOutForgotten ? null : timeOf(to),
        checkOutBy: isCheckOutForgotten ? null : collectedBy,
      }));
    });
  const time = Math.max(WRITTEN_UP, ...all.map((one) => departureOf(one) + 1));
  return {
    at: calendar.moment(date, timeOf(time)),
    by: () => cast.staff(atTheKiosk(date, time)),
    act: (scope) => recordDay(scope, date, inputs()),
  };
}

const night = (calendar: Calendar, date: string): Deed => ({
  at: calendar.moment(addDays(date, 1), '00:07'),
  act: (scope) => recordAbsencesOn(scope, date),
});

function throughTheKiosk(calendar: Calendar, cast: Cast, kiosk: FrontKiosk, childDay: ChildDay): Deed[] {
  const { child, date: day, stays, isExcused } = childDay;
  const nobody = { checkInBy: null, checkOutBy: null };
  const deed = (time: Minutes, what: Partial<Parameters<typeof recordAttendance>[1]>): Deed => ({
    at: calendar.moment(day, timeOf(time)),
    by: () => cast.staff(atTheKiosk(day, time, child.key)),
    act: (scope) => recordAttendance(scope, { childId: cast.child(child.key), date: day, ...nobody, ...what }),
  });
  if (!attends(childDay)) return isExcused ? [deed(CALLED, { status: 'absent' })] : [];
  return stays.flatMap(({ from, to, broughtBy, collectedBy }) => [
    kiosk.signed(calendar, cast, child, { date: day, time: from, direction: 'in', who: broughtBy }) ??
      deed(from, { checkInTime: timeOf(from), checkInBy: broughtBy }),
    kiosk.signed(calendar, cast, child, { date: day, time: to, direction: 'out', who: collectedBy }) ??
      deed(to, { checkOutTime: timeOf(to), checkOutBy: collectedBy }),
  ]);
}

/** Somebody whose shift it is. */
function atTheKiosk(date: string, time: Minutes, child = ''): string {
  const clock = timeOf(time);
  const here = workingOn(date).filter(({ shift }) => shift && shift[0] <= clock && clock <= shift[1]);
  const closing = workingOn(date).filter(({ shift }) => shift && shift[1] >= '18:00');
  return new Chance('door', date, child).pick(here.length > 0 ? here : closing).key;
}
