import { sql } from 'kysely';
import type { Kind } from '../../../contract/notification-kinds.ts';
import { isPerson } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { notAllowed, notFound, orRefuse } from '../../refusal.ts';
import type { Person } from './notify.ts';
import { markRead, notifications, ownNotification, unreadCount } from './queries.ts';
import { seenMessage } from './recipients.ts';

export const ownNotifications = async (scope: Scope, window: { before?: number | undefined; limit: number }) =>
  scope.all(notifications(await reader(scope), window));

export const countUnread = async (scope: Scope) => (await scope.one(unreadCount(await reader(scope)))).count;

/** Marks one of one's own as read; somebody else's is as unknown as one that isn't there. */
export async function readOne(scope: Scope, id: number): Promise<void> {
  const person = await reader(scope);
  orRefuse(await scope.maybe(ownNotification(person, id)), notFound('This notification was not found'));
  await read(scope, person, sql`n.id = ${id}`);
}

/** Marks everything up to the newest that was seen as read; what came since stays unread. */
export const readUpTo = async (scope: Scope, upTo: number): Promise<void> =>
  read(scope, await reader(scope), sql`n.id <= ${upTo}`);

/** Marks some of one's own as read; whatever else is named is passed over. */
export const readThese = async (scope: Scope, ids: readonly number[]): Promise<void> =>
  read(scope, await reader(scope), sql`n.id = any (${ids}::bigint[])`);

/**
 * The acting person has seen what notifications are about, where it stands: a message was opened, an incident read. They
 * count as read, and nothing more goes out of them. Every domain whose rows are told of calls this when one is seen.
 */
export const seen = async (scope: Scope, kind: Kind, aboutIds: readonly number[]): Promise<void> =>
  read(scope, await reader(scope), sql`n.kind = ${kind} and n.about_id = any (${aboutIds}::bigint[])`);

/** The same for all messages the acting person has read by now. */
export async function seenMessages(scope: Scope): Promise<void> {
  const person = await reader(scope);
  const isSeen = seenMessage(sql`n.about_id`, sql`${person.id}`, person.kind);
  await read(scope, person, sql`n.kind = 'message' and ${isSeen}`);
}

async function read(scope: Scope, person: Person, which: Parameters<typeof markRead>[2]): Promise<void> {
  if ((await scope.count(markRead(person, scope.now, which))) > 0) scope.touchReader('notifications', person);
}

async function reader(scope: Scope): Promise<Person> {
  const { actor } = await scope.opened;
  if (!isPerson(actor)) throw notAllowed();
  return actor;
}
