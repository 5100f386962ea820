interface AgedTemplate {
  readonly id: number;
  readonly categoryId: number;
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
}

/** How far ahead a family looks, in months. */
const AHEAD_MONTHS = 6;
const OF_A_CATEGORY = 2;

/**
 * What a child may soon show: of each category the next two by age, begun or beginning within half a year. A milestone whose
 * age has passed is not among them: nobody is told what a child has not done.
 */
export function nextMilestones<Template extends AgedTemplate>(
  templates: readonly Template[],
  achievedIds: ReadonlySet<number>,
  ageMonths: number,
): Template[] {
  const open = templates
    .filter(({ id, ageRangeMin, ageRangeMax }) => {
      const isAhead = ageRangeMax >= ageMonths && ageRangeMin <= ageMonths + AHEAD_MONTHS;
      return isAhead && !achievedIds.has(id);
    })
    .sort((one, other) => one.ageRangeMin - other.ageRangeMin || one.id - other.id);
  const seen = new Map<number, number>();
  return open.filter(({ categoryId }) => {
    const before = seen.get(categoryId) ?? 0;
    seen.set(categoryId, before + 1);
    return before < OF_A_CATEGORY;
  });
}
