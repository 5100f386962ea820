import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { ParentActor, StaffActor } from '#server/kernel/access/actor.ts';
import { dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { mayWriteMessages } from './access.ts';
import { sendMessage } from './commands.ts';
import { draft, recordFailure, type Waiting, waitingUntil } from './draft-queries.ts';
import type { Reader } from './reader.ts';
import { replyIn } from './replies.ts';
import { touchPeople } from './touches.ts';
import { parentActor, staffActor } from './writer-queries.ts';

/**
 * Sends what waited for its time, by the center's clock as it is now: a time that a clock change skips is an hour later, one
 * that comes twice is the first. Draft and message change places in one transaction, so it is sent once.
 */
export const sendScheduled: Routine['run'] = async ({ server, centerId }) => {
  const due = await inCenter(server, { centerId }, async (scope) => {
    const { zone } = (await scope.opened).center;
    const waiting = await scope.all(waitingUntil(dayAt(scope.now, zone)));
    return waiting.filter(({ date, time }) => momentOf(date, time, zone) <= scope.now);
  });
  for (const waiting of due) await sendOne(server, centerId, waiting);
};

async function sendOne(server: Server, centerId: number, { id, staffId, guardianId }: Waiting): Promise<void> {
  const writer: Reader = staffId === null ? { kind: 'parent', id: guardianId ?? 0 } : { kind: 'staff', id: staffId };
  try {
    await inCenter(server, { centerId }, (scope) => sendAs(scope, writer, id));
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    await inCenter(server, { centerId }, async (scope) => {
      await scope.count(recordFailure(id, error.text));
      touchPeople(scope, [writer]);
    });
  }
}

async function writerNow(scope: Scope, { kind, id }: Reader): Promise<StaffActor | ParentActor | undefined> {
  if (kind === 'parent') return scope.maybe(parentActor(id));
  const staff = await scope.maybe(staffActor(id));
  return staff && { ...staff, capabilities: new Set(staff.capabilities) };
}

async function sendAs(scope: Scope, writer: Reader, draftId: number): Promise<void> {
  const waiting = await scope.maybe(draft(writer, draftId));
  // Another process was faster, or it was called off meanwhile.
  if (!waiting || waiting.scheduledDate === null || waiting.failure !== null) return;
  const actor = await writerNow(scope, writer);
  if (!actor || !mayWriteMessages(actor)) throw new HttpError(403, 'Its writer may no longer send messages');
  const own = scope.as(actor);
  const { attachments, to, ...rest } = waiting;
  const content = { ...rest, draftId, attachments: attachments.map(({ filePath }) => filePath) };
  if (waiting.threadId === null) await sendMessage(own, { ...content, to });
  else await replyIn(own, waiting.threadId, content);
}
