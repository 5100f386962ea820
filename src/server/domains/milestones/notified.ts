import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';

/** The family was notified of a milestone; the first time stays. */
export function noteNotified(scope: Scope, id: number): void {
  scope.later(
    sql`update child_milestone set notification_sent_at = ${scope.now} where id = ${id} and notification_sent_at is null`,
  );
  scope.touch('milestones');
}
