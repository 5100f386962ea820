import { BOOKING_KINDS } from '#contract/bookings-choices.ts';
import { confirmBooking, requestBooking, setBookingRules } from '#server/domains/bookings/commands.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import type { Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import { type Minutes, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { paidByDay } from './billing.ts';
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

/** When the Director agrees on drop-in care; before its families ask. */
const AGREED = '06:20';
const DROPS_IN_FROM: Minutes = 6 * 60 + 22;
/** Which of the next open days are asked for, and how many of them are confirmed already. */
const DROPS_IN_ON = [1, 3, 6];
const DROPS_IN_CONFIRMED = 2;

/** Families of children who come on three days ask for another one this morning; the Director has confirmed every other one. Who pays by the day drops in. */
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
  const dropIns = paidByDay(households).flatMap(({ household, child }) => {
    const guardian = tellerOn(asked, household);
    return guardian ? [{ guardian, child }] : [];
  });
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
    ...dropIns.flatMap(({ guardian, child }): Deed[] => [
      {
        at: calendar.moment(asked, AGREED),
        by: () => cast.staff(DIRECTOR),
        act: async (scope) => {
          const from = calendar.openDaysAhead[0] ?? addDays(calendar.today, 1);
          await agreeOnDays(scope, cast.child(child.key), { from, kind: 'drop-in' });
        },
      },
      ...DROPS_IN_ON.flatMap((ahead, place): Deed[] => {
        const date = calendar.openDaysAhead[ahead];
        if (date === undefined) return [];
        return [
          {
            at: calendar.moment(asked, timeOf(DROPS_IN_FROM + place)),
            by: () => cast.guardian(guardian.key),
            act: async (scope) => {
              // The plan charges its days as attended.
              const day = { childId: cast.child(child.key), date, arrives: '08:30', leaves: '16:30', price: 0 };
              const { id } = await requestBooking(scope, cast.guardian(guardian.key).id, day);
              if (place < DROPS_IN_CONFIRMED) confirmed.push(id);
            },
          },
        ];
      }),
    ]),
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
