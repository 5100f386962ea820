import type { Kind } from '#contract/notifications-kinds.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Query } from '#server/db/sql.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import type { Person } from '#server/kernel/notify/notify.ts';
import {
  markAboutRead,
  markMessagesRead,
  markRead,
  markReadUpTo,
  notifications,
  ownNotification,
  unreadCount,
} from './queries.ts';

export const ownNotifications = async (scope: Scope, range: { before?: number | undefined; limit: number }) =>
  scope.all(notifications(await reader(scope), range));

export const countUnread = async (scope: Scope) => (await scope.one(unreadCount(await reader(scope)))).count;

/** Marks one of one's own as read; somebody else's is as unknown as one that isn't there. */
export async function readOne(scope: Scope, id: number): Promise<void> {
  const person = await reader(scope);
  orRefuse(await scope.maybe(ownNotification(person, id)), notFound('This notification was not found'));
  await read(scope, person, markRead(person, scope.now, [id]));
}

/** Marks everything up to the newest that was seen as read; what came since stays unread. */
export async function readUpTo(scope: Scope, upTo: number): Promise<void> {
  const person = await reader(scope);
  await read(scope, person, markReadUpTo(person, scope.now, upTo));
}

/** Marks some of one's own as read; whatever else is named is passed over. */
export async function readThese(scope: Scope, ids: readonly number[]): Promise<void> {
  const person = await reader(scope);
  await read(scope, person, markRead(person, scope.now, ids));
}

/**
 * The acting person has seen what notifications are about, where it stands: a message was opened, an incident read. They
 * count as read, and nothing more goes out of them. Every domain whose rows are told of calls this when one is seen.
 */
export async function seen(scope: Scope, kind: Kind, aboutIds: readonly number[]): Promise<void> {
  const person = await reader(scope);
  await read(scope, person, markAboutRead(person, scope.now, kind, aboutIds));
}

/** Marks the notifications of all messages the acting person has read by now. */
export async function seenMessages(scope: Scope): Promise<void> {
  const person = await reader(scope);
  await read(scope, person, markMessagesRead(person, scope.now));
}

async function read(scope: Scope, person: Person, marking: Query<unknown>): Promise<void> {
  if ((await scope.count(marking)) > 0) scope.touchReader('notifications', person);
}

const reader = (scope: Scope): Promise<Person> => acting(scope, isPerson);
