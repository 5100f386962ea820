import type { BadgeType } from '#contract/milestones-choices.ts';

/** An achieved milestone, as far as badges go by it. */
export interface Achieved {
  readonly templateId: number;
  readonly categoryId: number;
  /** Local date. */
  readonly achievedDate: string;
  readonly isStarred: boolean;
}
/** What a badge asks for: so many milestones (of a category), or all of those named. */
export interface Requirements {
  readonly count?: number;
  readonly categoryId?: number;
  readonly ageRangeMin?: number;
  readonly ageRangeMax?: number;
  readonly templateIds?: readonly number[];
}
export interface BadgeRule {
  /** Of one child no two badges have the same. */
  readonly key: string;
  readonly type: BadgeType;
  readonly requirements: Requirements;
}
interface Template {
  readonly id: number;
  readonly ageRangeMin: number;
  readonly ageRangeMax: number;
}

const COUNTS = [10, 25, 50];
const IN_CATEGORY = 5;
const STARS = 10;
/** Fewer milestones of the same age are no step of age. */
const LEAST_OF_STEP = 3;

/** Every badge there is to earn, by the categories and templates in use. */
export function badgeRules(categoryIds: readonly number[], templates: readonly Template[]): BadgeRule[] {
  return [
    { key: 'first', type: 'first-milestone', requirements: { count: 1 } },
    ...COUNTS.map((count) => ({ key: `milestones:${count}`, type: 'milestones' as const, requirements: { count } })),
    ...categoryIds.map((categoryId) => ({
      key: `category:${categoryId}:${IN_CATEGORY}`,
      type: 'category' as const,
      requirements: { categoryId, count: IN_CATEGORY },
    })),
    ...ageSteps(templates),
    { key: `starred:${STARS}`, type: 'starred', requirements: { count: STARS } },
  ];
}

/** The milestones of one age, over all categories. */
function ageSteps(templates: readonly Template[]): BadgeRule[] {
  const steps = Map.groupBy(templates, ({ ageRangeMin, ageRangeMax }) => `${ageRangeMin}-${ageRangeMax}`);
  return [...steps].flatMap(([ages, own]) => {
    const [first] = own;
    if (!first || own.length < LEAST_OF_STEP) return [];
    const { ageRangeMin, ageRangeMax } = first;
    const templateIds = own.map(({ id }) => id).sort((a, b) => a - b);
    return [{ key: `age:${ages}`, type: 'age-step' as const, requirements: { ageRangeMin, ageRangeMax, templateIds } }];
  });
}

/** The day on which the last milestone that a badge asks for was achieved; null while one is missing. */
export function earnedOn(
  { type, requirements }: Pick<BadgeRule, 'type' | 'requirements'>,
  achieved: readonly Achieved[],
) {
  const days = achieved
    .filter((one) => counts(type, requirements, one))
    .map(({ achievedDate }) => achievedDate)
    .sort();
  const needed = requirements.templateIds?.length ?? requirements.count ?? 1;
  return days[needed - 1] ?? null;
}

function counts(type: BadgeType, { categoryId, templateIds }: Requirements, one: Achieved): boolean {
  if (type === 'category') return one.categoryId === categoryId;
  if (type === 'age-step') return templateIds?.includes(one.templateId) ?? false;
  return type !== 'starred' || one.isStarred;
}
