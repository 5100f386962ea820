import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked, whereabouts } from '../../dashboard/analytics-scope.ts';
import { countedMeals } from '../meal-rules.ts';
import { type Ask, byChild, childrenOf, column, isChildAsked, row, type Written } from './written.ts';

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
      column('date', say(language, 'Date'), 'day', 3),
      column('meal', say(language, 'Meal'), 'text', 4),
      column('room', say(language, 'Room'), 'text', 4),
      column('served', say(language, 'Children served'), 'number', 2),
      column('counted', say(language, 'Within the limit'), 'number', 2),
      column('over', say(language, 'Over the limit'), 'number', 2),
      column('who', say(language, 'Children over the limit'), 'text', 6),
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
      say(
        language,
        'A child counts once for each meal of a day it attended, whatever it ate of it; bottles do not count.',
      ),
      say(
        language,
        'Which meals may be claimed, and at which rate, depends on enrollment and income, which Larkhouse does not judge.',
      ),
    ],
    childIds: childrenOf(here),
  };
}

function mealIn(language: Language, meal: Meal): string {
  if (meal === 'breakfast') return say(language, 'Breakfast');
  if (meal === 'am-snack') return say(language, 'Morning snack');
  if (meal === 'lunch') return say(language, 'Lunch');
  return meal === 'pm-snack' ? say(language, 'Afternoon snack') : say(language, 'Dinner');
}

type Meal = 'breakfast' | 'am-snack' | 'lunch' | 'pm-snack' | 'dinner';
interface Served {
  readonly id: number;
  readonly childId: number;
  readonly child: string;
  readonly date: string;
  readonly meal: Meal;
  readonly place: number;
  readonly roomId: number;
  readonly room: string;
  /** In the room asked for: the limit is of all that the child had that day, wherever. */
  readonly isAsked: boolean;
}
const mealsBetween = ({ from, to, room, childId }: Ask) => sql<Served>`
  with ${whereabouts},
  served as (
    select distinct on (a.date, a.child_id, a.meal) a.center_id, a.id, a.child_id, a.date, a.meal, a.at,
      array_position(array['breakfast', 'am-snack', 'lunch', 'pm-snack', 'dinner'], a.meal) as place
    from activity a
    where a.date between ${from}::date and ${to}::date and a.kind = 'meal' and a.undone_at is null
      and ${isChildAsked(childId, sql.ref('a.child_id'))}
      and exists (select from attendance t where t.center_id = a.center_id and t.child_id = a.child_id and t.date = a.date
        and t.check_in is not null)
    order by a.date, a.child_id, a.meal, a.at, a.id)
  select s.id, s.child_id, k.first_name || ' ' || k.last_name as child, s.date, s.meal, s.place, w.room_id, r.name as room,
    ${isIdAsked(room, sql.ref('w.room_id'))} as is_asked
  from served s
  join whereabouts w on w.child_id = s.child_id and s.at >= w.since and s.at < w.until
  join child k on k.center_id = s.center_id and k.id = s.child_id
  join room r on r.center_id = s.center_id and r.id = w.room_id
  order by s.date, s.place, r.sort_order, r.id, ${byChild}`;
