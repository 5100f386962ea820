import type { FormBody, Words } from '#contract/forms-blocks.ts';
import type { Scope } from '#server/db/scope.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import * as rows from './queries.ts';

const told = ({ title, ...entry }: rows.FormEntryRow) => ({ ...entry, title: JSON.parse(title) as Words });

export const readForms = async (scope: Scope) => (await scope.all(rows.formEntries())).map(told);

/** A form with its draft and its versions. */
export async function readForm(scope: Scope, id: number) {
  const [entry, draft, versions] = await Promise.all([
    scope.maybe(rows.formEntry(id)),
    readDraft(scope, id),
    scope.all(rows.formVersions(id)),
  ]);
  return { ...told(orRefuse(entry, noSuchForm())), draft, versions };
}

/** What the next version will say. */
export const readDraft = async (scope: Scope, id: number): Promise<FormBody> =>
  bodyOf(orRefuse(await scope.maybe(rows.formDraft(id)), noSuchForm()).draft);

/** What a published version says. */
export async function readVersion(scope: Scope, id: number, versionId: number) {
  const { content, ...version } = orRefuse(await scope.maybe(rows.formVersion(id, versionId)), noSuchForm());
  return { ...version, body: bodyOf(content) };
}

/** What was kept passed the contract when it came. */
export const bodyOf = (content: string): FormBody => JSON.parse(content);

export const noSuchForm = () => notFound('This form was not found');
