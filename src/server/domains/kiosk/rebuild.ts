import type { Scope } from '#server/db/scope.ts';
import { staysChanged } from '#server/domains/attendance/hooks.ts';
import {
  holdDays,
  type NewEnd,
  type RecordedDay,
  rebuildStays,
  type StayRow,
} from '#server/domains/attendance/stays.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { movesOn, setOutcomes, type WaitingMove } from './event-queries.ts';
import { type End, foldDay, type Stay } from './rules-day.ts';

interface ChildDay {
  readonly childId: number;
  readonly date: string;
}

/** What comes later than this the family is not told of. */
const ON_TIME_MS = 30 * 60_000;

/** Makes days anew from what staff recorded and what was entered at the kiosk, and tells families what is new today. */
export async function rebuild(scope: Scope, asked: readonly ChildDay[]): Promise<void> {
  const days = [...new Map(asked.map((day) => [keyOf(day), day])).values()];
  if (days.length === 0) return;
  const held = await holdDays(scope, days);
  const moves = Map.groupBy(await scope.all(movesOn(days)), keyOf);
  const children = new Set<number>();
  for (const day of held) {
    if (await rebuildDay(scope, day, moves.get(keyOf(day)) ?? [])) children.add(day.childId);
  }
  if (children.size > 0) scope.touch('attendance', [...children]);
}

/** Whether anything changed. */
async function rebuildDay(scope: Scope, day: RecordedDay, all: readonly WaitingMove[]): Promise<boolean> {
  const { center } = await scope.opened;
  const rows = day.stays.map(stayOf);
  const used = new Set(rows.flatMap(({ start, end }) => [start.move, end?.move ?? null]));
  // What was applied and no longer stands was taken back or corrected by staff.
  const moves = all.filter(({ id, outcome }) => outcome === 'misfit' || used.has(id));
  const { stays, misfits } = foldDay(rows, moves);
  const changed = moves.flatMap(({ id, outcome, reason }) => {
    const misfit = misfits.get(id) ?? null;
    const now = { id, outcome: misfit ? ('misfit' as const) : ('applied' as const), reason: misfit };
    return now.outcome === outcome && now.reason === reason ? [] : [now];
  });
  if (changed.length > 0) await scope.count(setOutcomes(changed));
  if (isSame(rows, stays)) return false;
  const said = new Map(moves.map((move) => [move.id, move]));
  const made = stays.map(({ row, start, end }) => ({ row, start: newEnd(start, said), end: end && newEnd(end, said) }));
  const ids = await rebuildStays(scope, day, made, center.zone);
  await staysChanged.tell(scope, { childIds: [day.childId], date: day.date });
  const after = stays.map(({ start, end }) => ({ start: start.at, end: end?.at ?? null }));
  audit(scope, {
    action: 'record from the kiosk',
    entity: 'attendance',
    ids,
    children: [day.childId],
    before: day.stays,
    after,
  });
  if (day.date === dayAt(scope.now, center.zone)) {
    const fresh = new Set(changed.flatMap(({ id, outcome }) => (outcome === 'applied' ? [id] : [])));
    await tell(scope, day.childId, stays, ids, (move) => fresh.has(move) && isWorthTelling(said.get(move)));
  }
  return true;
}

/** A row's ends that staff said, or changed, are theirs. */
const stayOf = (row: StayRow): Stay => ({
  row: row.id,
  start: { at: row.checkIn, move: row.checkInHow === 'staff' ? null : row.checkInMove, row: row.id },
  end: row.checkOut && { at: row.checkOut, move: row.checkOutHow === 'staff' ? null : row.checkOutMove, row: row.id },
});

function newEnd({ at, move, row }: End, said: ReadonlyMap<number, WaitingMove>): NewEnd {
  const word = move === null ? undefined : said.get(move);
  if (word) return { at, by: word.by, how: word.how, move: word.id };
  if (row === null) throw new Error(`Nobody said what stands at ${at.toISOString()}`);
  return { row };
}

const isSame = (rows: readonly Stay[], stays: readonly Stay[]) =>
  rows.length === stays.length &&
  stays.every((stay) => {
    const row = rows.find((one) => one.row === stay.row);
    return row && isSameEnd(row.start, stay.start) && isSameEnd(row.end, stay.end);
  });
const isSameEnd = (a: End | null, b: End | null) =>
  a?.move === b?.move && a?.at.getTime() === b?.at.getTime() && (a === null) === (b === null);

async function tell(
  scope: Scope,
  childId: number,
  stays: readonly Stay[],
  ids: readonly number[],
  isNew: (move: number) => boolean,
): Promise<void> {
  for (const [index, { start, end }] of stays.entries()) {
    const about = { id: ids[index] ?? 0, childIds: [childId] };
    const notification = { kind: 'attendance', recipients: { guardiansOf: [childId] }, about } as const;
    if (start.move !== null && isNew(start.move)) await notify(scope, { ...notification, event: 'checked-in' });
    if (end && end.move !== null && isNew(end.move)) await notify(scope, { ...notification, event: 'checked-out' });
  }
}

const isWorthTelling = (move: WaitingMove | undefined) =>
  move !== undefined && move.receivedAt.getTime() - move.at.getTime() < ON_TIME_MS;

const keyOf = ({ childId, date }: ChildDay) => `${childId} ${date}`;
