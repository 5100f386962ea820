import { addStaffMember, switchDuties } from '#server/domains/staff/commands.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { phone } from '../people/households.ts';
import { DIRECTOR, EMPLOYEES, type Employee, isTeacher } from '../people/staff.ts';
import { type Minutes, minutesOf, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { CLOCKED_DAYS, clocks } from './clock.ts';

const PHONES_FROM = 300;

/** Everybody but the Director, who is there already, is taken on. */
export const hirings = (calendar: Calendar, cast: Cast, passwordHash: string): Deed[] =>
  EMPLOYEES.filter(({ key }) => key !== DIRECTOR).map((employee, index) => ({
    at: calendar.moment(addDays(calendar.today, -employee.tenure), '11:00'),
    by: () => cast.staff(DIRECTOR),
    act: async (scope) => {
      const { firstName, lastName, role, room, email } = employee;
      const person = { firstName, lastName, role, room, email, phone: phone(PHONES_FROM + index), passwordHash };
      cast.addStaff(employee, (await addStaffMember(scope, person)).id);
    },
  }));

/** Who works on a day. Now and then somebody is away; of the teachers at most one at a time. */
export function workingOn(date: string): Employee[] {
  const here = EMPLOYEES.filter(({ shift, weekdays }) => shift && weekdays.includes(weekdayOf(date)));
  const chance = new Chance('away', date);
  const away = chance.happens(0.45) ? chance.pick(here.filter(isTeacher)) : undefined;
  const other = chance.happens(0.06) ? chance.pick(here.filter((employee) => !isTeacher(employee))) : undefined;
  return here.filter((employee) => employee !== away && employee !== other);
}

interface Switch {
  readonly time: Minutes;
  readonly isOnDuty: boolean;
  readonly who: readonly Employee[];
}

/** Duty is switched on and off, of the last days by each for themselves; those who close the house stay until the last child has left. The day before, somebody forgets it. */
export function duties(calendar: Calendar, cast: Cast, lastDeparture: (date: string) => Minutes): Deed[] {
  const lastDay = calendar.openDays.findLast((day) => day < calendar.today);
  const clocked = new Set(calendar.openDays.slice(-CLOCKED_DAYS));
  return calendar.openDays.flatMap((day) =>
    switchesOn(day, lastDeparture(day), day === lastDay).flatMap(({ time, isOnDuty, who }): Deed[] => {
      const at = calendar.moment(day, timeOf(time));
      // One after the other at the tablet: the first comes some seconds before, and the last leaves some after.
      if (clocked.has(day))
        return who.map((one, place) => ({
          at: new Date(at.getTime() + (isOnDuty ? -1 : 1) * (who.length - place) * APART_MS),
          by: () => cast.staff(one.key),
          act: (scope) => clocks(scope, one, cast, isOnDuty ? 'in' : 'out'),
        }));
      return [
        {
          at,
          by: () => cast.staff(switchedBy(who)),
          act: (scope) =>
            switchDuties(
              scope,
              who.map(({ key }) => cast.staff(key).id),
              isOnDuty,
            ),
        },
      ];
    }),
  );
}
const APART_MS = 20_000;

/** Groups come and go at the turn of a shift, a few minutes early or late. */
function switchesOn(date: string, lastDeparture: Minutes, isForgetful: boolean): Switch[] {
  const here = workingOn(date);
  const forgetful = isForgetful ? here.find(({ shift }) => shift?.[1] === FORGETFUL) : undefined;
  return ([true, false] as const).flatMap((isOnDuty) => {
    const shiftTime = ({ shift }: Employee) => shift?.[isOnDuty ? 0 : 1] ?? '';
    const switching = isOnDuty ? here : here.filter((employee) => employee !== forgetful);
    return [...Map.groupBy(switching, shiftTime)].map(([turn, who]) => {
      const drift = new Chance('turn', date, turn, String(isOnDuty)).between(-4, 4);
      const time = minutesOf(turn) + drift;
      const closes = !isOnDuty && turn >= CLOSING;
      return { time: closes ? Math.max(time, lastDeparture + CLOSING_UP) : time, isOnDuty, who };
    });
  });
}
const CLOSING = '18:00';
/** One of those who go home at this time forgets the switch. */
export const FORGETFUL = '15:30';
const CLOSING_UP = 4;

/** Oneself, or for a group somebody who may switch others. */
function switchedBy(who: readonly Employee[]): string {
  const may = who.find(({ role }) => role === 'Lead Teacher' || role === 'Director');
  return may?.key ?? (who.length === 1 && who[0] ? who[0].key : DIRECTOR);
}
