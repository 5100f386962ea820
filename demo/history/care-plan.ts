import { type Amount, DIAPERS } from '#contract/activities-choices.ts';
import type { LogInput } from '#server/domains/activities/log.ts';
import { DEFAULT_ROOMS } from '#server/domains/center/rules.ts';
import { Chance } from '../chance.ts';
import { menuOn, pureeOn, servedTo } from '../texts/menus.ts';
import { type Minutes, timeOf } from '../time.ts';
import { type ChildDay, isThereAt } from './presence.ts';

/** The last weeks, of which everything is told, in the timeline and in the reports alike. */
export const CARE_DAYS = 20;
const MEALS = [
  ['breakfast', 8 * 60 + 40],
  ['lunch', 11 * 60 + 50],
  ['pm-snack', 15 * 60 + 10],
] as const;
export const NAP: readonly [Minutes, Minutes] = [12 * 60 + 35, 14 * 60 + 5];
const MORNING_NAPS: readonly Minutes[] = [9 * 60 + 45, 10 * 60 + 5, 10 * 60 + 25];
const CHANGES: readonly Minutes[] = [9 * 60 + 35, 14 * 60 + 25];
const BOTTLES: readonly Minutes[] = [9 * 60 + 15, 12 * 60 + 10, 15 * 60 + 5];
/** From when on a baby gets lunch beside its bottles, in months. */
const SOLIDS_FROM = 6;
/** How many of the oldest rest without sleeping. */
const RESTING = 0.65;

type What = Partial<LogInput> & Pick<LogInput, 'kind'>;
/** Something done for some children at one time of a day: what the timeline logs and the report tells. */
export interface Care {
  readonly at: Minutes;
  readonly who: readonly ChildDay[];
  readonly what: What;
}

export function mealsOn(date: string, all: readonly ChildDay[]): Care[] {
  const menu = menuOn(date);
  const dishes = { breakfast: menu.breakfast, lunch: menu.lunch, 'pm-snack': menu.snack };
  return MEALS.flatMap(([meal, at]) => {
    const there = all.filter((one) => isThereAt(one, at));
    const served = Map.groupBy(there, ({ child: { months, allergies } }) => {
      if (months >= 12) return servedTo(allergies, dishes[meal]);
      return months >= SOLIDS_FROM && meal === 'lunch' ? pureeOn(date) : '';
    });
    return [...served].flatMap(([notes, who]) =>
      notes ? [{ at, who, what: { kind: 'meal', meal, notes } as const }] : [],
    );
  });
}

export const careOn = (date: string, all: readonly ChildDay[]): Care[] => [
  ...morningNaps(date, all),
  ...naps(date, all),
  ...changes(date, all),
  ...bottles(date, all),
];

/** What is done for one child on its day, of everybody's. */
export const careOf = (childDay: ChildDay, cared: readonly Care[]): Care[] =>
  cared.filter(({ who }) => who.includes(childDay)).toSorted((a, b) => a.at - b.at);

/** How much of a meal a child ate. */
export const eatenOf = ({ child, date }: ChildDay, meal = ''): Amount =>
  new Chance('ate', child.key, date, meal).pick(['all', 'all', 'all', 'most', 'most', 'some', 'none']);

/** Whether a child lies awake while its room sleeps. */
export const isResting = ({ child, date }: ChildDay): boolean =>
  child.ageGroup === 'pre-k' && new Chance('rest', child.key, date).happens(RESTING);

/** The youngest sleep in the morning too, when they are tired. */
function morningNaps(date: string, all: readonly ChildDay[]): Care[] {
  const infants = all.filter(({ child }) => child.ageGroup === 'infants');
  return MORNING_NAPS.map((at, place) => {
    const to = at + new Chance('morning nap', date, place).between(35, 75);
    const tired = infants.filter(({ child }) => new Chance('tired', child.key, date).between(0, 3) === place);
    return slept(tired, at, to);
  });
}

/** Each room sleeps at its own time. */
function naps(date: string, all: readonly ChildDay[]): Care[] {
  return byRoom(all).map(([room, there]) => {
    const chance = new Chance('nap', room, date);
    const [from, to] = [NAP[0] + chance.between(-5, 15), NAP[1] + chance.between(-10, 10)];
    const asleep = there.filter((one) => !isResting(one));
    return slept(asleep, from, to);
  });
}

const slept = (who: readonly ChildDay[], at: Minutes, to: Minutes): Care => ({
  at,
  who: who.filter((one) => isThereAt(one, at) && isThereAt(one, to)),
  what: { kind: 'nap', endTime: timeOf(to) },
});

function changes(date: string, all: readonly ChildDay[]): Care[] {
  const small = all.filter(({ child }) => child.months < 30);
  const found = new Chance('diaper', date);
  return CHANGES.flatMap((at) =>
    byRoom(small).map(([, there]) => ({
      at,
      who: there.filter((one) => isThereAt(one, at)),
      what: { kind: 'diaper', diaper: found.pick(DIAPERS.slice(0, 3)) } as const,
    })),
  );
}

/** Each baby drinks its own, and more of it as it grows. */
function bottles(date: string, all: readonly ChildDay[]): Care[] {
  const babies = all.filter(({ child }) => child.months < 12);
  return BOTTLES.flatMap((at, place) => {
    const drinking = babies.filter((one) => isThereAt(one, at));
    const served = Map.groupBy(drinking, ({ child }) => {
      const thirst = new Chance('bottle', child.key, date, place).between(0, 3);
      return 14 + 2 * Math.floor(child.months / 3) + thirst;
    });
    return [...served].flatMap(([quarterOunces, who]) =>
      [...Map.groupBy(who, milkOf)].map(([contents, same]) => ({
        at,
        who: same,
        what: { kind: 'bottle', contents, quarterOunces } as const,
      })),
    );
  });
}

const milkOf = ({ child }: ChildDay) =>
  new Chance('milk', child.key).happens(0.6) ? ('formula' as const) : ('breast-milk' as const);

const byRoom = (all: readonly ChildDay[]) =>
  [...Map.groupBy(all, ({ child }) => child.room)].filter(([room]) => DEFAULT_ROOMS.some(({ name }) => name === room));
