import type { Answers } from '#contract/forms-asked.ts';
import type { FormBody } from '#contract/forms-blocks.ts';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseWrongSaid, seenFile, takeOver } from '#server/domains/child-file/said-commands.ts';
import { changesSaid, type SaidChange, shownBy } from '#server/domains/child-file/said-rules.ts';
import { HttpError, invalid } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { checkAnswers } from './answer-rules.ts';
import * as rows from './mapped-queries.ts';
import { answersFrom, asksInsurance, mappedBlocks, placeOf, renewedAnswers, saidBy } from './mapped-rules.ts';
import { lastSigned } from './renewal-queries.ts';
import { openAnswers, openChanges, sealChanges } from './sealed.ts';

/** Whose form it is: the child's, and the guardian's who answers. */
export interface Answering {
  readonly requestId: number;
  readonly childId: number;
  readonly guardianId: number;
  readonly body: FormBody;
}

export interface Prefilled {
  readonly answers: Answers;
  /** Local date on which the guardian signed the form last; null: never. */
  readonly lastSignedOn: string | null;
}

/**
 * What is known before a guardian types: of mapped blocks what the file says, as far as they see it (forms-24), of the others what they signed last
 * (forms-34). Nobody agrees or gives a file by having done so before. @param insurance whether it is shown to them, which is written down
 */
export async function prefilled(
  server: Server,
  scope: Scope,
  { requestId, childId, guardianId, body }: Answering,
  insurance: 'show' | 'compare' = 'show',
): Promise<Prefilled> {
  const { center } = await scope.opened;
  const last = await scope.maybe(lastSigned(requestId));
  const place = { centerId: center.id, requestId: last?.id ?? 0 };
  const before = last ? renewedAnswers(body, openAnswers(server.vault, place, last.answersSealed)) : {};
  const lastSignedOn = last?.signedOn ?? null;
  if (mappedBlocks(body).length === 0) return { answers: checkAnswers(body, before, 'draft').answers, lastSignedOn };
  const seen = await seenFile(server, scope, childId, {
    guardianId,
    insurance: asksInsurance(body) ? insurance : 'leave',
  });
  return { answers: checkAnswers(body, { ...before, ...answersFrom(body, seen) }, 'draft').answers, lastSignedOn };
}

/** Notes which contacts of the file a draft names, so that leaving one out later takes it out. */
export async function noteShown(server: Server, scope: Scope, asked: Answering, draft: Answers): Promise<void> {
  if (mappedBlocks(asked.body).length === 0) return;
  const { childId, guardianId } = asked;
  const seen = await seenFile(server, scope, childId, { guardianId, insurance: 'leave' });
  await scope.count(rows.noteShown(asked.requestId, shownBy(saidBy(asked.body, draft), seen)));
}

/** What signed answers change of the file; refuses by its block what the file cannot take. */
export async function changesOf(
  server: Server,
  scope: Scope,
  asked: Answering,
  answers: Answers,
): Promise<SaidChange[]> {
  const { body, childId, guardianId, requestId } = asked;
  if (mappedBlocks(body).length === 0) return [];
  const insurance = asksInsurance(body) ? 'compare' : 'leave';
  const [seen, { shownContacts }] = await Promise.all([
    seenFile(server, scope, childId, { guardianId, insurance }),
    scope.one(rows.shownContacts(requestId)),
  ]);
  const changes = changesSaid(saidBy(body, answers), seen, shownContacts);
  for (const change of changes) {
    try {
      await refuseWrongSaid(scope, childId, change);
    } catch (error) {
      throw atBlock(asked, answers, change, error);
    }
  }
  return changes;
}

/** What a contact's field is refused with is said at the place in the form. */
function atBlock({ body }: Answering, answers: Answers, change: SaidChange, error: unknown): unknown {
  if (!(error instanceof HttpError) || !error.details.fields) return error;
  const named = Object.entries(error.details.fields).map(
    ([field, text]) => [`answers.${placeOf(body, answers, change, field)}`, text] as const,
  );
  return invalid(Object.fromEntries(named));
}

/** What is kept of the changes until all have signed; nothing where the own signature is the last one. */
export async function keptUntilAll(
  { vault }: Server,
  scope: Scope,
  requestId: number,
  changes: readonly SaidChange[],
  isLast: boolean,
): Promise<Buffer | null> {
  const { center } = await scope.opened;
  return isLast || changes.length === 0 ? null : sealChanges(vault, { centerId: center.id, requestId }, changes);
}

/**
 * What follows in the file from the signature that makes a form whole. Where the answers are the guardian's own, the file takes over what they
 * change at once; the connection of another one could not write it as the first one's word: that is a job's, in the moment after.
 */
export async function intoFile(
  server: Server,
  scope: Scope,
  { requestId, childId, guardianId }: Answering,
  changes: readonly SaidChange[] | null,
): Promise<void> {
  if (changes) await takeOver(server, scope, childId, guardianId, changes);
  else enqueue(scope, 'take-over-form', { requestId });
}

/** Takes over what the first of several signers changed, once all have signed; a guardian no more has said nothing. */
export const takeOverForm: Task = ({ server, centerId, input }) =>
  inCenter(server, { centerId }, async (scope) => {
    const { requestId } = input as { requestId: number };
    const kept = await scope.maybe(rows.keptChanges(requestId));
    if (!kept) return;
    const { childId, guardianId, changesSealed, isGuardian } = kept;
    if (isGuardian) {
      const changes = openChanges(server.vault, { centerId, requestId }, changesSealed);
      await takeOver(server, scope, childId, guardianId, changes);
    }
    await scope.count(rows.dropChanges(requestId));
  });
