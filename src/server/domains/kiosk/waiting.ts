import type { Scope } from '#server/db/scope.ts';
import { recordAcceptedEntry } from '#server/domains/attendance/commands.ts';
import { signStay } from '#server/domains/attendance/stays.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, momentOf, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { maySeeRoomEntries } from './access.ts';
import { heldKiosks } from './queries.ts';
import { countOpenRoomEntries } from './room-queries.ts';
import type { Direction } from './rules-day.ts';
import * as rows from './waiting-queries.ts';

/** How many entries from the kiosk and from classroom tablets need a look, and where somebody waits after wrong PINs. */
export async function waitingAtKiosk(scope: Scope) {
  const held = scope.all(heldKiosks(scope.now));
  const room = scope.one(countOpenRoomEntries());
  const counts = await scope.one(rows.waitingCounts(await startOfToday(scope)));
  const { actor } = await scope.opened;
  return { ...counts, roomEntries: maySeeRoomEntries(actor) ? (await room).count : 0, held: await held };
}

/** The entries that need a look, and the notes on health of today: reading these is kept in the audit log. */
export async function kioskEntries(scope: Scope) {
  const from = await startOfToday(scope);
  const healthNotes = await scope.all(rows.healthNotes(from));
  if (healthNotes.length > 0) {
    const children = healthNotes.flatMap((note) => note.children.map(({ childId }) => childId));
    audit(scope, {
      action: 'read health notes',
      entity: 'kiosk_entry',
      ids: healthNotes.map(({ id }) => id),
      children,
    });
  }
  const entries = await scope.all(rows.openEntries());
  return { entries: entries.map(shown), healthNotes, unpaired: await scope.all(rows.unpairedKiosks()) };
}

/** The entry behind an arrival or departure, with its signature: each look at one is kept in the audit log. */
export async function entryOfMove(scope: Scope, moveId: number) {
  const entry = orRefuse(await scope.maybe(rows.entryOfMove(moveId)), noSuchEntry());
  const children = entry.moves.flatMap(({ childId }) => childId ?? []);
  audit(scope, { action: 'read kiosk signature', entity: 'kiosk_entry', ids: [entry.id], children });
  return shown(entry);
}

interface Acceptance {
  readonly childIds?: readonly number[] | undefined;
  readonly direction?: Direction | undefined;
  readonly time?: string | undefined;
}

/**
 * Records what an entry says, as staff, who have looked: for the children named, else for those of its parts that wait.
 * The signature stays with what is recorded. Refused (409, 422) where the day has no room for it.
 */
export async function acceptEntry(scope: Scope, id: number, { childIds, direction, time }: Acceptance): Promise<void> {
  const { center } = await scope.opened;
  const entry = await openEntry(scope, id);
  const chosen = direction ?? entry.direction;
  if (!chosen) throw invalid({ direction: 'Choose drop-off or pick-up' });
  const date = dayAt(entry.at, center.zone);
  const at = time === undefined ? entry.at : momentOf(date, time, center.zone);
  const waiting = entry.moves.filter(({ outcome }) => outcome === 'misfit' || outcome === 'refused');
  const children = childIds ?? waiting.flatMap(({ childId }) => childId ?? []);
  if (children.length === 0) throw invalid({ childIds: 'Choose the children this is about' });
  if ((await scope.all(rows.enrolledAmong(children))).length < new Set(children).size)
    throw invalid({ childIds: 'Choose children who are enrolled' });
  const by = entry.signedName ?? entry.guardianName ?? '–';
  for (const childId of new Set(children)) {
    const part = waiting.find((move) => move.childId === childId);
    const move =
      part?.id ?? (await scope.one(rows.insertAccepted({ eventId: id, childId, date, at, direction: chosen }))).id;
    if (part) await scope.count(rows.acceptMove(part.id));
    // Staff recorded the same: theirs is signed.
    const isSigned =
      part?.reason === 'staff-recorded' && (await signStay(scope, { childId, date, direction: chosen, at, move }));
    if (isSigned) continue;
    const local = timeAt(at, center.zone);
    await recordAcceptedEntry(scope, {
      childId,
      date,
      checkInTime: chosen === 'in' ? local : null,
      checkOutTime: chosen === 'out' ? local : null,
      checkInBy: chosen === 'in' ? by : null,
      checkOutBy: chosen === 'out' ? by : null,
      pickupWarningAcknowledged: true,
    });
    await signStay(scope, { childId, date, direction: chosen, at, move });
  }
  await close(scope, id, 'accepted', null, [...children]);
}

/** Closes an entry without recording anything of it. */
export async function dismissEntry(scope: Scope, id: number, reason: string): Promise<void> {
  const entry = await openEntry(scope, id);
  await close(
    scope,
    id,
    'dismissed',
    reason,
    entry.moves.flatMap(({ childId }) => childId ?? []),
  );
}

async function close(
  scope: Scope,
  id: number,
  closing: 'accepted' | 'dismissed',
  note: string | null,
  children: number[],
) {
  const { actor } = await scope.opened;
  const row = { closedAt: scope.now, closedBy: staffIdOf(actor), closing, closingNote: note };
  await scope.count(rows.closeEntry(id, row));
  await scope.count(rows.closeMoves(id, closing));
  const action = closing === 'accepted' ? 'accept kiosk entry' : 'dismiss kiosk entry';
  audit(scope, { action, entity: 'kiosk_entry', ids: [id], children, after: { note } });
  scope.touch('kiosk');
}

async function openEntry(scope: Scope, id: number): Promise<rows.EntryRow> {
  await scope.all(rows.lockEntry(id));
  const entry = orRefuse(await scope.maybe(rows.entryById(id)), noSuchEntry());
  if (entry.closing) throw conflict('Somebody has seen to this entry already');
  return entry;
}

async function startOfToday(scope: Scope): Promise<Date> {
  const { center } = await scope.opened;
  return momentOf(dayAt(scope.now, center.zone), '00:00', center.zone);
}

/** Names that were typed and nobody could be found for are shown as parts of the entry. */
function shown({ typedNames, guardianId: _, ...entry }: rows.EntryRow) {
  if (entry.moves.length > 0) return entry;
  return {
    ...entry,
    moves: typedNames.map((name, index) => ({
      id: -1 - index,
      childId: null,
      name,
      outcome: 'refused' as const,
      reason: entry.reason,
    })),
  };
}

const noSuchEntry = () => notFound('This entry was not found');
