import type { DocumentKind } from '#contract/child-documents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { mayKeepDocuments } from './access.ts';
import { releasePages } from './pages.ts';
import * as rows from './queries.ts';
import { documentOf } from './read.ts';
import { noSuchDocument, wrongDates } from './rules.ts';
import { recipientsOf } from './telling.ts';

interface Asked {
  readonly kind: DocumentKind;
  readonly title: string | null;
  /** A local date. */
  readonly dueOn?: string | null | undefined;
  /** Who is asked: these children’s families, or those of a room; all where neither is named. */
  readonly childIds?: readonly number[] | undefined;
  readonly roomId?: number | undefined;
}

/** Asks families for a document; whoever is asked already, or waits for an answer, is not asked again (child-documents-1). */
export async function requestDocument(scope: Scope, { kind, title, dueOn = null, childIds, roomId }: Asked) {
  const { center, actor } = await scope.opened;
  if (kind === 'other' && title === null) throw invalid({ title: 'Say what it is' });
  if (dueOn !== null && dueOn < dayAt(scope.now, center.zone)) throw invalid({ dueOn: 'This day has passed' });
  const children = await scope.all(rows.lockedChildren(childIds ?? null, roomId ?? null));
  const ids = children.map(({ id }) => id);
  if (childIds?.some((id) => !ids.includes(id))) throw invalid({ childIds: 'Choose children of this center' });
  if (ids.length === 0) throw invalid({ roomId: 'There are no children in this room' });
  const asked = await scope.all(
    rows.insertRequests({
      childIds: ids,
      kind,
      title: kind === 'other' ? title : null,
      dueOn,
      requestedAt: scope.now,
      requestedBy: staffIdOf(actor),
    }),
  );
  if (asked.length > 0) {
    const of = asked.map(({ childId }) => childId);
    const action = 'request child document';
    audit(scope, {
      action,
      entity: 'child_document',
      ids: asked.map(({ id }) => id),
      children: of,
      after: { kind, dueOn },
    });
    for (const { id, childId } of asked)
      await notify(scope, {
        kind: 'attendance',
        event: 'document-requested',
        recipients: { guardiansOf: [childId] },
        about: { id, childIds: [childId] },
      });
    scope.touch('children', of);
  }
  return { requested: asked.length, already: ids.length - asked.length };
}

/** Accepts what a family gave, or refuses it; they are told. The same answer again changes nothing (child-documents-2). */
export async function answerDocument(
  scope: Scope,
  id: number,
  {
    isAccepted,
    reason,
    version,
  }: { readonly isAccepted: boolean; readonly reason: string | null; readonly version?: number | undefined },
) {
  const actor = await acting(scope, mayKeepDocuments);
  const document = await lockedDocument(scope, id);
  const state = isAccepted ? 'accepted' : 'refused';
  if (document.state === state) return documentOf(scope, id);
  if (document.state === 'requested') throw conflict('Nothing was given yet');
  if (document.state !== 'received') throw conflict('Somebody has answered this already');
  refuseStale(document, version);
  if (!isAccepted && reason === null) throw invalid({ reason: 'Say what is wrong with it' });
  const answered = { state, answeredAt: scope.now, answeredBy: staffIdOf(actor) } as const;
  await scope.count(rows.updateDocument(id, { ...answered, refuseReason: isAccepted ? null : reason }));
  if (isAccepted && document.replaces !== null) await scope.count(rows.setReplaced(document.replaces, true));
  const { childId, kind } = document;
  const children = [childId];
  const action = isAccepted ? 'accept child document' : 'refuse child document';
  audit(scope, {
    action,
    entity: 'child_document',
    ids: [id],
    children,
    after: { kind, reason: isAccepted ? null : reason },
  });
  if (!(await scope.maybe(rows.waitingOf(childId)))) takeBack(scope, 'attendance', 'document-received', childId);
  const recipients = recipientsOf({ ...document, state });
  if (recipients)
    await notify(scope, {
      kind: 'attendance',
      event: isAccepted ? 'document-accepted' : 'document-refused',
      recipients,
      about: { id, childIds: children, anewSince: scope.now.toISOString() },
    });
  scope.touch('children', children);
  return documentOf(scope, id);
}

interface Change {
  readonly dueOn?: string | null | undefined;
  readonly issuedOn?: string | null | undefined;
  readonly expiresOn?: string | null | undefined;
  readonly isShared?: boolean | undefined;
  readonly version?: number | undefined;
}

/** Corrects what is said of a document; a key left out stays as it is. */
export async function editDocument(scope: Scope, id: number, { version, ...said }: Change) {
  const { center } = await scope.opened;
  const now = await lockedDocument(scope, id);
  refuseStale(now, version);
  if (now.state === 'withdrawn') throw noSuchDocument();
  const { dueOn = now.dueOn, issuedOn = now.issuedOn, expiresOn = now.expiresOn, isShared = now.isShared } = said;
  const wrong = wrongDates({ issuedOn, expiresOn }, dayAt(scope.now, center.zone));
  if (wrong) throw wrong;
  const before = { dueOn: now.dueOn, issuedOn: now.issuedOn, expiresOn: now.expiresOn, isShared: now.isShared };
  const after = { dueOn, issuedOn, expiresOn, isShared };
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await scope.count(rows.updateDocument(id, after));
    const children = [now.childId];
    audit(scope, { action: 'edit child document', entity: 'child_document', ids: [id], children, before, after });
    scope.touch('children', children);
  }
  return documentOf(scope, id);
}

/** Withdraws a request, or takes out what is there by mistake: its pages go, and what it had replaced holds again. Again it changes nothing. */
export async function removeDocument(scope: Scope, id: number): Promise<void> {
  const now = await lockedDocument(scope, id);
  if (now.state === 'withdrawn') return;
  if (now.state === 'received') throw conflict('The family has given it. Accept or refuse it first.');
  await scope.count(rows.updateDocument(id, { state: 'withdrawn', pagePaths: [] }));
  await releasePages(scope, now.pagePaths);
  if (now.state === 'accepted' && now.replaces !== null) await scope.count(rows.setReplaced(now.replaces, false));
  const children = [now.childId];
  audit(scope, {
    action: 'remove child document',
    entity: 'child_document',
    ids: [id],
    children,
    before: { kind: now.kind },
  });
  if (now.state !== 'accepted' && now.state !== 'replaced') {
    takeBack(scope, 'attendance', 'document-requested', id);
    takeBack(scope, 'attendance', 'document-due', id);
  }
  scope.touch('children', children);
}

async function lockedDocument(scope: Scope, id: number): Promise<rows.DocumentRow> {
  await scope.maybe(rows.lockDocument(id));
  return orRefuse(await scope.maybe(rows.documentById(id)), noSuchDocument());
}
