import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { allow, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { maySay } from './access.ts';
import { closeRoomEntry, type HeldEntry, holdRoomEntry, openRoomEntries } from './room-queries.ts';
import { childrenOf, kindOf, neededFor } from './room-rules.ts';
import { writeSaid } from './room-write.ts';
import { writerById } from './staff-pin-queries.ts';

/** At most so many are shown; those that follow come once these are seen to. */
const AT_ONCE = 200;

/** What was logged at classroom tablets and could not be recorded. */
export async function roomEntries(scope: Scope) {
  const rows = await scope.all(openRoomEntries(AT_ONCE));
  return rows.map(({ words, ...row }) => ({
    ...row,
    kind: kindOf(words ?? {}),
    notes: [words?.log?.title, words?.log?.notes, words?.report?.notes, words?.rollCall?.note]
      .filter(Boolean)
      .join(' · '),
    isReadable: words !== null,
  }));
}

/**
 * Records what an entry says, as staff, who have looked: done by whoever logged it, where they are still here. Refused where they
 * may not say that (403), or the log has no room for it (409, 422).
 */
export async function acceptRoomEntry(scope: Scope, id: number): Promise<void> {
  const entry = await openEntry(scope, id);
  if (!entry.words) throw conflict('Nobody can read this entry. Close it without recording anything.');
  const { actor } = await scope.opened;
  allow(actor, maySay(neededFor(entry.words)));
  const writer = entry.staffId === null ? undefined : await scope.maybe(writerById(entry.staffId));
  const { log } = entry.words;
  const said = {
    ...entry.words,
    ...(log && entry.reason === 'allergen' && { log: { ...log, allergensAcknowledged: true } }),
  };
  await writeSaid(scope, entry, said, { at: entry.at, staffId: writer?.id ?? allow(actor, staffMember).id });
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
