import type { Scope } from '#server/db/scope.ts';
import { logActivities } from '#server/domains/activities/log.ts';
import { checkNap, endNaps } from '#server/domains/activities/naps.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { type Employee, teachersOf } from '../people/staff.ts';
import { type Minutes, minutesOf, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { CARE_DAYS, type Care, careOn, eatenOf, mealsOn, NAP } from './care-plan.ts';
import { workingOn } from './employment.ts';
import { attends, type ChildDay, departureOf, isThereAt } from './presence.ts';

/** Meals are told of two months, for the food program's claims. */
const MEAL_DAYS = 42;
/** After the attendance of a past day is written up. */
const WRITTEN_UP: Minutes = 18 * 60 + 50;
const LOOK_EVERY: Minutes = 13;

const TEXTS = { notes: '', title: '', dose: '', refusedReason: '', acknowledgedReason: '' };

/** Meals, naps, diapers and bottles: of days past written up in the evening, today's recorded as they happen. */
export function care(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  const [served, lately] = [MEAL_DAYS, CARE_DAYS].map((back) => new Set(calendar.openDays.slice(-back)));
  return [...Map.groupBy(days.filter(attends), ({ date: day }) => day)].flatMap(([day, all]) => {
    const cared = [...(served?.has(day) ? mealsOn(day, all) : []), ...(lately?.has(day) ? careOn(day, all) : [])];
    if (day === calendar.today)
      return [...cared.flatMap((one) => live(calendar, cast, day, one)), ...lastNap(calendar, cast, all, cared)];
    return evening(calendar, cast, day, all, cared);
  });
}

function evening(
  calendar: Calendar,
  cast: Cast,
  date: string,
  all: readonly ChildDay[],
  cared: readonly Care[],
): Deed[] {
  const at = Math.max(WRITTEN_UP, ...all.map((one) => departureOf(one) + 2));
  return cared
    .filter(({ who }) => who.length > 0)
    .map((one) => ({
      at: calendar.moment(date, timeOf(at)),
      by: () => cast.staff(carer(date, one).key),
      act: (scope) => log(scope, cast, date, one, timeOf(one.at)),
    }));
}

/** As it happens: what is recorded at once, and naps that begin, are looked at child by child, and end. */
function live(calendar: Calendar, cast: Cast, date: string, one: Care): Deed[] {
  const { endTime, ...what } = one.what;
  if (one.who.length === 0) return [];
  const by = () => cast.staff(carer(date, one).key);
  let ids: readonly number[] = [];
  const begun: Deed = {
    at: calendar.moment(date, timeOf(one.at)),
    by,
    act: async (scope) => {
      ids = await log(scope, cast, date, { ...one, what });
    },
  };
  if (what.kind !== 'nap') return [begun];
  const end = endTime ? minutesOf(endTime) : null;
  const rounds = Math.floor(((end ?? minutesOf(calendar.clock)) - one.at) / LOOK_EVERY);
  const looks = Array.from({ length: rounds }, (_, round) =>
    one.who.map(({ child }, place): Deed => {
      const chance = new Chance('look', child.key, date, round);
      const minute = calendar.moment(date, timeOf(one.at + LOOK_EVERY * (round + 1))).getTime();
      return {
        at: new Date(minute + (place * 17 + chance.between(0, 9)) * 1000),
        by,
        act: (scope) =>
          checkNap(scope, ids[place] ?? 0, {
            position: child.months < 12 || chance.happens(0.6) ? 'back' : 'side',
            breathingNormal: true,
            note: '',
          }),
      };
    }),
  ).flat();
  if (end === null) return [begun, ...looks];
  const woken: Deed = {
    at: calendar.moment(date, timeOf(end)),
    by,
    act: (scope) => endNaps(scope, ids, undefined),
  };
  // A room is looked at child by child: some would be asleep no more.
  return [begun, ...looks.filter(({ at }) => at < woken.at), woken];
}

const NAPPED: Minutes = 26;
/** Somebody of the youngest sleeps now, whenever the demonstration is begun. */
function lastNap(calendar: Calendar, cast: Cast, all: readonly ChildDay[], cared: readonly Care[]): Deed[] {
  const now = minutesOf(calendar.clock);
  const at = now - NAPPED;
  const sleeping = new Set(
    cared
      .filter(({ at: from, what: { endTime } }) => from <= now && endTime !== undefined && minutesOf(endTime) >= at)
      .flatMap(({ who }) => who),
  );
  const one = all.find(
    (there) =>
      there.child.ageGroup === 'infants' && !sleeping.has(there) && isThereAt(there, at) && isThereAt(there, now + 1),
  );
  const isOwnTime = at < NAP[0] - 30 || at > NAP[1] + 30;
  return one && isOwnTime ? live(calendar, cast, one.date, { at, who: [one], what: { kind: 'nap' } }) : [];
}

async function log(scope: Scope, cast: Cast, date: string, { who, what }: Care, time?: string) {
  const childIds = who.map(({ child }) => cast.child(child.key));
  const amounts = who.map((one) => ({ childId: cast.child(one.child.key), amount: eatenOf(one, what.meal) }));
  const input = {
    ...TEXTS,
    ...what,
    childIds,
    date,
    ...(time && { time }),
    ...(what.kind === 'meal' && { amounts }),
  };
  const batch = new Chance('batch', date, JSON.stringify(input)).uuid();
  return (await logActivities(scope, input, { batch })).ids;
}

/** A teacher of the room, or of the first child's where it is everybody's. */
function carer(date: string, { who }: Care): Employee {
  const here = workingOn(date);
  const own = teachersOf(who[0]?.child.room ?? '').find((teacher) => here.includes(teacher));
  const carer = own ?? here[0];
  if (!carer) throw new Error(`Nobody works on ${date}`);
  return carer;
}
