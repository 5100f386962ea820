import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import type { Reader } from './reader.ts';

/** After the commit, these people's screens look at their messages again. */
export function touchPeople(scope: Scope, people: readonly Reader[]): void {
  for (const person of people) scope.touchReader('messages', person);
}

/** The same for everybody who has the message. */
export async function touchHolders(scope: Scope, messageId: number): Promise<void> {
  touchPeople(scope, await scope.all(holders(messageId)));
}

/** The same for those who see whether it has been read: its sender, and the staff who have it. */
export async function touchWatchers(scope: Scope, messageId: number): Promise<void> {
  touchPeople(scope, await scope.all(watchers(messageId)));
}

const holders = (messageId: number) => sql<Reader>`
  select case when staff_id is null then 'parent' else 'staff' end as kind, coalesce(staff_id, guardian_id) as id
  from message_holders(${messageId})`;
const watchers = (messageId: number) => sql<Reader>`
  ${holders(messageId)} where staff_id is not null or is_sender`;
