import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { insertMessage, insertRecipients, insertThread, type Reader, touchThread } from './queries.ts';

/** `readAt` is set when history is written of messages that were read. */
export type Recipient = Reader & { readonly readAt?: Date };

export interface NewMessage {
  readonly from: Reader;
  readonly to: readonly Recipient[];
  /** The thread it answers; without one it begins a thread. */
  readonly threadId?: number;
  readonly childId?: number;
  readonly subject: string;
  readonly content: string;
  readonly priority?: 'urgent' | 'high' | 'normal' | 'low';
}

/** Sends a message to everybody in `to`, each with a reading of their own. Returns the thread. */
export async function sendMessage(scope: Scope, message: NewMessage): Promise<number> {
  const { from, to, subject, content, childId = null, priority = 'normal' } = message;
  const threadId = message.threadId ?? (await scope.one(insertThread(subject, childId, scope.now))).id;
  const sender = {
    senderStaffId: from.kind === 'staff' ? from.id : null,
    senderGuardianId: from.kind === 'parent' ? from.id : null,
  };
  const row = { threadId, ...sender, childId, subject, content, priority, createdAt: scope.now };
  const { id } = await scope.one(insertMessage(row));
  await scope.count(insertRecipients(id, to));
  scope.later(touchThread(threadId, scope.now));
  audit(scope, { action: 'send message', entity: 'message', ids: [id], children: childId === null ? [] : [childId] });
  scope.touch('messages');
  return threadId;
}
