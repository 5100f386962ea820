import { type Amount, DIAPERS } from '#contract/activities-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { type LogInput, logActivities } from '#server/domains/activities/log.ts';
import { checkNap, endNaps } from '#server/domains/activities/naps.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import type { Calendar } from '../calendar.ts';
import type { Cast } from '../cast.ts';
import { Chance } from '../chance.ts';
import { type Employee, teachersOf } from '../people/staff.ts';
import { menuOn, servedTo } from '../texts/menus.ts';
import { type Minutes, minutesOf, timeOf } from '../time.ts';
import type { Deed } from '../timeline.ts';
import { workingOn } from './employment.ts';
import { attends, type ChildDay, departureOf, isThereAt } from './presence.ts';

/** Meals are told of two months, for the food program's claims; naps, diapers and bottles of the last weeks. */
const MEAL_DAYS = 42;
const CARE_DAYS = 12;
/** After the attendance of a past day is written up. */
const WRITTEN_UP: Minutes = 18 * 60 + 50;
const MEALS = [
  ['breakfast', 8 * 60 + 40],
  ['lunch', 11 * 60 + 50],
  ['pm-snack', 15 * 60 + 10],
] as const;
const NAP: readonly [Minutes, Minutes] = [12 * 60 + 35, 14 * 60 + 5];
const CHANGES: readonly Minutes[] = [9 * 60 + 35, 14 * 60 + 25];
const BOTTLES: readonly Minutes[] = [9 * 60 + 15, 13 * 60 + 45];
const LOOK_EVERY: Minutes = 13;

const TEXTS = { notes: '', title: '', dose: '', refusedReason: '', acknowledgedReason: '' };
type What = Partial<LogInput> & Pick<LogInput, 'kind'>;
interface Care {
  readonly at: Minutes;
  readonly who: readonly ChildDay[];
  readonly what: What;
}

/** Meals, naps, diapers and bottles: of days past written up in the evening, today's recorded as they happen. */
export function care(calendar: Calendar, cast: Cast, days: readonly ChildDay[]): Deed[] {
  const [served, lately] = [MEAL_DAYS, CARE_DAYS].map((back) => new Set(calendar.openDays.slice(-back)));
  return [...Map.groupBy(days.filter(attends), ({ date: day }) => day)].flatMap(([day, all]) => {
    const cared = [
      ...(served?.has(day) ? meals(day, all) : []),
      ...(lately?.has(day) ? [...naps(all, day), ...changes(all, day)] : []),
    ];
    if (day === calendar.today)
      return [...cared.flatMap((one) => live(calendar, cast, day, one)), ...lastNap(calendar, cast, all)];
    return evening(calendar, cast, day, all, cared);
  });
}

function meals(date: string, all: readonly ChildDay[]): Care[] {
  const menu = menuOn(date);
  const dishes = { breakfast: menu.breakfast, lunch: menu.lunch, 'pm-snack': menu.snack };
  return MEALS.flatMap(([meal, at]) => {
    const there = all.filter((one) => one.child.months >= 12 && isThereAt(one, at));
    const served = Map.groupBy(there, ({ child }) => servedTo(child.allergies, dishes[meal]));
    return [...served].map(([notes, who]) => ({ at, who, what: { kind: 'meal', meal, notes } as const }));
  });
}

/** Each room sleeps at its own time; the youngest sleep when they are tired, which is told of one of them. */
function naps(all: readonly ChildDay[], date: string): Care[] {
  return byRoom(all).map(([room, there]) => {
    const chance = new Chance('nap', room, date);
    const [from, to] = [NAP[0] + chance.between(-5, 15), NAP[1] + chance.between(-10, 10)];
    const who = there.filter((one) => isThereAt(one, from) && isThereAt(one, to));
    return { at: from, who, what: { kind: 'nap', endTime: timeOf(to) } };
  });
}

function changes(all: readonly ChildDay[], date: string): Care[] {
  const small = all.filter(({ child }) => child.months < 30);
  const babies = all.filter(({ child }) => child.months < 12);
  const found = new Chance('diaper', date);
  return [
    ...CHANGES.flatMap((at) =>
      byRoom(small).map(([, there]) => ({
        at,
        who: there.filter((one) => isThereAt(one, at)),
        what: { kind: 'diaper', diaper: found.pick(DIAPERS.slice(0, 3)) } as const,
      })),
    ),
    ...BOTTLES.map((at, n) => ({
      at,
      who: babies.filter((one) => isThereAt(one, at)),
      what: { kind: 'bottle', contents: n === 0 ? 'formula' : 'breast-milk', quarterOunces: 18 + 4 * n } as const,
    })),
  ];
}

const byRoom = (all: readonly ChildDay[]) =>
  [...Map.groupBy(all, ({ child }) => child.room)].filter(([room]) => DEFAULT_ROOMS.some(({ name }) => name === room));

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
function lastNap(calendar: Calendar, cast: Cast, all: readonly ChildDay[]): Deed[] {
  const now = minutesOf(calendar.clock);
  const at = now - NAPPED;
  const one = all.find(
    (there) => there.child.ageGroup === 'infants' && isThereAt(there, at) && isThereAt(there, now + 1),
  );
  const isOwnTime = at < NAP[0] - 30 || at > NAP[1] + 30;
  return one && isOwnTime ? live(calendar, cast, one.date, { at, who: [one], what: { kind: 'nap' } }) : [];
}

async function log(scope: Scope, cast: Cast, date: string, { who, what }: Care, time?: string) {
  const children = who.map(({ child }) => ({ child, id: cast.child(child.key) }));
  const amounts = children.map(({ child, id }) => ({
    childId: id,
    amount: new Chance('ate', child.key, date, what.meal ?? '').pick(EATEN),
  }));
  const input = {
    ...TEXTS,
    ...what,
    childIds: children.map(({ id }) => id),
    date,
    ...(time && { time }),
    ...(what.kind === 'meal' && { amounts }),
  };
  const batch = new Chance('batch', date, JSON.stringify(input)).uuid();
  return (await logActivities(scope, input, batch)).ids;
}
const EATEN: readonly Amount[] = ['all', 'all', 'all', 'most', 'most', 'some', 'none'];

/** A teacher of the room, or of the first child's where it is everybody's. */
function carer(date: string, { who }: Care): Employee {
  const here = workingOn(date);
  const own = teachersOf(who[0]?.child.room ?? '').find((teacher) => here.includes(teacher));
  const carer = own ?? here[0];
  if (!carer) throw new Error(`Nobody works on ${date}`);
  return carer;
}
