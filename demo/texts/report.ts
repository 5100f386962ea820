import type { NewDailyReport } from '#server/domains/daily-reports/commands.ts';
import { Chance } from '../chance.ts';
import { arrivalOf, type ChildDay, departureOf } from '../history/presence.ts';
import type { AgeGroup } from '../people/households.ts';
import { type Minutes, spoken } from '../time.ts';
import { NOTES, OWN_PLAY, PLAIN_NOTES, THEMES } from './day.ts';
import { menuOn, servedTo } from './menus.ts';

type Texts = Pick<NewDailyReport, 'meals' | 'naps' | 'activities' | 'mood' | 'notes'>;

const BREAKFAST_ENDS: Minutes = 8 * 60 + 50;
const LUNCH: Minutes = 11 * 60 + 45;
const LUNCH_ENDS: Minutes = 12 * 60 + 15;
const SNACK_ENDS: Minutes = 15 * 60 + 25;

/** What a teacher writes about a child's day at some time of it: what is still to come isn't told. */
export function reportTexts(childDay: ChildDay, writtenAt: Minutes): Texts {
  const { child, date: day } = childDay;
  const chance = new Chance('report', child.key, day);
  const own = dealt(OWN_PLAY[child.ageGroup], childDay, 'play');
  return {
    meals: child.months < 12 ? bottles(childDay, writtenAt, chance) : meals(childDay, writtenAt, chance),
    naps: naps(childDay, writtenAt, chance),
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

function meals(childDay: ChildDay, until: Minutes, chance: Chance): string {
  const { child, date: day } = childDay;
  const menu = menuOn(day);
  const served = (meal: keyof typeof menu) => servedTo(child.allergies, menu[meal]);
  const from = arrivalOf(childDay);
  const to = Math.min(until, departureOf(childDay));
  const parts = [
    from <= BREAKFAST_ENDS - 20 && to >= BREAKFAST_ENDS ? `Breakfast: ${eaten(served('breakfast'), chance)}.` : null,
    from > BREAKFAST_ENDS - 20 && chance.happens(0.5) ? 'Breakfast at home.' : null,
    from <= LUNCH && to >= LUNCH_ENDS ? `Lunch: ${eaten(served('lunch'), chance)}.` : null,
    to >= SNACK_ENDS ? `Snack: ${served('snack')}.` : null,
  ];
  return parts.filter(Boolean).join(' ');
}

const eaten = (dish: string, chance: Chance): string =>
  chance.pick([
    dish,
    `${dish}, ate well`,
    `${dish}, all of it`,
    `${dish}, two helpings`,
    `${dish}, about half`,
    `a few bites of ${dish}`,
    `${dish}, slowly but finished`,
    `${dish}, and asked for more`,
  ]);

/** Every three to four hours, from the arrival on. */
function bottles(childDay: ChildDay, until: Minutes, chance: Chance): string {
  const to = Math.min(until, departureOf(childDay)) - 15;
  const ounces = Math.min(7, 4 + Math.floor(childDay.child.months / 4));
  const given: string[] = [];
  for (let at = arrivalOf(childDay) + chance.between(35, 95); at < to; at += chance.between(170, 220)) {
    given.push(`${ounces - chance.between(0, 1)} oz at ${spoken(at)}`);
  }
  const puree = chance.pick(['sweet potato', 'pear', 'carrot', 'avocado', 'squash', 'banana', 'peas']);
  const solid =
    childDay.child.months >= 6 && to >= LUNCH_ENDS ? ` Lunch: ${puree} puree, ${chance.pick(AMOUNTS)}.` : '';
  return given.length > 0 ? `Bottles: ${given.join(', ')}.${solid}` : solid.trim();
}
const AMOUNTS = ['a few spoonfuls', 'the whole bowl', 'about half', 'more on the bib than in the mouth', 'liked it'];

function naps(childDay: ChildDay, until: Minutes, chance: Chance): string {
  const { child } = childDay;
  const from = arrivalOf(childDay);
  const to = Math.min(until, departureOf(childDay));
  const wanted: [Minutes, Minutes][] =
    child.ageGroup === 'infants'
      ? [
          [from + chance.between(80, 130), chance.between(35, 80)],
          [12 * 60 + chance.between(20, 60), chance.between(60, 125)],
        ]
      : [[12 * 60 + chance.between(25, 50), chance.between(45, 115)]];
  if (child.ageGroup === 'pre-k' && chance.happens(0.65)) {
    return to > 13 * 60 + 30 ? chance.pick(RESTS) : '';
  }
  const slept = wanted.filter(([start, length]) => start > from && start + length < to);
  return slept.map(([start, length]) => sleep(start, length, chance)).join('; ');
}
const RESTS = [
  'Rested with a book, no sleep',
  'Quiet time with puzzles',
  'Lay down for 20 minutes, did not sleep',
  'Audio story on the mat',
  'Rested, then drew quietly',
];

function sleep(start: Minutes, length: Minutes, chance: Chance): string {
  const times = `${spoken(start)} to ${spoken(start + length)}`;
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
