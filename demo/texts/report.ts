import type { Amount } from '#contract/activities-choices.ts';
import type { NewDailyReport } from '#server/domains/daily-reports/commands.ts';
import { Chance } from '../chance.ts';
import { type Care, careOf, eatenOf, isResting, NAP } from '../history/care-plan.ts';
import { arrivalOf, type ChildDay, isThereAt } from '../history/presence.ts';
import type { AgeGroup } from '../people/households.ts';
import { type Minutes, minutesOf, spoken } from '../time.ts';
import { NOTES, OWN_PLAY, PLAIN_NOTES, THEMES } from './day.ts';

type Texts = Pick<NewDailyReport, 'meals' | 'naps' | 'activities' | 'mood' | 'notes'>;

/** What was done for the child until the report is written. */
interface Told {
  readonly cared: readonly Care[];
  readonly until: Minutes;
}

/**
 * What a teacher writes about a child's day at some time of it: what is still to come isn't told, and of meals, bottles and
 * naps nothing but what the timeline shows.
 */
export function reportTexts(childDay: ChildDay, allCared: readonly Care[], until: Minutes): Texts {
  const { child, date: day } = childDay;
  const chance = new Chance('report', child.key, day);
  const own = dealt(OWN_PLAY[child.ageGroup], childDay, 'play');
  const cared = careOf(childDay, allCared).filter(
    ({ at, what }) => (what.endTime ? minutesOf(what.endTime) : at) <= until,
  );
  return {
    meals: [bottles(cared), meals(childDay, cared, chance)].filter(Boolean).join(' '),
    naps: naps(childDay, { cared, until }, chance),
    activities: chance.happens(0.8)
      ? `${themeOn(day, child.ageGroup)}. ${child.firstName} ${own}.`
      : `${child.firstName} ${own}.`,
    mood: mood(chance),
    notes: note(childDay, chance),
  };
}

/** A room's lines of a day are dealt out like cards, so that hardly two children get the same. */
function dealt(lines: readonly string[], { child, date: day }: ChildDay, what: string): string {
  const cards = new Chance(what, day, child.room).some(lines, lines.length);
  return cards[child.place % cards.length] ?? '';
}

export const themeOn = (date: string, group: AgeGroup): string => new Chance('theme', date, group).pick(THEMES[group]);

/** 'Breakfast: oatmeal, all of it. Lunch: …', of what was served until then. */
function meals(childDay: ChildDay, cared: readonly Care[], chance: Chance): string {
  const served = cared.flatMap(({ what }) => (what.kind === 'meal' && what.meal ? [what] : []));
  const isLate = childDay.child.months >= 12 && arrivalOf(childDay) > BREAKFAST;
  return [
    ...(isLate && chance.happens(0.5) ? ['Breakfast at home.'] : []),
    ...served.map(({ meal, notes = '' }) => {
      const how = chance.pick(EATEN[eatenOf(childDay, meal)]);
      return `${MEAL_WORDS[meal ?? ''] ?? ''}: ${how.replace('{dish}', notes)}.`;
    }),
  ].join(' ');
}
const BREAKFAST: Minutes = 8 * 60 + 40;
const MEAL_WORDS: Readonly<Record<string, string>> = { breakfast: 'Breakfast', lunch: 'Lunch', 'pm-snack': 'Snack' };
/** How a teacher says the amount that the timeline shows. */
const EATEN: Readonly<Record<Amount, readonly string[]>> = {
  all: ['{dish}, ate well', '{dish}, all of it', '{dish}, two helpings', '{dish}, slowly but finished'],
  most: ['{dish}, most of it', '{dish}, nearly all of it'],
  some: ['{dish}, about half', 'a few bites of {dish}'],
  none: ['{dish}, not hungry', '{dish}, none of it today'],
};

function bottles(cared: readonly Care[]): string {
  const given = cared
    .filter(({ what }) => what.kind === 'bottle')
    .map(({ at, what }) => `${(what.quarterOunces ?? 0) / 4} oz at ${spoken(at)}`);
  return given.length > 0 ? `Bottles: ${given.join(', ')}.` : '';
}

function naps(childDay: ChildDay, { cared, until }: Told, chance: Chance): string {
  if (isResting(childDay)) return until > NAP[1] && isThereAt(childDay, NAP[1]) ? chance.pick(RESTS) : '';
  return cared.flatMap(({ at, what }) => (what.endTime ? [sleep(at, minutesOf(what.endTime), chance)] : [])).join('; ');
}
const RESTS = [
  'Rested with a book, no sleep',
  'Quiet time with puzzles',
  'Lay down for 20 minutes, did not sleep',
  'Audio story on the mat',
  'Rested, then drew quietly',
];

function sleep(from: Minutes, to: Minutes, chance: Chance): string {
  const times = `${spoken(from)} to ${spoken(to)}`;
  return chance.pick([
    times,
    times,
    `${times}, woke up cheerful`,
    `${times}, took a while to settle`,
    `Slept from ${times}`,
    `${times}, sound asleep`,
    `${times} with the stuffed rabbit`,
  ]);
}

function mood(chance: Chance): Texts['mood'] {
  const fell = chance.next();
  if (fell < 0.42) return 'happy';
  if (fell < 0.68) return 'content';
  if (fell < 0.8) return 'excited';
  if (fell < 0.91) return 'tired';
  return fell < 0.97 ? 'fussy' : 'cranky';
}

function note(childDay: ChildDay, chance: Chance): string {
  const { child } = childDay;
  if (chance.happens(0.4)) return '';
  const text = dealt(chance.happens(0.7) ? NOTES[child.ageGroup] : PLAIN_NOTES, childDay, 'note');
  return text.replace('{name}', child.firstName);
}
