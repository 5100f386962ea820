import { logActivities } from '#server/domains/activities/log.ts';
import { addMedication } from '#server/domains/medications/commands.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { EMPLOYEES } from '../people/staff.ts';
import { minutesOf, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { attends, type ChildDay, departureOf, isThereAt } from './presence.ts';

const DAYS_AGO = 4;
const DOSE = '12:05';
const EVENING = minutesOf('18:52');

/** A course of drops that ends soon, given at noon, and a pen that is there in case. */
export function medications(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  const nurse = EMPLOYEES.find(({ role }) => role === 'Nurse');
  const drops = days.find(({ child }) => child.household.guardians.some(({ key }) => key === 'Marisol Alvarez'))?.child;
  const pen = days.find(({ child }) => child.allergies.includes('EpiPen'))?.child;
  if (!nurse || !drops || !pen) throw new Error('Somebody of the cast is missing');
  const by = () => cast.staff(nurse.key);
  const since = addDays(calendar.today, -DAYS_AGO);
  const guardianOf = (child: ChildDay['child']) => child.household.guardians[0]?.key ?? '';
  let dropsId = 0;
  const consent = { fromOn: since, consentedOn: since, asNeeded: false, times: [] as string[] };
  const added: Deed = {
    at: calendar.moment(since, '08:10'),
    by,
    act: async (scope) => {
      dropsId = await addMedication(scope, cast.child(drops.key), {
        ...consent,
        name: 'Ofloxacin ear drops',
        dose: '5 drops in the left ear',
        route: 'ear',
        untilOn: addDays(calendar.today, 5),
        minMinutesBetween: 8 * 60,
        times: ['12:00'],
        instructions: 'Warm the bottle in the hand first. Lying on the right side for five minutes.',
        consentBy: guardianOf(drops),
      });
      await addMedication(scope, cast.child(pen.key), {
        ...consent,
        name: 'Epinephrine auto-injector',
        dose: '0.15 mg',
        route: 'injection',
        untilOn: addDays(since, 360),
        minMinutesBetween: 5,
        asNeeded: true,
        instructions: 'In the room bag. Into the outer thigh at the first signs, then call 911 and the family.',
        consentBy: guardianOf(pen),
      });
    },
  };
  const doses = days
    .filter((one) => one.child === drops && one.date >= since && attends(one) && isThereAt(one, minutesOf(DOSE)))
    .map((one): Deed => {
      const isToday = one.date === calendar.today;
      return {
        at: calendar.moment(one.date, isToday ? DOSE : timeOf(Math.max(EVENING, departureOf(one) + 2))),
        by,
        act: (scope) =>
          logActivities(
            scope,
            {
              kind: 'medicine',
              childIds: [cast.child(drops.key)],
              medicationId: dropsId,
              date: one.date,
              ...(!isToday && { time: DOSE }),
              notes: '',
              title: '',
              dose: '',
              refusedReason: '',
              acknowledgedReason: '',
            },
            { batch: new Chance('dose', one.date).uuid() },
          ),
      };
    });
  return [added, ...doses];
}
