import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { BadgeRow } from './queries.ts';
import { categoryText, templateText } from './starter/texts.ts';
import { type CategoryRow, categories, type TemplateRow, templates } from './template-queries.ts';

/** The language of whoever reads in this scope. */
export async function readersLanguage(scope: Scope): Promise<Language> {
  const { actor } = await scope.opened;
  return actor.kind === 'staff' || actor.kind === 'parent' ? languageOf(scope, actor.kind, actor.id) : 'en';
}

/** A category as it is answered: the center's own words, else the starter set's in the reader's language. */
export function asCategory(language: Language, { starterKey, name, description, ...row }: CategoryRow) {
  const text = categoryText(language, starterKey);
  return {
    ...row,
    name: name ?? text.name,
    description: description ?? text.description,
    isStarter: starterKey !== null,
    hasOwnText: name !== null || description !== null,
  };
}

/** A template in the reader's language where the center has not written its own. */
export function asTemplate(
  language: Language,
  { starterKey, title, description, celebrationMessage, parentTip, ...row }: TemplateRow,
) {
  const text = templateText(language, starterKey);
  return {
    ...row,
    title: title ?? text.title,
    description: description ?? text.description,
    celebrationMessage: celebrationMessage ?? text.celebrationMessage,
    parentTip: parentTip ?? text.parentTip,
    isStarter: starterKey !== null,
    hasOwnText: [title, description, celebrationMessage, parentTip].some((own) => own !== null),
  };
}
export type Category = ReturnType<typeof asCategory>;
export type Template = ReturnType<typeof asTemplate>;

/** Everything there is to choose from, in the reader's words. */
export interface Catalog {
  readonly language: Language;
  readonly categories: readonly Category[];
  readonly templates: readonly Template[];
  readonly templateOf: (id: number) => Template;
}

export async function readCatalog(scope: Scope, language: Language): Promise<Catalog> {
  const [categoryRows, templateRows] = await Promise.all([scope.all(categories()), scope.all(templates())]);
  const read = templateRows.map((row) => asTemplate(language, row));
  const byId = new Map(read.map((template) => [template.id, template]));
  return {
    language,
    categories: categoryRows.map((row) => asCategory(language, row)),
    templates: read,
    templateOf: (id) => {
      const found = byId.get(id);
      if (!found) throw new Error('A milestone refers to a template of its center');
      return found;
    },
  };
}

export const categoryName = ({ categories: all }: Catalog, categoryId: number): string =>
  all.find(({ id }) => id === categoryId)?.name ?? '';

/** Templates in use, of categories in use. */
export function inUse({ categories: all, templates: every }: Catalog) {
  const used = all.filter(({ isActive }) => isActive);
  const ids = new Set(used.map(({ id }) => id));
  return { categories: used, templates: every.filter(({ isActive, categoryId }) => isActive && ids.has(categoryId)) };
}

/** A badge as it is answered. */
export function asBadge({ language, categories: all }: Catalog, { badgeKey: _, ...row }: BadgeRow) {
  const { count = 0, categoryId, ageRangeMin: from = 0, ageRangeMax: to = 0 } = row.requirements;
  const category = all.find(({ id }) => id === categoryId)?.name ?? '';
  const [name, description] = {
    'first-milestone': [
      translate(language, 'First milestone'),
      translate(language, 'The very first milestone celebrated here.'),
    ],
    milestones: [
      translate(language, '{{count}} milestones', { count }),
      translate(language, '{{count}} milestones celebrated so far.', { count }),
    ],
    category: [
      translate(language, '{{category}}: {{count}} milestones', { category, count }),
      translate(language, '{{count}} milestones celebrated in one area.', { count }),
    ],
    'age-step': [
      translate(language, 'All round: {{from}} to {{to}} months', { from, to }),
      translate(language, 'Every milestone of this age, in every area.'),
    ],
    starred: [
      translate(language, '{{count}} golden stars', { count }),
      translate(language, '{{count}} moments that were marked with a star.', { count }),
    ],
  }[row.badgeType];
  return { ...row, badgeName: name ?? '', description: description ?? '', iconPath: `/badges/${row.badgeType}.svg` };
}
