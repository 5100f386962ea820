import type { z } from 'zod';
import type { ChildDocument, childDocuments } from '#contract/child-documents.ts';
import { EXPIRING_DAYS, shownState } from '#contract/child-documents-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { actingGuardianOf } from '#server/kernel/access/guardian.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { orRefuse } from '#server/kernel/http-error.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { mayReadDocument } from './access.ts';
import { typeOf } from './pages.ts';
import * as rows from './queries.ts';
import { noSuchDocument } from './rules.ts';

type Answered = z.input<typeof ChildDocument>;
type Open = z.input<(typeof childDocuments)['GET /api/child-documents']['reply']>;

/** The documents of a child that whoever acts may see (child-documents-4). */
export async function documentsOf(scope: Scope, childId: number): Promise<Answered[]> {
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') await actingGuardianOf(scope, childId);
  orRefuse(await scope.maybe(rows.childHere(childId)), noSuchChild());
  const found = await scope.all(rows.documentsOf(childId));
  return answersOf(scope, actor.kind === 'parent' ? found : found.filter(({ kind }) => mayReadDocument(kind)(actor)));
}

/** A document as whoever acts reads it. */
export async function documentOf(scope: Scope, id: number): Promise<Answered> {
  const [answer] = await answersOf(scope, [await scope.one(rows.documentById(id))]);
  return orRefuse(answer, noSuchDocument());
}

/** What is to be done, of every child. */
export async function openDocuments(scope: Scope): Promise<Open> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const found = await scope.all(rows.openDocuments(addDays(today, EXPIRING_DAYS)));
  return found.map(({ firstName, lastName, room, ...row }) => ({
    child: { id: row.childId, firstName, lastName },
    room,
    shownState: shownState(row, today),
    document: answerOf(row, null),
  }));
}

async function answersOf(scope: Scope, found: readonly rows.DocumentRow[]): Promise<Answered[]> {
  const { actor } = await scope.opened;
  if (actor.kind !== 'parent') return found.map((row) => answerOf(row, null));
  // Staff write these freely, and other children are none of a family's business.
  const written = found.map(({ title, refuseReason }) => ({ title: title ?? '', refuseReason: refuseReason ?? '' }));
  const readable = await withheld(scope, written, ['title', 'refuseReason']);
  return found.map((row, place) =>
    answerOf(
      { ...row, title: readable[place]?.title || null, refuseReason: readable[place]?.refuseReason || null },
      actor.id,
    ),
  );
}

const answerOf = (
  { pagePaths, givenBy, giver, replaces: _, ...row }: rows.DocumentRow,
  guardianId: number | null,
): Answered => ({
  ...row,
  givenBy: giver,
  isOwn: givenBy !== null && givenBy === guardianId,
  pages: pagePaths.map((path, place) => ({
    url: `/api/child-documents/${row.id}/pages/${place + 1}`,
    type: typeOf(path),
  })),
});
