import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Category = Reply<Api['GET /api/milestone-categories']>[number];
export type Template = Reply<Api['GET /api/milestone-templates']>[number];
export type GrowingChild = Reply<Api['GET /api/milestone-progress']>[number];
export type Growth = Reply<Api['GET /api/children/:id/milestones']>;
export type Achieved = Growth['achieved'][number];
export type Badge = Growth['badges'][number];
export type FamilyGrowth = NonNullable<Reply<Api['GET /api/parent/milestones']>>;
export type FamilyMilestone = FamilyGrowth['achieved'][number];
export type Celebration = Reply<Api['GET /api/parent/celebrations']>[number];

/** How far before and after its age a milestone is suggested, in months. */
const AROUND_MONTHS = 3;

type Chosen = Pick<GrowingChild, 'ageMonths' | 'achievedTemplateIds'>;

/** What may be recorded of all the children chosen: in use, and achieved by none of them. */
export function open(
  templates: readonly Template[],
  categories: readonly Pick<Category, 'id' | 'isActive'>[],
  children: readonly Chosen[],
): Template[] {
  const used = new Set(categories.filter(({ isActive }) => isActive).map(({ id }) => id));
  const has = new Set(children.flatMap(({ achievedTemplateIds }) => achievedTemplateIds));
  return templates.filter(({ id, isActive, categoryId }) => isActive && used.has(categoryId) && !has.has(id));
}

/** Whether a milestone is of the age of one of the children. */
const suits = (
  { ageRangeMin, ageRangeMax }: Pick<Template, 'ageRangeMin' | 'ageRangeMax'>,
  children: readonly Pick<GrowingChild, 'ageMonths'>[],
): boolean =>
  children.some(
    ({ ageMonths }) => ageMonths >= ageRangeMin - AROUND_MONTHS && ageMonths <= ageRangeMax + AROUND_MONTHS,
  );

/** Templates that suit one of the children, the nearest in age first. */
export function suggested(templates: readonly Template[], children: readonly Pick<GrowingChild, 'ageMonths'>[]) {
  const distance = ({ ageRangeMin, ageRangeMax }: Template) =>
    Math.min(...children.map(({ ageMonths }) => Math.abs(ageMonths - (ageRangeMin + ageRangeMax) / 2)));
  return templates
    .filter((template) => suits(template, children))
    .toSorted((one, other) => distance(one) - distance(other) || one.id - other.id);
}
