import { BOOKING_KINDS } from '#contract/bookings-choices.ts';
import { confirmBooking, requestBooking, setBookingRules } from '#server/domains/bookings/commands.ts';
import { weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { isPartTime, PART_TIME } from './booked-days.ts';
import { tellerOn } from './notices.ts';

const RULES = {
  kinds: BOOKING_KINDS,
  cutoffDays: 1,
  cutoffTime: '12:00',
  aheadDays: 60,
  dayPrice: 9500,
  halfDayPrice: 5500,
  dropInPrice: 9000,
  halfHourPrice: 700,
  absencesFree: true,
  answeredBy: 'staff',
  licensedPlaces: 84,
} as const;
/** How many open days ago families could begin to book. */
const BEGUN_DAYS = 30;
const ASKED_FROM: Minutes = 6 * 60 + 31;
const ASKED_APART: Minutes = 3;
/** When the Director answers the first ones; before the first moment that a demonstration shows. */
const ANSWERED = '07:20';

/** Families of children who come on three days ask for another one this morning; the Director has confirmed every other one. */
export function bookings(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const begun = calendar.openDays.at(-BEGUN_DAYS) ?? calendar.today;
  const asked = calendar.openDays.at(-1) ?? calendar.today;
  const askers = households.flatMap((household) => {
    const guardian = tellerOn(asked, household);
    const child = household.children.find((one) => isPartTime(one));
    return guardian && child ? [{ guardian, child }] : [];
  });
  const others = calendar.openDaysAhead.slice(2).filter((day) => !PART_TIME.includes(weekdayOf(day)));
  const confirmed: number[] = [];
  return [
    {
      at: calendar.moment(begun, '12:40'),
      by: () => cast.staff(DIRECTOR),
      act: (scope) => setBookingRules(scope, RULES),
    },
    {
      at: calendar.moment(asked, ANSWERED),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        for (const id of confirmed) await confirmBooking(scope, id, { overruleAcknowledged: true });
      },
    },
    ...askers.flatMap(({ guardian, child }, place): Deed[] => {
      const date = others[place % others.length];
      // Every third one stays for the morning alone.
      const isHalf = place % 3 === 2;
      return date === undefined
        ? []
        : [
            {
              at: calendar.moment(asked, timeOf(ASKED_FROM + place * ASKED_APART)),
              by: () => cast.guardian(guardian.key),
              act: async (scope) => {
                const { id } = await requestBooking(scope, cast.guardian(guardian.key).id, {
                  childId: cast.child(child.key),
                  date,
                  arrives: '08:00',
                  leaves: isHalf ? '12:30' : '17:00',
                  price: isHalf ? RULES.halfDayPrice : RULES.dayPrice,
                });
                if (place % 2 === 0) confirmed.push(id);
              },
            },
          ];
    }),
  ];
}
