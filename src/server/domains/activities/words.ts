import type { ActivityKind, Amount, BottleContents, Diaper, Meal } from '../../../contract/activity-choices.ts';
import type { Language } from '../../../contract/languages.ts';
import { momentsIn } from '../../documents/moments.ts';
import { say } from '../../words/say.ts';

/** What is kept of an activity; times are the center's, HH:MM. */
export interface Said {
  readonly kind: ActivityKind;
  readonly activity: string;
  readonly at: string | null;
  readonly endedAt: string | null;
  readonly endedAtCheckOut: boolean;
  /** A nap of an earlier day that nobody ended. */
  readonly isEndMissing: boolean;
  readonly meal: Meal | null;
  readonly amount: Amount | null;
  readonly quarterOunces: number | null;
  readonly contents: BottleContents | null;
  readonly diaper: Diaper | null;
  readonly medicine: string | null;
  readonly dose: string | null;
  readonly isRefused: boolean;
  readonly refusedReason: string;
}

/** An activity as one line in its reader's language. `seesMedicine`: whoever may not reads only that there was one. */
export function activityWords(language: Language, one: Said, seesMedicine: boolean): string {
  if (one.meal && one.amount) return mealWords(language, one.meal, one.amount);
  if (one.contents && one.quarterOunces) return bottleWords(language, one.contents, one.quarterOunces);
  if (one.diaper) return diaperWords(language, one.diaper);
  if (one.kind === 'nap') return napWords(language, one);
  if (one.kind === 'medicine') return medicineWords(language, one, seesMedicine);
  return one.kind === 'note' ? say(language, 'Note') : one.activity;
}

const mealNames = (language: Language): Readonly<Record<Meal, string>> => ({
  breakfast: say(language, 'Breakfast'),
  'am-snack': say(language, 'Morning snack'),
  lunch: say(language, 'Lunch'),
  'pm-snack': say(language, 'Afternoon snack'),
  dinner: say(language, 'Dinner'),
});

function mealWords(language: Language, which: Meal, amount: Amount): string {
  const meal = mealNames(language)[which];
  if (amount === 'all') return say(language, '{{meal}}: ate everything', { meal });
  if (amount === 'most') return say(language, '{{meal}}: ate most of it', { meal });
  if (amount === 'some') return say(language, '{{meal}}: ate some of it', { meal });
  return say(language, '{{meal}}: did not eat', { meal });
}

function bottleWords(language: Language, contents: BottleContents, quarterOunces: number): string {
  const ounces = new Intl.NumberFormat(language === 'en' ? 'en-US' : language).format(quarterOunces / 4);
  if (contents === 'formula') return say(language, 'Bottle of formula: {{ounces}} oz', { ounces });
  if (contents === 'breast-milk') return say(language, 'Bottle of breast milk: {{ounces}} oz', { ounces });
  if (contents === 'milk') return say(language, 'Bottle of milk: {{ounces}} oz', { ounces });
  if (contents === 'water') return say(language, 'Bottle of water: {{ounces}} oz', { ounces });
  return say(language, 'Bottle: {{ounces}} oz', { ounces });
}

function diaperWords(language: Language, diaper: Diaper): string {
  if (diaper === 'wet') return say(language, 'Wet diaper');
  if (diaper === 'soiled') return say(language, 'Soiled diaper');
  if (diaper === 'both') return say(language, 'Wet and soiled diaper');
  return diaper === 'dry' ? say(language, 'Dry diaper') : say(language, 'Used the potty');
}

/** '12:40 to 14:05', with what is known of the end. */
function napWords(language: Language, { at, endedAt, endedAtCheckOut, isEndMissing }: Said): string {
  const { time } = momentsIn(language, 'UTC');
  const from = time(at ?? '00:00');
  if (isEndMissing) return say(language, 'Nap from {{from}}, end not recorded', { from });
  if (endedAt === null) return say(language, 'Asleep since {{from}}', { from });
  const to = time(endedAt);
  return endedAtCheckOut
    ? say(language, 'Nap from {{from}} until check-out at {{to}}', { from, to })
    : say(language, 'Nap from {{from}} to {{to}}', { from, to });
}

function medicineWords(
  language: Language,
  { medicine, dose, isRefused, refusedReason }: Said,
  seesMedicine: boolean,
): string {
  if (!seesMedicine || medicine === null) {
    return isRefused ? say(language, 'Medicine not taken') : say(language, 'Medicine');
  }
  return isRefused
    ? say(language, 'Medicine not taken: {{medicine}} ({{reason}})', { medicine, reason: refusedReason })
    : say(language, 'Medicine: {{medicine}}, {{dose}}', { medicine, dose: dose ?? '' });
}
