import type { Scope } from '#server/db/scope.ts';
import { centerFounded } from '#server/domains/accounts/hooks.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { on } from '#server/kernel/hooks.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { refreshCategories } from './queries.ts';
import { STARTER_CATEGORIES, starterTemplates } from './starter/set.ts';
import {
  type CategoryChange,
  category,
  insertCategory,
  insertStarterCategories,
  insertStarterTemplates,
  insertTemplate,
  type NewCategoryRow,
  type NewTemplateRow,
  type TemplateChange,
  template,
  updateCategory,
  updateTemplate,
} from './template-queries.ts';

/** A new center gets the starter set of categories and milestones. */
export const createStarterMilestones = on(centerFounded, async (scope) => {
  const made = await scope.all(insertStarterCategories(STARTER_CATEGORIES, scope.now));
  const idOf = new Map(made.map(({ id, starterKey }) => [starterKey, id]));
  const templates = STARTER_CATEGORIES.flatMap(({ starterKey }) => {
    const categoryId = idOf.get(starterKey);
    return categoryId === undefined ? [] : starterTemplates(starterKey).map((row) => ({ ...row, categoryId }));
  });
  await scope.count(insertStarterTemplates(templates, scope.now));
});

/** Adds a category. */
export async function addCategory(scope: Scope, input: NewCategoryRow) {
  const { id } = await scope.one(insertCategory(input, scope.now));
  audit(scope, { action: 'add milestone category', entity: 'milestone_category', ids: [id], after: input });
  await renewProgress(scope, [id]);
  return scope.one(category(id));
}

type Versioned<Change> = Change & { readonly version?: number | undefined };

/** Changes a category; of the starter set a text that becomes null is the set's own again. */
export async function changeCategory(scope: Scope, id: number, { version, ...change }: Versioned<CategoryChange>) {
  const before = orRefuse(await scope.maybe(category(id)), notFound('This category was not found'));
  refuseStale(before, version);
  if (before.starterKey === null && change.name === null) throw invalid({ name: 'Name is required' });
  const kept = before.starterKey === null && change.description === null ? { ...change, description: '' } : change;
  await scope.count(updateCategory(id, kept));
  audit(scope, { action: 'change milestone category', entity: 'milestone_category', ids: [id], before, after: change });
  await renewProgress(scope, [id]);
  return scope.one(category(id));
}

/** Adds a milestone to choose from. */
export async function addTemplate(scope: Scope, input: NewTemplateRow) {
  refuseBadAges(input);
  await refuseUnknownCategory(scope, input.categoryId);
  const { id } = await scope.one(insertTemplate(input, scope.now));
  audit(scope, { action: 'add milestone', entity: 'milestone_template', ids: [id], after: input });
  await renewProgress(scope, [input.categoryId]);
  return scope.one(template(id));
}

/** Changes a milestone to choose from; of the starter set a text that becomes null is the set's own again. */
export async function changeTemplate(scope: Scope, id: number, { version, ...change }: Versioned<TemplateChange>) {
  const before = orRefuse(await scope.maybe(template(id)), notFound('This milestone was not found'));
  refuseStale(before, version);
  if (before.starterKey === null && change.title === null) throw invalid({ title: 'Title is required' });
  refuseBadAges({
    ageRangeMin: change.ageRangeMin ?? before.ageRangeMin,
    ageRangeMax: change.ageRangeMax ?? before.ageRangeMax,
  });
  if (change.categoryId !== undefined) await refuseUnknownCategory(scope, change.categoryId);
  await scope.count(updateTemplate(id, before.starterKey === null ? withoutNull(change) : change));
  audit(scope, {
    action: 'change milestone to choose from',
    entity: 'milestone_template',
    ids: [id],
    before,
    after: change,
  });
  await renewProgress(scope, [before.categoryId, change.categoryId ?? before.categoryId]);
  return scope.one(template(id));
}

/** A milestone of the center's own has no other words to fall back to. */
const withoutNull = (change: TemplateChange): TemplateChange =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? '']));

function refuseBadAges({ ageRangeMin, ageRangeMax }: Pick<NewTemplateRow, 'ageRangeMin' | 'ageRangeMax'>): void {
  if (ageRangeMax < ageRangeMin) throw invalid({ ageRangeMax: 'The last age must not be before the first' });
}

async function refuseUnknownCategory(scope: Scope, id: number): Promise<void> {
  if (!(await scope.maybe(category(id)))) throw invalid({ categoryId: 'Please choose a category' });
}

/** Everybody's progress in these categories follows, and screens look again. */
async function renewProgress(scope: Scope, categoryIds: readonly number[]): Promise<void> {
  const { center } = await scope.opened;
  scope.later(refreshCategories(categoryIds, dayAt(scope.now, center.zone), scope.now));
  scope.touch('milestones');
}
