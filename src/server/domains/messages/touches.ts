import type { Scope } from '#server/db/scope.ts';
import type { Reader } from './reader.ts';
import { holders, watchers } from './touch-queries.ts';

/** After the commit, these people's screens look at their messages again. */
export function touchPeople(scope: Scope, people: readonly Reader[]): void {
  for (const person of people) scope.touchReader('messages', person);
}

/** After the commit, the screens of everybody who has the message look at their messages again. */
export async function touchHolders(scope: Scope, messageId: number): Promise<void> {
  touchPeople(scope, await scope.all(holders(messageId)));
}

/** After the commit, those who see whether messages have been read look again: their senders, and the staff who have them. */
export async function touchWatchers(scope: Scope, messageIds: readonly number[]): Promise<void> {
  touchPeople(scope, await scope.all(watchers(messageIds)));
}
