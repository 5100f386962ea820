import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { countedMeals } from '../meal-rules.ts';
import { type Meal, mealsBetween } from './meal-queries.ts';
import { type Ask, childrenOf, column, row, type Written } from './written.ts';

/** Meals of children who attended, by day, meal and room, and which of them the food program's limit lets be counted. */
export async function mealSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language, rules } = ask;
  const served = await reading.all(mealsBetween(ask));
  const days = Map.groupBy(served, ({ date, childId }) => `${date} ${childId}`);
  const counted = new Set(
    [...days.values()].flatMap((meals) => [
      ...countedMeals(
        meals.map(({ id, meal }) => ({ id, isSnack: meal.endsWith('snack') })),
        rules.mealLimits,
      ),
    ]),
  );
  const here = served.filter(({ isAsked }) => isAsked);
  const cells = Map.groupBy(here, ({ date, place, roomId }) => `${date} ${place} ${roomId}`);
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('meal', translate(language, 'Meal'), 'text', 4),
      column('room', translate(language, 'Room'), 'text', 4),
      column('served', translate(language, 'Children served'), 'number', 2),
      column('counted', translate(language, 'Within the limit'), 'number', 2),
      column('over', translate(language, 'Over the limit'), 'number', 2),
      column('who', translate(language, 'Children over the limit'), 'text', 6),
    ],
    rows: [...cells.values()].flatMap((meals) => {
      const [first] = meals;
      if (!first) return [];
      const over = meals.filter(({ id }) => !counted.has(id));
      return [
        row(
          [
            first.date,
            mealIn(language, first.meal),
            first.room,
            meals.length,
            meals.length - over.length,
            over.length,
            over.map(({ child }) => child).join(', ') || null,
          ],
          over.length > 0 ? 'notice' : null,
        ),
      ];
    }),
    notes: [
      translate(
        language,
        'A child counts once for each meal of a day it attended, whatever it ate of it; bottles do not count.',
      ),
      translate(
        language,
        'Which meals may be claimed, and at which rate, depends on enrollment and income, which Larkhouse does not judge.',
      ),
    ],
    childIds: childrenOf(here),
  };
}

function mealIn(language: Language, meal: Meal): string {
  if (meal === 'breakfast') return translate(language, 'Breakfast');
  if (meal === 'am-snack') return translate(language, 'Morning snack');
  if (meal === 'lunch') return translate(language, 'Lunch');
  return meal === 'pm-snack' ? translate(language, 'Afternoon snack') : translate(language, 'Dinner');
}
