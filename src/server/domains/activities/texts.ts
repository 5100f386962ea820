import type { ActivityKind, Amount, BottleContents, Diaper, Meal } from '#contract/activities-choices.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { type DatesReader, momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';

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

/** An activity as one line for its reader. `seesMedicine`: whoever may not reads only that there was one. */
export function activityText(reader: DatesReader, one: Said, seesMedicine: boolean): string {
  const { language } = reader;
  if (one.meal && one.amount) return mealText(language, one.meal, one.amount);
  if (one.contents && one.quarterOunces) return bottleText(language, one.contents, one.quarterOunces);
  if (one.diaper) return diaperText(language, one.diaper);
  if (one.kind === 'nap') return napText(reader, one);
  if (one.kind === 'medicine') return medicineText(language, one, seesMedicine);
  return one.kind === 'note' ? translate(language, 'Note') : one.activity;
}

const mealNames = (language: Language): Readonly<Record<Meal, string>> => ({
  breakfast: translate(language, 'Breakfast'),
  'am-snack': translate(language, 'Morning snack'),
  lunch: translate(language, 'Lunch'),
  'pm-snack': translate(language, 'Afternoon snack'),
  dinner: translate(language, 'Dinner'),
});

function mealText(language: Language, which: Meal, amount: Amount): string {
  const meal = mealNames(language)[which];
  if (amount === 'all') return translate(language, '{{meal}}: ate everything', { meal });
  if (amount === 'most') return translate(language, '{{meal}}: ate most of it', { meal });
  if (amount === 'some') return translate(language, '{{meal}}: ate some of it', { meal });
  return translate(language, '{{meal}}: did not eat', { meal });
}

function bottleText(language: Language, contents: BottleContents, quarterOunces: number): string {
  const ounces = new Intl.NumberFormat(language === 'en' ? 'en-US' : language).format(quarterOunces / 4);
  if (contents === 'formula') return translate(language, 'Bottle of formula: {{ounces}} oz', { ounces });
  if (contents === 'breast-milk') return translate(language, 'Bottle of breast milk: {{ounces}} oz', { ounces });
  if (contents === 'milk') return translate(language, 'Bottle of milk: {{ounces}} oz', { ounces });
  if (contents === 'water') return translate(language, 'Bottle of water: {{ounces}} oz', { ounces });
  return translate(language, 'Bottle: {{ounces}} oz', { ounces });
}

function diaperText(language: Language, diaper: Diaper): string {
  if (diaper === 'wet') return translate(language, 'Wet diaper');
  if (diaper === 'soiled') return translate(language, 'Soiled diaper');
  if (diaper === 'both') return translate(language, 'Wet and soiled diaper');
  return diaper === 'dry' ? translate(language, 'Dry diaper') : translate(language, 'Used the potty');
}

/** '12:40 to 14:05', with what is known of the end. */
function napText(reader: DatesReader, { at, endedAt, endedAtCheckOut, isEndMissing }: Said): string {
  const { language } = reader;
  const { time } = momentsIn(reader, 'UTC');
  const from = time(at ?? '00:00');
  if (isEndMissing) return translate(language, 'Nap from {{from}}, end not recorded', { from });
  if (endedAt === null) return translate(language, 'Asleep since {{from}}', { from });
  const to = time(endedAt);
  return endedAtCheckOut
    ? translate(language, 'Nap from {{from}} until check-out at {{to}}', { from, to })
    : translate(language, 'Nap from {{from}} to {{to}}', { from, to });
}

function medicineText(
  language: Language,
  { medicine, dose, isRefused, refusedReason }: Said,
  seesMedicine: boolean,
): string {
  if (!seesMedicine || medicine === null) {
    return isRefused ? translate(language, 'Medicine not taken') : translate(language, 'Medicine');
  }
  return isRefused
    ? translate(language, 'Medicine not taken: {{medicine}} ({{reason}})', { medicine, reason: refusedReason })
    : translate(language, 'Medicine: {{medicine}}, {{dose}}', { medicine, dose: dose ?? '' });
}
