import type { PunchKind } from '#contract/time-clock-choices.ts';
import { dutiesOf } from '#server/domains/staff/duty-queries.ts';
import { askForCorrection } from '#server/domains/time-clock/requests.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR, type Employee, isTeacher } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { CLOCKED_DAYS, clocks } from './clock.ts';
import { FORGETFUL, workingOn } from './employment.ts';

const LUNCH = ['12:00', '12:30'] as const;
/** This morning somebody is on a break while the demonstration is shown. */
const COFFEE = ['10:05', '10:25'] as const;

/** Breaks of those whom no ratio counts, and a request: whoever forgot to clock out asks for the end to be corrected. */
export function breaksAndRequests(calendar: Calendar, cast: Cast): Deed[] {
  const days = calendar.openDays.slice(-CLOCKED_DAYS);
  const takers = (day: string) =>
    workingOn(day).filter((one) => !isTeacher(one) && one.key !== DIRECTOR && (one.shift?.[1] ?? '') < '15:00');
  const breaks = days.flatMap((day) =>
    takers(day).flatMap((one, index) => {
      const [from, until] = index === 0 ? COFFEE : LUNCH;
      return [taps(calendar, cast, one, day, from, 'break-start'), taps(calendar, cast, one, day, until, 'break-end')];
    }),
  );
  return [...breaks, ...asking(calendar, cast)];
}

const taps = (calendar: Calendar, cast: Cast, one: Employee, day: string, time: string, kind: PunchKind): Deed => ({
  at: calendar.moment(day, time),
  by: () => cast.staff(one.key),
  act: (scope) => clocks(scope, one, cast, kind),
});

function asking(calendar: Calendar, cast: Cast): Deed[] {
  const lastDay = calendar.openDays.findLast((day) => day < calendar.today);
  const who = lastDay && workingOn(lastDay).find(({ shift }) => shift?.[1] === FORGETFUL);
  if (!who) return [];
  return [
    {
      at: calendar.moment(calendar.today, '07:20'),
      by: () => cast.staff(who.key),
      act: async (scope) => {
        const [duty] = await scope.all(dutiesOf(cast.staff(who.key).id, lastDay, lastDay, scope.now));
        if (!duty) return;
        const { id: dutyId, startDate, startTime } = duty;
        const reason = 'I forgot to clock out. I left at twenty to four.';
        await askForCorrection(scope, { dutyId, startDate, startTime, endDate: startDate, endTime: '15:40', reason });
      },
    },
  ];
}
