import type { FormBody } from '#contract/forms-blocks.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { LONGEST_FORM, publishingErrorsOf } from './body-rules.ts';
import { canonical, hashOf } from './canonical.ts';
import * as rows from './queries.ts';
import { noSuchForm, readForm } from './read.ts';

/** Begins a form with what it says; nothing of it can be sent before it is published. */
export async function addForm(scope: Scope, body: FormBody) {
  const { actor } = await scope.opened;
  const written = writtenOf(body);
  const { id } = await scope.one(rows.insertForm({ ...written, createdAt: scope.now, createdBy: staffIdOf(actor) }));
  audit(scope, { action: 'add form', entity: 'form', ids: [id], after: { title: body.title.en } });
  scope.touch('forms');
  return readForm(scope, id);
}

/** Changes what the next version will say; saying the same again changes nothing. */
export async function editDraft(scope: Scope, id: number, body: FormBody, version: number | undefined) {
  const before = await lockedForm(scope, id);
  const written = writtenOf(body);
  if (before.draft === written.draft) return readForm(scope, id);
  refuseStale(before, version);
  await scope.count(rows.updateDraft(id, written));
  audit(scope, { action: 'edit form', entity: 'form', ids: [id], after: { title: body.title.en } });
  scope.touch('forms');
  return readForm(scope, id);
}

/** Publishes the draft as it stands; the versions before stay, and whatever was sent in them. */
export async function publishForm(scope: Scope, id: number, version: number | undefined) {
  const { actor } = await scope.opened;
  const form = await lockedForm(scope, id);
  refuseStale(form, version);
  const newest = await scope.maybe(rows.newestVersion(id));
  if (newest?.content === form.draft) return readForm(scope, id);
  if (form.retiredAt) throw conflict('This form is no longer used. Take it up again first.');
  const problems = publishingErrorsOf(JSON.parse(form.draft) as FormBody);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const number = (newest?.number ?? 0) + 1;
  const { title, draft: content } = form;
  const published = { publishedAt: scope.now, publishedBy: staffIdOf(actor) };
  await scope.one(
    rows.insertVersion({ formId: id, number, title, content, contentHash: hashOf(content), ...published }),
  );
  audit(scope, { action: 'publish form', entity: 'form', ids: [id], after: { number } });
  scope.touch('forms');
  return readForm(scope, id);
}

/** Says that a form is no longer used, or is again. */
export async function retireForm(scope: Scope, id: number, isRetired: boolean) {
  const form = await lockedForm(scope, id);
  if ((form.retiredAt !== null) === isRetired) return readForm(scope, id);
  await scope.count(rows.setRetired(id, isRetired ? scope.now : null));
  audit(scope, { action: isRetired ? 'retire form' : 'take up form', entity: 'form', ids: [id] });
  scope.touch('forms');
  return readForm(scope, id);
}

const lockedForm = async (scope: Scope, id: number) => orRefuse(await scope.maybe(rows.lockForm(id)), noSuchForm());

/** As it is kept: one text for what says the same. */
function writtenOf(body: FormBody): { title: string; draft: string } {
  const draft = canonical(body);
  if (draft.length > LONGEST_FORM) throw invalid({ body: 'This form is too long. Make two of it.' });
  return { title: canonical(body.title), draft };
}
