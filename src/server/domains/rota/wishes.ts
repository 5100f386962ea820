import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, notFound, orRefuse } from '#server/kernel/http-error.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { noSuchShift, planOf, shiftAnswered } from './commands.ts';
import { handOver, hindrancesIn, isFree, weekReader } from './cover.ts';
import { told } from './own.ts';
import { lockRota, shiftById, toldShift } from './queries.ts';
import { todayOf, weekAround } from './week.ts';
import { declineRow, deleteWish, insertWish, waitingFrom, wishById, wishOf } from './wish-queries.ts';

/** Whoever acts asks for a shift that the rule does not let them take; whoever plans is told (rota-17). */
export async function askForShift(scope: Scope, id: number) {
  scope.later(lockRota());
  const { id: staffId } = await acting(scope, staffMember);
  const row = orRefuse(await scope.maybe(shiftById(id)), noSuchShift());
  if (row.told === null) throw noSuchShift();
  if (row.staffId === staffId) throw conflict('This shift is yours already');
  if (!isFree(row)) throw conflict('Somebody else has taken this shift');
  const week = await weekAround(scope, row.date);
  if (row.date < week.today) throw conflict('Shifts of days that have passed stay as they are');
  const { isRuledOut, reasons } = hindrancesIn(week, planOf(row), staffId);
  if (isRuledOut)
    throw conflict('You cannot have this shift: you have another one then, or are not employed or not qualified.');
  if (reasons.length === 0) throw conflict('Nothing keeps you from this shift. Take it without asking.');
  const earlier = await scope.maybe(wishOf(id, staffId));
  if (earlier?.status !== 'waiting') {
    if (earlier) await scope.count(deleteWish(earlier.id));
    const wish = await scope.one(insertWish(id, staffId, scope.now));
    audit(scope, { action: 'ask for shift', entity: 'shift', ids: [id], after: { staffId, reasons } });
    await notify(scope, {
      kind: 'event',
      event: 'swap-asked',
      recipients: { staffWith: ['rota'] },
      about: { id: wish.id, date: row.date },
    });
    scope.touch('rota');
  }
  return {
    ...told(await scope.one(toldShift(id))),
    ...{ status: 'waiting' as const, reasons: [...reasons], answer: null },
  };
}

/** Whoever acts asks for a shift no longer. */
export async function withdrawWish(scope: Scope, id: number): Promise<void> {
  scope.later(lockRota());
  const { id: staffId } = await acting(scope, staffMember);
  const wish = await scope.maybe(wishOf(id, staffId));
  if (wish?.status !== 'waiting') return;
  await scope.count(deleteWish(wish.id));
  audit(scope, { action: 'withdraw shift request', entity: 'shift', ids: [id], after: { staffId } });
  takeBack(scope, 'event', 'swap-asked', wish.id);
  scope.touch('rota');
}

/** Gives a shift to whoever asked for it, as if they had taken it; of several the first who is given it has it. */
export async function approveWish(scope: Scope, id: number) {
  scope.later(lockRota());
  const { actor } = await scope.opened;
  const { shiftId, staffId, name, status } = orRefuse(await scope.maybe(wishById(id)), noSuchRequest());
  const row = await scope.maybe(shiftById(shiftId));
  if (status === 'fulfilled' && row) return shiftAnswered(scope, shiftId);
  if (status === 'declined') throw answered();
  if (status !== 'waiting' || !row || !isFree(row)) throw gone();
  const week = await weekAround(scope, row.date);
  if (row.date < week.today) throw gone();
  const { isRuledOut, reasons } = hindrancesIn(week, planOf(row), staffId);
  if (isRuledOut)
    throw conflict(
      '{{name}} cannot have this shift: they have another one then, or are not employed or not qualified.',
      {
        name,
      },
    );
  audit(scope, {
    action: 'approve shift request',
    entity: 'shift',
    ids: [shiftId],
    before: { staffId: row.staffId },
    after: { staffId, reasons, isByThemselves: staffIdOf(actor) === staffId },
  });
  await handOver(scope, row, staffId);
  await notify(scope, {
    kind: 'event',
    event: 'swap-approved',
    recipients: { people: [{ kind: 'staff', id: staffId }] },
    about: { id, date: row.date },
  });
  return shiftAnswered(scope, shiftId);
}

/** Leaves a shift as it is, and tells whoever asked, with the reason if there is one. */
export async function declineWish(scope: Scope, id: number, reason: string | null): Promise<void> {
  scope.later(lockRota());
  const { actor } = await scope.opened;
  const { shiftId, staffId, status } = orRefuse(await scope.maybe(wishById(id)), noSuchRequest());
  if (status === 'declined') return;
  if (status !== 'waiting') throw status === 'gone' ? gone() : answered();
  const { date } = orRefuse(await scope.maybe(shiftById(shiftId)), noSuchShift());
  await scope.count(declineRow(id, reason));
  audit(scope, {
    action: 'decline shift request',
    entity: 'shift',
    ids: [shiftId],
    after: { staffId, reason, isByThemselves: staffIdOf(actor) === staffId },
  });
  takeBack(scope, 'event', 'swap-asked', id);
  await notify(scope, {
    kind: 'event',
    event: 'swap-declined',
    recipients: { people: [{ kind: 'staff', id: staffId }] },
    about: { id, date },
  });
  scope.touch('rota');
}

/** What waits for a planner's yes, with what keeps each from taking it. */
export async function waitingWishes(scope: Scope) {
  const weekOf = weekReader(scope);
  const waiting = [];
  for (const wish of await scope.all(waitingFrom(await todayOf(scope)))) {
    const { reasons } = hindrancesIn(await weekOf(wish.date), { ...wish, staffId: null }, wish.staffId);
    waiting.push({ ...wish, reasons: [...reasons] });
  }
  return waiting;
}

const noSuchRequest = () => notFound('This request was not found');
const answered = () => conflict('Somebody has answered this request already');
const gone = () => conflict('This shift is no longer to be had: it was taken or changed, or has passed.');
