import type { Scope } from '#server/db/scope.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { noSuchShift, planOf, shiftAnswered } from './commands.ts';
import { type Candidate, candidateFor, type Ground, type Hindrances, hindrancesOf, ranked } from './cover-rules.ts';
import { endWishes } from './ended-wishes.ts';
import {
  insertChanges,
  insertShifts,
  lockRota,
  type OwnRow,
  offerRow,
  openShiftsFrom,
  publishShifts,
  roomsToPlan,
  type ShiftRow,
  shiftById,
  toldShift,
  updateShift,
} from './queries.ts';
import { checkPlan, logged, type Plan } from './rules.ts';
import { type PlannedWeek, todayOf, weekAround } from './week.ts';

/** When and where somebody is looked for. */
export interface Gap {
  readonly roomId: number;
  readonly date: string;
  readonly fromMinute: number;
  readonly toMinute: number;
}
const shiftOf = (gap: Gap): Plan => ({ ...gap, staffId: null, kind: 'care', breaks: [] });

const groundOf = ({ shifts, timeOff, rooms }: PlannedWeek, { roomId }: Plan): Ground => ({
  timeOff,
  ageGroup: rooms.find(({ id }) => id === roomId)?.ageGroup ?? null,
  shifts: shifts.filter(({ isRemoved }) => !isRemoved),
});

function candidatesIn(week: PlannedWeek, plan: Plan): Candidate[] {
  const ground = groundOf(week, plan);
  return week.people.flatMap((person) => candidateFor(plan, person, ground) ?? []);
}

/** What keeps somebody from a shift of the week. */
export function hindrancesIn(week: PlannedWeek, plan: Plan, staffId: number): Hindrances {
  const person = week.people.find(({ id }) => id === staffId);
  return person ? hindrancesOf(plan, person, groundOf(week, plan)) : { isRuledOut: true, reasons: [] };
}

/** Reads each week once. */
export function weekReader(scope: Scope): (date: string) => Promise<PlannedWeek> {
  const weeks = new Map<string, Promise<PlannedWeek>>();
  return (date) => {
    const monday = mondayOf(date);
    const week = weeks.get(monday) ?? weekAround(scope, monday);
    weeks.set(monday, week);
    return week;
  };
}

/** Whether a shift is open or offered, and as it was told. */
export const isFree = ({ staffId, isOffered, told }: ShiftRow): boolean =>
  told !== null && staffId === told.staffId && (staffId === null || isOffered);

async function refuseWrong(scope: Scope, plan: Plan): Promise<void> {
  const refused = checkPlan(plan, await todayOf(scope));
  if (refused) throw refused;
  if (plan.roomId !== null && (await scope.all(roomsToPlan([plan.roomId]))).length === 0)
    throw invalid({ roomId: 'Choose a room' });
}

/** Who can cover a time, the best first (rota-12). */
export async function coverFor(scope: Scope, gap: Gap): Promise<Candidate[]> {
  const plan = shiftOf(gap);
  await refuseWrong(scope, plan);
  return ranked(candidatesIn(await weekAround(scope, gap.date), plan));
}

/** Asks people to cover a time: an open shift, told at once, which the first who says yes has. */
export async function askForCover(scope: Scope, { staffIds, ...gap }: Gap & { readonly staffIds: readonly number[] }) {
  scope.later(lockRota());
  const plan = shiftOf(gap);
  await refuseWrong(scope, plan);
  const asked = [...new Set(staffIds)];
  const able = new Set(candidatesIn(await weekAround(scope, gap.date), plan).map(({ staffId }) => staffId));
  if (!asked.every((id) => able.has(id))) throw invalid({ staffIds: 'Choose people who can cover this time' });
  const { id } = await scope.one(insertShifts([plan]));
  await scope.count(publishShifts([id], scope.now));
  audit(scope, { action: 'ask for cover', entity: 'shift', ids: [id], after: { ...logged(plan), staffIds: asked } });
  await notify(scope, {
    kind: 'event',
    event: 'cover-asked',
    recipients: { people: asked.map((staffId) => ({ kind: 'staff', id: staffId })) },
    about: { id },
  });
  scope.touch('rota');
  return shiftAnswered(scope, id);
}

