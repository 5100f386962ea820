import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { type DueRow, markMailed, markPushed, takeDue, unreadOfKind } from './due-queries.ts';
import { mailNotification } from './letters.ts';
import { enqueuePush } from './push.ts';

/** Few enough that their mails are written within a second. */
const BATCH = 200;

/**
 * Sends what is due in a center: right after it was written, at the end of quiet hours, and again while nobody has seen
 * it. What is taken is taken by one process alone, in the transaction that puts its mails and pushes into their queues.
 * What was read meanwhile is dropped.
 */
export const deliverDue: Routine['run'] = async ({ server, centerId }) => {
  let taken = BATCH;
  while (taken === BATCH) taken = await inCenter(server, { centerId }, (scope) => deliverBatch(server, scope));
};

async function deliverBatch(server: Server, scope: Scope): Promise<number> {
  const due = await scope.all(takeDue(scope.now, BATCH));
  // Several of one kind go out as one: those that waited for the end of the quiet hours, the photos of ten minutes.
  const letters = Map.groupBy(
    due.filter(({ isWanted }) => isWanted),
    ({ channel, stage, audience, personId, kind }) => [channel, stage, audience, personId, kind].join(' '),
  );
  for (const rows of letters.values()) {
    const [first] = rows;
    if (!first) continue;
    const ids = rows.map(({ notificationId }) => notificationId);
    if (first.channel === 'mail') await mail(server, scope, first, ids);
    else await push(scope, first, ids);
  }
  return due.length;
}

async function mail(server: Server, scope: Scope, due: DueRow, ids: readonly number[]): Promise<void> {
  const { kind, stage, audience, firstName, email, language } = due;
  const count = ids.length;
  await mailNotification(
    server,
    scope,
    { kind, stage, audience, count },
    { firstName, email, language: spoken(language) },
  );
  scope.later(markMailed(ids, scope.now));
}

async function push(scope: Scope, due: DueRow, ids: readonly number[]): Promise<void> {
  const { count } = await scope.one(unreadOfKind(due));
  await enqueuePush(scope, due, count);
  scope.later(markPushed(ids, scope.now));
}
