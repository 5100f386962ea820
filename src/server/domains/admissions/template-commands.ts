import { MOST_TEMPLATES } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import * as rows from './template-queries.ts';
import { checkTemplate, type TemplateText } from './template-rules.ts';

export interface Template {
  readonly name: string;
  readonly texts: readonly TemplateText[];
}

export const listTemplates = async (scope: Scope) => ({ templates: await scope.all(rows.allTemplates()) });

export async function addTemplate(scope: Scope, said: Template) {
  await check(scope, null, said);
  if ((await scope.all(rows.allTemplates())).length >= MOST_TEMPLATES) throw conflict('There are too many templates');
  const { id } = await scope.one(rows.insertTemplate(said.name));
  await keepTexts(scope, id, said.texts);
  audit(scope, { action: 'add inquiry template', entity: 'inquiry_template', ids: [id], after: { name: said.name } });
  return changed(scope, id);
}

export async function changeTemplate(
  scope: Scope,
  id: number,
  { version, ...said }: Template & { readonly version?: number | undefined },
) {
  await scope.all(rows.lockTemplates());
  const before = orRefuse(await scope.maybe(rows.templateById(id)), noSuchTemplate());
  refuseStale(before, version);
  await check(scope, id, said);
  const same = (texts: readonly TemplateText[]) =>
    JSON.stringify(texts.map(({ language, subject, text }) => [language, subject, text]).toSorted());
  if (before.name === said.name && same(before.texts) === same(said.texts)) return before;
  await scope.count(rows.renameTemplate(id, said.name));
  await scope.count(rows.deleteTexts(id));
  await keepTexts(scope, id, said.texts);
  audit(scope, {
    action: 'change inquiry template',
    entity: 'inquiry_template',
    ids: [id],
    before: { name: before.name },
    after: { name: said.name },
  });
  return changed(scope, id);
}

export async function removeTemplate(scope: Scope, id: number): Promise<Record<string, never>> {
  await scope.all(rows.lockTemplates());
  const before = orRefuse(await scope.maybe(rows.templateById(id)), noSuchTemplate());
  await scope.count(rows.deleteTemplate(id));
  audit(scope, {
    action: 'remove inquiry template',
    entity: 'inquiry_template',
    ids: [id],
    before: { name: before.name },
  });
  scope.touch('admissions');
  return {};
}

async function check(scope: Scope, id: number | null, { name, texts }: Template): Promise<void> {
  await scope.all(rows.lockTemplates());
  const refused = checkTemplate(texts);
  if (refused) throw refused;
  const named = await scope.maybe(rows.templateNamed(name));
  if (named && named.id !== id) throw invalid({ name: 'There is a template of this name' });
}

const keepTexts = (scope: Scope, templateId: number, texts: readonly TemplateText[]) =>
  scope.count(rows.insertTexts(texts.map(({ language, subject, text }) => ({ templateId, language, subject, text }))));

async function changed(scope: Scope, id: number) {
  scope.touch('admissions');
  return scope.one(rows.templateById(id));
}

export const noSuchTemplate = () => notFound('This template was not found');
