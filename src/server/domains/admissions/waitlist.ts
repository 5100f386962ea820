import { GROUNDS, type Ground, MOST_WAITING } from '#contract/admissions-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addMonths, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { expectedOpenings, openingShown } from './openings.ts';
import * as rows from './queries.ts';
import { noteConfirmed, setPaused, waitingKeys } from './upkeep-queries.ts';
import { isToCall } from './upkeep-rules.ts';
import {
  lockWaitlist,
  offeredSince,
  setGrounds,
  setPlace,
  type WaitingRow,
  waitingChildren,
} from './waitlist-queries.ts';
import { countsBefore, orderOf, type Waiting } from './waitlist-rules.ts';

/** By what the list is in order: as Larkhouse has it, until the center chooses. */
export const chosenPriorities = async (scope: Scope) =>
  (await scope.maybe(rows.priorities())) ?? { priorities: [...GROUNDS], version: 1 };

/** What offers of the twelve months behind came to: families and staff read it. */
export async function offeredLately(scope: Scope) {
  const { center } = await scope.opened;
  return scope.one(offeredSince(momentOf(addMonths(dayAt(scope.now, center.zone), -12), '00:00', center.zone)));
}

/** Where somebody stands; null: paused. */
export interface Position {
  readonly place: number | null;
  readonly ground: Ground | null;
  readonly since: Date;
  readonly ruledPlace: number;
  readonly isMoved: boolean;
}

/** Where each child stands, by its id, from what decides it alone. Who pauses holds no place, and is by the rule again where it would be with nobody else paused. */
export async function orderedList(scope: Scope) {
  const [keys, { priorities, version }] = await Promise.all([scope.all(waitingKeys()), chosenPriorities(scope)]);
  const places = new Map<number, Position>();
  const known = new Map(keys.map((key) => [key.id, key]));
  const isMoved = (id: number) => (known.get(id)?.countsSince ?? null) !== null;
  const waits = orderOf(keys.filter(({ isPaused }) => !isPaused).map(asWaiting), priorities);
  for (const { id, ...place } of waits) places.set(id, { ...place, isMoved: isMoved(id) });
  for (const { id, ...place } of orderOf(keys.filter((one) => one.isPaused).map(asWaiting), priorities))
    places.set(id, { ...place, place: null, isMoved: isMoved(id) });
  const inOrder = waits.flatMap(({ id }) => known.get(id) ?? []);
  return { keys, places, inOrder, priorities, version };
}

/** Everybody who waits, and where each stands. */
export async function placesOf(scope: Scope) {
  const [list, found] = [await orderedList(scope), await scope.all(waitingChildren(null))];
  return { ...list, found };
}

/** The list in its order, and behind it whoever pauses. */
export async function readWaitlist(scope: Scope) {
  const { keys, places, inOrder, priorities, version } = await orderedList(scope);
  const last = keys.length + 1;
  const placeOf = ({ id }: { readonly id: number }) => places.get(id)?.place ?? last;
  const ids = keys
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, MOST_WAITING)
    .map(({ id }) => id);
  const [rowsOfPage, openings, { center }] = await Promise.all([
    scope.all(waitingChildren(ids)),
    expectedOpenings(scope, inOrder),
    scope.opened,
  ]);
  const waiting = rowsOfPage
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id)
    .map((row) => ({
      ...shown(row, places.get(row.id)),
      ...upkeepShown(row, dayAt(scope.now, center.zone), center.zone),
      opening: openingShown(openings.get(row.id)),
    }));
  return { priorities, version, total: keys.length, waiting, offered: await offeredLately(scope) };
}

const shown = (row: WaitingRow, position: Position | undefined) => ({
  id: row.id,
  inquiryId: row.inquiryId,
  firstName: row.firstName,
  lastName: row.lastName,
  child: {
    firstName: row.childFirstName,
    lastName: row.childLastName,
    birthDate: row.birthDate,
    dueDate: row.dueDate,
    wishedStart: row.wishedStart,
    weekdays: row.weekdays,
  },
  place: position?.place ?? null,
  ground: position?.ground ?? null,
  since: row.since,
  grounds: row.grounds,
  moved:
    row.movedReason === null || row.movedAt === null
      ? null
      : { reason: row.movedReason, by: row.movedBy, at: row.movedAt, ruledPlace: position?.ruledPlace ?? 0 },
});

