import { staffIdOf } from '../../access/actor.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { insertEvents, type NewEventRow } from './queries.ts';

export type NewEvent = Omit<NewEventRow, 'createdAt' | 'createdBy'>;

/** Puts events into the calendar; `date` and `time` are the center's. Returns their ids. */
export async function addEvents(scope: Scope, events: readonly NewEvent[]): Promise<number[]> {
  const { actor } = await scope.opened;
  const rows = events.map((event) => ({ ...event, createdAt: scope.now, createdBy: staffIdOf(actor) }));
  const ids = (await scope.all(insertEvents(rows))).map(({ id }) => id);
  audit(scope, { action: 'add events', entity: 'event', ids, after: events });
  scope.touch('events');
  return ids;
}
