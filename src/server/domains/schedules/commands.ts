import { LONGEST_SCHEDULE, type ScheduleKind } from '#contract/schedules-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { roomByName } from '#server/domains/center/queries.ts';
import { roomName } from '#server/domains/center/rules.ts';
import { noSuchChild } from '#server/domains/children/rules.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { invalid, orRefuse } from '#server/kernel/http-error.ts';
import { scheduleChanged } from './hooks.ts';
import {
  copySchedule,
  deleteSchedule,
  insertSchedule,
  insertSlots,
  lockChild,
  moveSchedule,
  type ScheduleRow,
  schedulesOf,
} from './queries.ts';
import { checkAgreed, cutOut, mondayOf, type Slot, type Span } from './rules.ts';

export interface NewSchedule {
  /** Local dates, both included; without an end where `to` is left out. */
  readonly from: string;
  readonly to?: string | undefined;
  readonly kind: ScheduleKind | 'every-day';
  readonly cycleWeeks?: number | undefined;
  readonly slots?: readonly (Slot & { readonly room?: string | undefined })[] | undefined;
}

/**
 * Agrees on a child's booked days for a span (schedules-1). What held then is closed before it and goes on behind it, so that history
 * stays; schedules that lie within it wholly have no day left and go. Answers all schedules of the child.
 */
export async function agreeOnDays(scope: Scope, childId: number, said: NewSchedule) {
  const { actor, center } = await scope.opened;
  const { from, kind, cycleWeeks = 1, slots = [] } = said;
  const to = said.to ?? null;
  const refused = checkAgreed({ from, to, kind, cycleWeeks, slots }, dayAt(scope.now, center.zone));
  if (refused) throw refused;
  if (to !== null) refuseLong({ from, to }, LONGEST_SCHEDULE);
  const placed = await withRooms(scope, slots);
  orRefuse(await scope.maybe(lockChild(childId)), noSuchChild());
  const before = await scope.all(schedulesOf(childId));
  const cut = await makeRoom(scope, before, { from, to });
  const id =
    kind === 'every-day' ? null : await insert(scope, { childId, from, to, kind, cycleWeeks }, staffIdOf(actor));
  if (id !== null && placed.length > 0) await scope.count(insertSlots(id, placed));
  audit(scope, {
    action: 'agree on booked days',
    entity: 'child_schedule',
    ids: id === null ? [] : [id],
    children: [childId],
    before: cut.map(saidOf),
    after: { from, to, kind, cycleWeeks, slots: slots.map(slotText) },
  });
  await scheduleChanged.tell(scope, { childId, from, to });
  scope.touch('children', [childId]);
  scope.touch('attendance', [childId]);
  return scope.all(schedulesOf(childId));
}

const insert = async (
  scope: Scope,
  row: Span & { readonly childId: number; readonly kind: ScheduleKind; readonly cycleWeeks: number },
  by: number | null,
): Promise<number> => (await scope.one(insertSchedule({ ...row, firstMonday: mondayOf(row.from) }, scope.now, by))).id;

/** Takes the span out of what holds; answers the schedules that held there, as they were. */
async function makeRoom(scope: Scope, all: readonly ScheduleRow[], hole: Span): Promise<ScheduleRow[]> {
  const touched: ScheduleRow[] = [];
  for (const schedule of all) {
    const cut = cutOut(schedule, hole);
    if (!cut) continue;
    touched.push(schedule);
    const [first, second] = [cut.before, cut.behind].filter((span) => span !== null);
    if (!first) await scope.count(deleteSchedule(schedule.id));
    else await scope.count(moveSchedule(schedule.id, first));
    if (second) await scope.count(copySchedule(schedule.id, second));
  }
  return touched;
}

async function withRooms(scope: Scope, slots: NonNullable<NewSchedule['slots']>) {
  const ids = new Map<string, number>();
  for (const [at, { room: name }] of slots.entries()) {
    if (name === undefined || ids.has(name)) continue;
    const room = await scope.maybe(roomByName(roomName(name)));
    if (!room || room.ageGroup === null) throw invalid({ [`slots.${at}.room`]: 'There is no room with this name' });
    ids.set(name, room.id);
  }
  return slots.map(({ room, ...slot }) => ({ ...slot, roomId: room === undefined ? null : (ids.get(room) ?? null) }));
}

const slotText = ({
  week,
  weekday,
  arrives,
  leaves,
  room,
}: Slot & { readonly room?: string | null | undefined }): string =>
  [`${week}/${weekday}`, `${arrives}–${leaves}`, room].filter(Boolean).join(' ');

const saidOf = ({ from, to, kind, cycleWeeks, slots }: ScheduleRow) => ({
  from,
  to,
  kind,
  cycleWeeks,
  slots: slots.map(slotText),
});
