import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, invalid, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { noSuchShift, planOf, shiftAnswered } from './commands.ts';
import { type Candidate, candidateFor, ranked } from './cover-rules.ts';
import {
  insertChanges,
  insertShifts,
  lockRota,
  offerRow,
  openShiftsFrom,
  publishShifts,
  roomsToPlan,
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

const candidatesIn = ({ people, shifts, timeOff, rooms }: PlannedWeek, plan: Plan): Candidate[] => {
  const ageGroup = rooms.find(({ id }) => id === plan.roomId)?.ageGroup ?? null;
  const planned = shifts.filter(({ isRemoved }) => !isRemoved);
  return people.flatMap((person) => candidateFor(plan, person, { shifts: planned, timeOff, ageGroup }) ?? []);
};

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
  const former = row.staffId;
  if (former !== row.told.staffId || (former !== null && !row.isOffered))
    throw conflict('Somebody else has taken this shift');
  const before = planOf(row);
  const week = await weekAround(scope, row.date);
  if (row.date < week.today || !candidatesIn(week, before).some((one) => one.staffId === staffId))
    throw conflict(
      'You cannot take this shift: you have another one then, are off or not available, are not qualified, or it would be overtime.',
    );
  await scope.count(updateShift(id, { ...before, staffId }));
  await scope.count(publishShifts([id], scope.now));
  if (former !== null)
    await scope.count(
      insertChanges([{ staffId: former, kind: 'gone', before, after: null, date: row.date }], scope.now),
    );
  audit(scope, { action: 'take shift', entity: 'shift', ids: [id], before: { staffId: former }, after: { staffId } });
  takeBack(scope, 'event', 'cover-asked', id);
  await notify(scope, {
    kind: 'event',
    event: 'cover-taken',
    recipients: { staffWith: ['rota'], people: former === null ? [] : [{ kind: 'staff', id: former }] },
    about: { id },
  });
  scope.touch('rota');
  return scope.one(toldShift(id));
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
  } else takeBack(scope, 'event', 'cover-asked', id);
  scope.touch('rota');
  return scope.one(toldShift(id));
}

/** The published shifts that are open or offered, and somebody can take, from today on. */
export async function openFor(scope: Scope, staffId: number) {
  const open = await scope.all(openShiftsFrom(await todayOf(scope), staffId));
  const weeks = new Map<string, PlannedWeek>();
  const able = [];
  for (const shift of open) {
    const week = weeks.get(shift.date) ?? (await weekAround(scope, shift.date));
    weeks.set(shift.date, week);
    if (candidatesIn(week, { ...shift, staffId: null }).some((one) => one.staffId === staffId)) able.push(shift);
  }
  return able;
}
