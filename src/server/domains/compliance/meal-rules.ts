/** A meal one child was served, in the order of the day. */
export interface Served {
  readonly id: number;
  readonly isSnack: boolean;
}
interface Limit {
  readonly meals: number;
  readonly snacks: number;
}

/**
 * Which of a child's meals of one day may be counted: the first ones, under the limit that lets most be counted; of two
 * equal ones the earlier named.
 */
export function countedMeals(served: readonly Served[], limits: readonly Limit[]): ReadonlySet<number> {
  const meals = served.filter(({ isSnack }) => !isSnack);
  const snacks = served.filter(({ isSnack }) => isSnack);
  const selections = limits.map((limit) => [...meals.slice(0, limit.meals), ...snacks.slice(0, limit.snacks)]);
  const best = selections.reduce<readonly Served[]>((most, way) => (way.length > most.length ? way : most), []);
  return new Set(best.map(({ id }) => id));
}
