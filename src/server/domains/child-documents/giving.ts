import type { DocumentKind } from '#contract/child-documents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { HttpError, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { mayKeepDocuments } from './access.ts';
import { claimPages, releasePages } from './pages.ts';
import * as rows from './queries.ts';
import { documentOf } from './read.ts';
import { givingFor, noSuchDocument, takesPlace, wrongDates } from './rules.ts';

interface Given {
  /** Of uploads, in their order. */
  readonly filePaths: readonly string[];
  /** Local dates. */
  readonly issuedOn?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
}
interface Named {
  readonly kind: DocumentKind;
  readonly title: string | null;
}

/** Gives a document that nobody asked for: a guardian's waits, what staff give holds at once (child-documents-1). */
export async function giveDocument(scope: Scope, childId: number, { kind, title, ...given }: Named & Given) {
  const guardianId = await giverFor(scope, childId);
  if (kind === 'other' && title === null) throw invalid({ title: 'Say what it is' });
  const named = { kind, title: kind === 'other' ? title : null };
  const held = takesPlace(kind) ? await scope.maybe(rows.heldOf(childId, named.kind, named.title)) : undefined;
  return documentOf(
    scope,
    await insertGiven(scope, { childId, ...named, replaces: held?.id ?? null }, given, guardianId),
  );
}

/** Gives what is asked for, gives it anew, or gives a newer one. The same pages again change nothing. */
export async function givePages(scope: Scope, id: number, given: Given) {
  const known = orRefuse(await scope.maybe(rows.documentById(id)), noSuchDocument());
  const guardianId = await giverFor(scope, known.childId);
  await scope.maybe(rows.lockDocument(id));
  const now = orRefuse(await scope.maybe(rows.documentById(id)), noSuchDocument());
  if (now.state !== 'requested' && isSame(now.pagePaths, given.filePaths)) return documentOf(scope, id);
  const giving = givingFor(now, guardianId);
  if (giving instanceof HttpError) throw giving;
  if (giving === 'here') {
    await putGiven(scope, now, given, guardianId);
    return documentOf(scope, id);
  }
  const newer = await scope.maybe(rows.newerOf(id));
  if (newer) return givePages(scope, newer.id, given);
  const { childId, kind, title } = now;
  return documentOf(scope, await insertGiven(scope, { childId, kind, title, replaces: id }, given, guardianId));
}

/** Who gives: the guardian's id, or null for staff who keep documents. */
async function giverFor(scope: Scope, childId: number): Promise<number | null> {
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') return (await actingGuardianOf(scope, childId)).id;
  await acting(scope, mayKeepDocuments);
  orRefuse(await scope.maybe(rows.childHere(childId)), noSuchChild());
  return null;
}

async function insertGiven(
  scope: Scope,
  place: Named & { readonly childId: number; readonly replaces: number | null },
  given: Given,
  guardianId: number | null,
): Promise<number> {
  const { state, ...row } = await givenBy(scope, given, guardianId);
  const { id } = await scope.one(rows.insertDocument({ ...place, ...row, state }));
  if (state === 'accepted' && place.replaces !== null) await scope.count(rows.setReplaced(place.replaces, true));
  await noteGiven(scope, { id, ...place, ...row }, guardianId);
  return id;
}

async function putGiven(scope: Scope, now: rows.DocumentRow, given: Given, guardianId: number | null): Promise<void> {
  const row = await givenBy(scope, given, guardianId);
  const cleared = { answeredAt: null, answeredBy: null, refuseReason: null };
  await scope.count(rows.updateDocument(now.id, { ...cleared, ...row }));
  await releasePages(scope, now.pagePaths);
  if (row.state === 'accepted' && now.replaces !== null) await scope.count(rows.setReplaced(now.replaces, true));
  await noteGiven(scope, { ...now, ...row }, guardianId);
}

/** What a row says of pages that are given now, which are claimed. */
async function givenBy(
  scope: Scope,
  { filePaths, issuedOn = null, expiresOn = null }: Given,
  guardianId: number | null,
) {
  const { center, actor } = await scope.opened;
  const wrong = wrongDates({ issuedOn, expiresOn }, dayAt(scope.now, center.zone));
  if (wrong) throw wrong;
  const said = {
    issuedOn,
    expiresOn,
    givenAt: scope.now,
    givenBy: guardianId,
    pagePaths: await claimPages(scope, filePaths),
  };
  if (guardianId !== null) return { ...said, state: 'received' as const };
  const by = staffIdOf(actor);
  return { ...said, state: 'accepted' as const, enteredBy: by, answeredAt: scope.now, answeredBy: by };
}

/** Written down without what it says; staff who answer are told, once a day for each child. */
async function noteGiven(
  scope: Scope,
  {
    id,
    childId,
    kind,
    pagePaths,
  }: Pick<rows.DocumentRow, 'id' | 'childId' | 'kind'> & { readonly pagePaths: readonly string[] },
  guardianId: number | null,
): Promise<void> {
  const { center } = await scope.opened;
  const children = [childId];
  audit(scope, {
    action: 'give child document',
    entity: 'child_document',
    ids: [id],
    children,
    after: { kind, pages: pagePaths.length },
  });
  if (guardianId !== null)
    await notify(scope, {
      kind: 'attendance',
      event: 'document-received',
      recipients: { staffWith: ['children.enroll'] },
      about: { id: childId, childIds: children, date: dayAt(scope.now, center.zone) },
    });
  scope.touch('children', children);
}

const isSame = (kept: readonly string[], paths: readonly string[]): boolean => kept.join(' ') === paths.join(' ');
