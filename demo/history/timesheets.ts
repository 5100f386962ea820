import { placeStaff } from '#server/domains/staff/placing.ts';
import { adjustBalance, answerRequest, askForTimeOff } from '#server/domains/time-off/commands.ts';
import { setPolicies } from '#server/domains/time-off/policies.ts';
import { everybodysTimeOff } from '#server/domains/time-off/read.ts';
import { approveTimesheets, exportTimesheets, signOwn } from '#server/domains/timesheets/commands.ts';
import { readTimesheet, readTimesheets } from '#server/domains/timesheets/read.ts';
import { changeSettings } from '#server/domains/timesheets/settings.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { DIRECTOR, EMPLOYEES } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';

/** So many periods of two weeks end before the present one. */
const PAST_PERIODS = 8;
/** Of so many the timesheets are signed, approved and exported. */
const SIGNED_PERIODS = 2;
/** Says again and again that she signs tomorrow. */
const UNSIGNED = 'Priya Raman';

/** Pay periods of two weeks: the last ones are signed, approved and exported, and the present one began this week. */
export function timesheets(calendar: Calendar, cast: Cast): Deed[] {
  const begins = addDays(calendar.today, -(weekdayOf(calendar.today) % 7));
  const first = addDays(begins, -14 * PAST_PERIODS);
  const past = Array.from({ length: SIGNED_PERIODS }, (_, n) => addDays(begins, -14 * (SIGNED_PERIODS - n)));
  return [
    {
      at: calendar.moment(first, '12:00'),
      by: () => cast.staff(DIRECTOR),
      act: (scope) =>
        changeSettings(scope, {
          payPeriod: 'every-two-weeks',
          startsOn: first,
          roundingMinutes: null,
          companyCode: null,
          doubleTimeCode: null,
          columns: [
            { header: 'Last name', field: 'lastName' },
            { header: 'First name', field: 'firstName' },
            { header: 'Regular hours', field: 'regularHours' },
            { header: 'Overtime hours', field: 'overtimeHours' },
          ],
        }),
    },
    {
      at: calendar.moment(first, '12:10'),
      by: () => cast.staff(DIRECTOR),
      act: (scope) => setPolicies(scope, { policies: [{ position: null, kind: 'worked', minutes: 3, most: 7_200 }] }),
    },
    ...timeOff(calendar, cast),
    ...past.flatMap((from, n) => period(calendar, cast, from, n === SIGNED_PERIODS - 1)),
    ...lunches(calendar, cast, begins),
  ];
}

/** On the Sunday after it everybody signs on their phone, and in the evening the Director approves and exports. */
function period(calendar: Calendar, cast: Cast, from: string, isLast: boolean): Deed[] {
  const after = addDays(from, 14);
  const signs = EMPLOYEES.filter(({ key, shift }) => shift && !(isLast && key === UNSIGNED));
  return [
    ...signs.map(
      ({ key }, n): Deed => ({
        at: calendar.moment(after, `${10 + Math.floor(n / 6)}:${(n % 6) * 10 + 3}`.replace(/:(\d)$/, ':0$1')),
        by: () => cast.staff(key),
        act: async (scope) => {
          const { now, blocking } = await readTimesheet(scope, cast.staff(key).id, from);
          if (blocking.length === 0 && now.regular > 0) await signOwn(scope, { date: from, minutes: now });
        },
      }),
    ),
    {
      at: calendar.moment(after, '18:20'),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const { timesheets } = await readTimesheets(scope, from);
        const ready = timesheets.filter(({ status }) => status === 'submitted');
        await approveTimesheets(scope, from, ready);
        await exportTimesheets(scope, from);
      },
    },
  ];
}

/** In the present period the Director takes her lunch off: breaks of which she has said nothing yet. */
function lunches(calendar: Calendar, cast: Cast, begins: string): Deed[] {
  return calendar.openDays
    .filter((day) => day >= begins && workingOn(day).some(({ key }) => key === DIRECTOR))
    .flatMap((day) =>
      (
        [
          ['12:30', 'break'],
          ['13:05', 'office'],
        ] as const
      ).map(
        ([time, does]): Deed => ({
          at: calendar.moment(day, time),
          by: () => cast.staff(DIRECTOR),
          act: (scope) => placeStaff(scope, cast.staff(DIRECTOR).id, { function: does }),
        }),
      ),
    );
}

/** What everybody had left before, two days off to come, and a request that waits. */
function timeOff(calendar: Calendar, cast: Cast): Deed[] {
  const [one = '', other = ''] = calendar.openDaysAhead.slice(14);
  const asks = (key: string, back: number, from: string, to: string, note: string): Deed => ({
    at: calendar.moment(calendar.dayBack(back, '12:40'), '12:40'),
    by: () => cast.staff(key),
    act: (scope) => askForTimeOff(scope, { from, to, minutesADay: null, note }),
  });
  return [
    ...EMPLOYEES.filter(({ shift }) => shift).map(
      ({ key }, n): Deed => ({
        at: calendar.moment(calendar.dayBack(40, '12:20'), '12:20'),
        by: () => cast.staff(DIRECTOR),
        act: (scope) =>
          adjustBalance(scope, {
            ...{
              staffId: cast.staff(key).id,
              minutes: 1_200 + 240 * (n % 6),
              reason: 'Taken over from the list on paper',
            },
          }),
      }),
    ),
    asks(AWAY, 6, one, other, 'My sister gets married'),
    {
      at: calendar.moment(calendar.dayBack(5, '16:10'), '16:10'),
      by: () => cast.staff(DIRECTOR),
      act: async (scope) => {
        const { waiting } = await everybodysTimeOff(scope);
        for (const { id } of waiting) await answerRequest(scope, id, { isApproved: true, reason: null });
      },
    },
    asks(ASKS, 1, calendar.openDaysAhead[20] ?? '', calendar.openDaysAhead[20] ?? '', 'Moving house'),
  ];
}
const AWAY = 'Naomi Feldman';
const ASKS = 'Jamal Whitfield';
