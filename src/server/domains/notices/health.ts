import type { Scope } from '#server/db/scope.ts';
import type { Look } from '#server/http/answer-cache.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, momentOf } from '#server/kernel/clock/zone.ts';
import { healthNotices } from './health-queries.ts';

/** The notes on health that came with a day's drop-offs, one for each child they are about: reading them is kept in the audit log. */
export async function readHealthNotices(scope: Scope, look: Look, date: string) {
  const { center } = await scope.opened;
  const [from, to] = [date, addDays(date, 1)].map((day) => momentOf(day, '00:00', center.zone));
  const notes = await look.value(`health notices ${date}`, { until: 'day', sharedBy: 'role' }, async (scope) =>
    from && to ? scope.all(healthNotices(from, to)) : [],
  );
  if (notes.length > 0) {
    const children = [...new Set(notes.map(({ childId }) => childId))];
    const ids = [...new Set(notes.map(({ id }) => id))];
    audit(scope, { action: 'read health notes', entity: 'kiosk_entry', ids, children });
  }
  return notes.map((note) => ({ ...note, kind: 'health' as const, from: date, to: date, time: null, person: null }));
}
