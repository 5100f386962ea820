import type { Scope } from '#server/db/scope.ts';
import { logAtMoment, wakeAt } from '#server/domains/activities/room-commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { closeRoomEntry, type HeldEntry, holdRoomEntry, openRoomEntries } from './room-queries.ts';
import { childrenOf } from './room-rules.ts';
import { writerById } from './staff-pin-queries.ts';

/** At most so many are shown; those that follow come once these are seen to. */
const AT_ONCE = 200;

/** What was logged at classroom tablets and could not be recorded. */
export async function roomEntries(scope: Scope) {
  const rows = await scope.all(openRoomEntries(AT_ONCE));
  return rows.map(({ words, ...row }) => ({
    ...row,
    kind: words?.wake ? ('wake' as const) : (words?.log?.kind ?? null),
    notes: [words?.log?.title, words?.log?.notes].filter(Boolean).join(' · '),
    isReadable: words !== null,
  }));
}

/**
 * Records what an entry says, as staff, who have looked: done by whoever logged it, where they are still here. Refused (409, 422)
 * where the log has no room for it.
 */
export async function acceptRoomEntry(scope: Scope, id: number): Promise<void> {
  const entry = await openEntry(scope, id);
  if (!entry.words) throw conflict('Nobody can read this entry. Close it without recording anything.');
  const { log, wake } = entry.words;
  const writer = entry.staffId === null ? undefined : await scope.maybe(writerById(entry.staffId));
  if (wake) await wakeAt(scope, wake, entry.at);
  else if (log) {
    const said = {
      ...log,
      ...(entry.reason === 'allergen' && { allergensAcknowledged: true }),
      ...(writer && { staffId: writer.id }),
    };
    await logAtMoment(scope, said, { batch: entry.uuid, at: entry.at });
  }
  await close(scope, entry, 'accepted', null);
}

/** Closes an entry without recording anything of it. */
export async function dismissRoomEntry(scope: Scope, id: number, reason: string): Promise<void> {
  await close(scope, await openEntry(scope, id), 'dismissed', reason);
}

async function close(scope: Scope, entry: HeldEntry, outcome: 'accepted' | 'dismissed', note: string | null) {
  const { actor } = await scope.opened;
  await scope.count(closeRoomEntry(entry.id, { outcome, at: scope.now, by: staffIdOf(actor), note }));
  const action = outcome === 'accepted' ? 'accept kiosk entry' : 'dismiss kiosk entry';
  const children = childrenOf(entry.words ?? {});
  audit(scope, { action, entity: 'room_entry', ids: [entry.id], children, after: { note } });
  scope.touch('kiosk');
}

async function openEntry(scope: Scope, id: number): Promise<HeldEntry> {
  const entry = orRefuse(await scope.maybe(holdRoomEntry(id)), notFound('This entry was not found'));
  if (entry.outcome !== 'refused' && entry.outcome !== 'waiting')
    throw conflict('Somebody has seen to this entry already');
  return entry;
}