/** When its family was heard last, and whether it is to be. */
function upkeepShown(row: WaitingRow, today: string, zone: string) {
  const heard = row.confirmedAt !== null && row.confirmedAt > row.since ? row.confirmedAt : row.since;
  const confirmedOn = dayAt(heard, zone);
  return {
    pausedBy: row.pausedBy,
    confirmedOn,
    askedOn: row.askedAt && dayAt(row.askedAt, zone),
    isToCall: !row.hasEmail && !row.isPaused && isToCall(confirmedOn, today),
  };
}

/** Says by what children come first. */
export async function changePriorities(
  scope: Scope,
  { priorities, version }: { readonly priorities: readonly Ground[]; readonly version?: number | undefined },
) {
  if (new Set(priorities).size < priorities.length) throw invalid({ priorities: 'Name each ground once' });
  await scope.all(rows.lockSettings());
  const before = await chosenPriorities(scope);
  refuseStale(before, version);
  if (before.priorities.join() !== priorities.join()) {
    await scope.count(rows.putPriorities(priorities, before.version + 1));
    const was = { priorities: before.priorities };
    audit(scope, {
      action: 'change waitlist rule',
      entity: 'admission_setting',
      ids: [],
      before: was,
      after: { priorities },
    });
    scope.touch('admissions');
  }
  return readWaitlist(scope);
}

/** Says which grounds a child has, and whether it pauses; said again it changes nothing. */
export async function setWaiting(
  scope: Scope,
  id: number,
  { grounds: named, isPaused }: { readonly grounds: readonly Ground[]; readonly isPaused: boolean },
) {
  const { child } = await lockedChild(scope, id);
  const grounds = GROUNDS.filter((ground) => named.includes(ground));
  if (child.grounds.join() === grounds.join() && child.isPaused === isPaused) return readWaitlist(scope);
  await scope.count(setGrounds(id, grounds));
  if (child.isPaused !== isPaused) {
    await scope.count(setPaused(id, isPaused ? scope.now : null, 'staff'));
    // Whoever waits again was heard: nobody is asked for what was said just now.
    if (!isPaused) await scope.count(noteConfirmed(child.inquiryId, scope.now));
  }
  const was = { grounds: child.grounds, isPaused: child.isPaused };
  audit(scope, {
    action: 'change waiting child',
    entity: 'inquiry',
    ids: [child.inquiryId],
    before: was,
    after: { grounds, isPaused },
  });
  return changed(scope, child);
}

/** Puts a child directly before another one, with a reason, or back to where the rule has it. */
export async function placeByHand(
  scope: Scope,
  id: number,
  { beforeId, reason }: { readonly beforeId: number | null; readonly reason: string | null },
) {
  const { child, found, priorities } = await lockedChild(scope, id);
  if (beforeId === null) {
    if (child.countsSince === null) return readWaitlist(scope);
    await scope.count(setPlace(id, null, null));
    audit(scope, {
      action: 'return to waitlist rule',
      entity: 'inquiry',
      ids: [child.inquiryId],
      before: { reason: child.movedReason },
    });
    return changed(scope, child);
  }
  if (reason === null) throw invalid({ reason: 'Say why: it stands beside the place' });
  const other = found.find((one) => one.id === beforeId && one.id !== id && !one.isPaused);
  if (!other) throw invalid({ beforeId: 'Choose a child that waits' });
  const by = staffIdOf((await scope.opened).actor);
  await scope.count(setPlace(id, countsBefore(asWaiting(other), priorities), { reason, at: scope.now, by }));
  audit(scope, { action: 'move on waitlist', entity: 'inquiry', ids: [child.inquiryId], after: { reason } });
  return changed(scope, child);
}

async function lockedChild(scope: Scope, id: number) {
  await scope.all(lockWaitlist());
  const all = await placesOf(scope);
  const child = orRefuse(
    all.found.find((one) => one.id === id),
    notFound('This child is not on the waitlist'),
  );
  return { ...all, child };
}

async function changed(scope: Scope, { inquiryId }: WaitingRow) {
  await scope.count(rows.noteActive(inquiryId, scope.now));
  scope.touch('admissions');
  return readWaitlist(scope);
}

const asWaiting = ({
  id,
  grounds,
  since,
  countsAs,
  countsSince,
  movedAt,
}: Pick<WaitingRow, 'id' | 'grounds' | 'since' | 'countsAs' | 'countsSince' | 'movedAt'>): Waiting => ({
  id,
  grounds,
  since,
  counts: countsSince && movedAt && { as: countsAs, since: countsSince, movedAt },
});
