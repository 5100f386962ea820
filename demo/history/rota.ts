import type { Scope } from '#server/db/scope.ts';
import { acceptShifts } from '#server/domains/rota/filling.ts';
import { proposal, proposalGround } from '#server/domains/rota/proposal.ts';
import { publishWeek } from '#server/domains/rota/publish.ts';
import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import type { Child, Household } from '../people/households.ts';
import { DIRECTOR } from '../people/staff.ts';
import type { Deed } from '../timeline.ts';
import { isPartTime } from './booked-days.ts';

/** When families of children who come every day said their times, and the Director planned by them; the working day before a week begins. */
const SAID = '16:05';
const PLANNED = '16:30';
/** When the Director plans what bookings have changed since, and the week behind it; before the first moment that a demonstration shows. */
const LOOKED_OVER = '07:25';

const WEEKDAYS = [1, 2, 3, 4, 5];
const ARRIVES = ['07:45', '08:15', '08:45', '09:15'];
const LEAVES = ['15:00', '15:45', '16:30', '17:00'];

/** Children who come every day have times from this week on; this week is planned by them and published, the next one planned but for one break. */
export function rota(calendar: Calendar, cast: Cast, households: readonly Household[]): Deed[] {
  const monday = mondayOf(calendar.today);
  const before = calendar.openDays.findLast((day) => day < monday);
  if (before === undefined) return [];
  const everyDay = households
    .flatMap(({ children }) => children)
    .filter((child) => !isPartTime(child) && child.enrolledOn < before);
  const by = () => cast.staff(DIRECTOR);
  return [
    {
      at: calendar.moment(before, SAID),
      by,
      act: async (scope) => {
        for (const child of everyDay)
          await agreeOnDays(scope, cast.child(child.key), { from: monday, kind: 'fixed', slots: timesOf(child) });
      },
    },
    {
      at: calendar.moment(before, PLANNED),
      by,
      act: async (scope) => {
        await planWeek(scope, monday);
        await publishWeek(scope, monday);
      },
    },
    {
      at: calendar.moment(calendar.openDays.at(-1) ?? calendar.today, LOOKED_OVER),
      by,
      act: async (scope) => {
        await planWeek(scope, monday);
        await publishWeek(scope, monday);
        await planWeek(scope, addDays(monday, 7), { butOne: true });
      },
    },
  ];
}

function timesOf({ key }: Child) {
  const chance = new Chance('times', key);
  const [arrives, leaves] = [chance.pick(ARRIVES), chance.pick(LEAVES)];
  return WEEKDAYS.map((weekday) => ({ week: 1, weekday, arrives, leaves }));
}

/** Plans what is proposed; but for one, the shortest shift without which a room is short is left to be solved. */
async function planWeek(scope: Scope, monday: string, { butOne = false } = {}): Promise<void> {
  const { shifts } = await proposal(await proposalGround(scope, monday));
  const needed = shifts.filter(({ neededMinutes }) => neededMinutes > 0);
  const [left] = butOne ? needed.toSorted((one, other) => lengthOf(one) - lengthOf(other)) : [];
  const plans = shifts
    .filter((shift) => shift !== left)
    .map(({ neededMinutes: _needed, coversBreakOf: _covers, ...plan }) => plan);
  if (plans.length > 0) await acceptShifts(scope, { from: monday, shifts: plans });
}

const lengthOf = ({ fromMinute, toMinute }: { readonly fromMinute: number; readonly toMinute: number }): number =>
  toMinute - fromMinute;
