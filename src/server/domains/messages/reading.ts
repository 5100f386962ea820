import type { Scope } from '#server/db/scope.ts';
import { seenMessages } from '#server/domains/notifications/commands.ts';
import { allow } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { mayAcknowledge, maySeeReceipts, mayWithdraw } from './access.ts';
import { deliveryOf, type Fate, fateOf, receiptsOf } from './queries.ts';
import { actingReader, type Reader } from './reader.ts';
import { canWithdraw } from './rules.ts';
import { threadHead } from './thread-queries.ts';
import { touchHolders, touchPeople, touchWatchers } from './touches.ts';
import { markAcknowledged, markRead, markReadInThread, withdraw } from './write-queries.ts';

/** Marks a message as read by the one who got it. Opening one's own changes nothing (messages-4). */
export async function readMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  await visible(scope, reader, id);
  if ((await scope.count(markRead(reader, id, scope.now))) > 0) await wereRead(scope, reader, [id]);
}

/** Marks messages of a thread as read by the one who got them, as they come into sight together. */
export async function readInThread(scope: Scope, threadId: number, messageIds: readonly number[]): Promise<void> {
  const reader = await actingReader(scope);
  orRefuse(await scope.maybe(threadHead(reader, threadId)), notFound('This thread was not found'));
  const read = await scope.all(markReadInThread(reader, threadId, messageIds, scope.now));
  if (read.length > 0)
    await wereRead(
      scope,
      reader,
      read.map(({ id }) => id),
    );
}

/** Confirms having taken note of an urgent message. Refuses what one did not get, and what asks for none. */
export async function acknowledgeMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  const message = await visible(scope, reader, id);
  allow(reader, mayAcknowledge(message));
  const { priority, acknowledgedAt, withdrawnAt, childId } = message;
  if (withdrawnAt) throw conflict('This message was withdrawn');
  if (priority !== 'urgent') throw conflict('Only urgent messages are acknowledged');
  if (acknowledgedAt) return;
  await scope.count(markAcknowledged(reader, id, scope.now));
  audit(scope, { action: 'acknowledge message', entity: 'message', ids: [id], children: childrenOf(childId) });
  await wereRead(scope, reader, [id]);
}

/** Takes a message of one's own back, within 2 minutes; its words and files are gone. */
export async function withdrawMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  const message = await visible(scope, reader, id);
  allow(reader, mayWithdraw(message));
  if (message.withdrawnAt) return;
  if (!canWithdraw(message, scope.now)) throw conflict('A message can be withdrawn within 2 minutes of sending');
  const { isWithdrawn } = await scope.one(withdraw(id, scope.now));
  if (!isWithdrawn) return;
  audit(scope, { action: 'withdraw message', entity: 'message', ids: [id], children: childrenOf(message.childId) });
  takeBack(scope, 'message', 'received', id);
  await touchHolders(scope, id);
}

/** Who has and who has not seen a message. For its sender, and for staff of what staff sent in their threads. */
export async function receipts(scope: Scope, id: number) {
  const reader = await actingReader(scope);
  const message = await visible(scope, reader, id);
  allow(reader, maySeeReceipts(message));
  const people = await scope.all(receiptsOf(id));
  const { addressees, isDelivered } = await scope.one(deliveryOf(id));
  return { total: isDelivered ? people.length : addressees, delivered: people.length, people };
}

const visible = async (scope: Scope, reader: Reader, id: number): Promise<Fate> =>
  orRefuse(await scope.maybe(fateOf(reader, id)), notFound('This message was not found'));

async function wereRead(scope: Scope, reader: Reader, ids: readonly number[]): Promise<void> {
  await seenMessages(scope);
  touchPeople(scope, [reader]);
  await touchWatchers(scope, ids);
}

const childrenOf = (childId: number | null) => (childId === null ? [] : [childId]);