/**
 * Whoever acts takes a published shift that is open, or that its person offers; of several the first has it (rota-13, rota-14). Taken again by the
 * same person nothing changes.
 */
export async function takeShift(scope: Scope, id: number) {
  scope.later(lockRota());
  const { id: staffId } = await acting(scope, staffMember);
  const row = orRefuse(await scope.maybe(shiftById(id)), noSuchShift());
  if (row.told === null) throw noSuchShift();
  if (row.staffId === staffId) return scope.one(toldShift(id));
  if (!isFree(row)) throw conflict('Somebody else has taken this shift');
  const week = await weekAround(scope, row.date);
  const { isRuledOut, reasons } = hindrancesIn(week, planOf(row), staffId);
  if (row.date < week.today || isRuledOut || reasons.length > 0)
    throw conflict(
      'You cannot take this shift: you have another one then, are off or not available, are not qualified, or it would be overtime.',
    );
  const before = { staffId: row.staffId };
  audit(scope, { action: 'take shift', entity: 'shift', ids: [id], before, after: { staffId } });
  await handOver(scope, row, staffId);
  return scope.one(toldShift(id));
}

/** A shift is somebody's at once; nobody is asked for it any more or waits for it, and whoever had it and whoever plans are told. */
export async function handOver(scope: Scope, row: ShiftRow, staffId: number): Promise<void> {
  const { id, date, staffId: former } = row;
  const before = planOf(row);
  await scope.count(updateShift(id, { ...before, staffId }));
  await scope.count(publishShifts([id], scope.now));
  if (former !== null)
    await scope.count(insertChanges([{ staffId: former, kind: 'gone', before, after: null, date }], scope.now));
  takeBack(scope, 'event', 'cover-asked', id);
  await notify(scope, {
    kind: 'event',
    event: 'cover-taken',
    recipients: { staffWith: ['rota'], people: former === null ? [] : [{ kind: 'staff', id: former }] },
    about: { id },
  });
  await endWishes(scope, row, staffId);
  scope.touch('rota');
}

/** Whoever acts offers a published shift of theirs to the first who can take it, or keeps it after all (rota-14); those who can are asked. */
export async function offerShift(scope: Scope, id: number, isOffered: boolean) {
  scope.later(lockRota());
  const { id: staffId } = await acting(scope, staffMember);
  const row = orRefuse(await scope.maybe(shiftById(id)), noSuchShift());
  if (row.staffId !== staffId || row.told?.staffId !== staffId) throw noSuchShift();
  if (row.date < (await todayOf(scope))) throw conflict('Shifts of days that have passed stay as they are');
  if (row.isOffered === isOffered) return scope.one(toldShift(id));
  await scope.count(offerRow(id, isOffered ? scope.now : null));
  audit(scope, { action: isOffered ? 'offer shift' : 'keep shift', entity: 'shift', ids: [id] });
  if (isOffered) {
    const able = candidatesIn(await weekAround(scope, row.date), planOf(row));
    await notify(scope, {
      kind: 'event',
      event: 'cover-asked',
      recipients: { people: able.map((one) => ({ kind: 'staff', id: one.staffId })) },
      about: { id, anewSince: scope.now.toISOString() },
    });
  } else {
    takeBack(scope, 'event', 'cover-asked', id);
    await endWishes(scope, row, staffId);
  }
  scope.touch('rota');
  return scope.one(toldShift(id));
}

/** The published shifts that are open or offered from today on: those that somebody can take, and those that need a yes. */
export async function openFor(scope: Scope, staffId: number) {
  const weekOf = weekReader(scope);
  const open: OwnRow[] = [];
  const needYes: (OwnRow & Pick<Hindrances, 'reasons'>)[] = [];
  for (const shift of await scope.all(openShiftsFrom(await todayOf(scope), staffId))) {
    const { isRuledOut, reasons } = hindrancesIn(await weekOf(shift.date), { ...shift, staffId: null }, staffId);
    if (isRuledOut) continue;
    if (reasons.length === 0) open.push(shift);
    else needYes.push({ ...shift, reasons });
  }
  return { open, needYes };
}
