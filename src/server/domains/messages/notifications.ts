import type { Scope } from '#server/db/scope.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Reader } from './reader.ts';
import { headOf } from './write-queries.ts';

/** Notifies people of a message they got, in the ways they chose. */
export async function notifyOfMessage(scope: Scope, messageId: number, people: readonly Reader[]): Promise<void> {
  if (people.length === 0) return;
  const { childId, priority } = await scope.one(headOf(messageId));
  await notify(scope, {
    kind: 'message',
    event: 'received',
    recipients: { people },
    about: { id: messageId, ...(childId !== null && { childIds: [childId] }) },
    isUrgent: priority === 'urgent',
  });
}
