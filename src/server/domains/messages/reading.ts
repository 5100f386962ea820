import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { conflict, notAllowed, notFound, orRefuse } from '../../refusal.ts';
import { seenMessages } from '../notifications/commands.ts';
import { takeBack } from '../notifications/notify.ts';
import { touchHolders, touchPeople, touchWatchers } from './news.ts';
import { deliveryOf, type Fate, fateOf, receiptsOf } from './queries.ts';
import { actingReader, type Reader } from './reader.ts';
import { canWithdraw } from './rules.ts';
import { markAcknowledged, markRead, withdraw } from './writes.ts';

/** Marks a message as read by the one who got it. Opening one's own changes nothing (seed 000 section 4). */
export async function readMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  await visible(scope, reader, id);
  if ((await scope.count(markRead(reader, id, scope.now))) > 0) await wasRead(scope, reader, id);
}

/** Confirms having taken note of an urgent message. Refuses what one did not get, and what asks for none. */
export async function acknowledgeMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  const { hasRow, isSender, priority, acknowledgedAt, withdrawnAt, childId } = await visible(scope, reader, id);
  if (!hasRow || isSender) throw notAllowed();
  if (withdrawnAt) throw conflict('This message was withdrawn');
  if (priority !== 'urgent') throw conflict('Only urgent messages are acknowledged');
  if (acknowledgedAt) return;
  await scope.count(markAcknowledged(reader, id, scope.now));
  audit(scope, { action: 'acknowledge message', entity: 'message', ids: [id], children: childrenOf(childId) });
  await wasRead(scope, reader, id);
}

/** Takes a message of one's own back, within 2 minutes; its words and files are gone. */
export async function withdrawMessage(scope: Scope, id: number): Promise<void> {
  const reader = await actingReader(scope);
  const message = await visible(scope, reader, id);
  if (!message.isSender) throw notAllowed();
  if (message.withdrawnAt) return;
  if (!canWithdraw(message, scope.now)) throw conflict('A message can be withdrawn within 2 minutes of sending');
  const { isWithdrawn } = await scope.one(withdraw(id, scope.now));
  if (!isWithdrawn) return;
  takeBack(scope, 'message', 'received', id);
  audit(scope, { action: 'withdraw message', entity: 'message', ids: [id], children: childrenOf(message.childId) });
  await touchHolders(scope, id);
}

/** Who has and who has not seen a message. For its sender, and for staff of what staff sent in their threads. */
export async function receipts(scope: Scope, id: number) {
  const reader = await actingReader(scope);
  const message = await visible(scope, reader, id);
  if (!message.isSender && !(reader.kind === 'staff' && message.senderType === 'staff')) throw notAllowed();
  const people = await scope.all(receiptsOf(id));
  const { addressees, isDelivered } = await scope.one(deliveryOf(id));
  return { total: isDelivered ? people.length : addressees, delivered: people.length, people };
}

const visible = async (scope: Scope, reader: Reader, id: number): Promise<Fate> =>
  orRefuse(await scope.maybe(fateOf(reader, id)), notFound('This message was not found'));

async function wasRead(scope: Scope, reader: Reader, id: number): Promise<void> {
  await seenMessages(scope);
  touchPeople(scope, [reader]);
  await touchWatchers(scope, id);
}

const childrenOf = (childId: number | null) => (childId === null ? [] : [childId]);
