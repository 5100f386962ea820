import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { openFor } from './cover.ts';
import { changesTo, type OwnRow, toldTo } from './queries.ts';
import type { Plan } from './rules.ts';
import { todayOf } from './week.ts';
import { type OwnWishRow, wishesOf } from './wish-queries.ts';

/** What whoever asks was told of their shifts on dates of a range, and what changed last (rota-8). */
export async function ownShifts(scope: Scope, { from, to }: { readonly from: string; readonly to: string }) {
  const { id } = await acting(scope, staffMember);
  const today = await todayOf(scope);
  const [shifts, changes, { open, needYes }, asked] = await Promise.all([
    scope.all(toldTo(id, from, to)),
    scope.all(changesTo(id, today)),
    openFor(scope, id),
    scope.all(wishesOf(id, today)),
  ]);
  return {
    shifts: shifts.map(told),
    open: open.map(told),
    wishes: wishesTold(needYes, asked, open),
    changes: changes.map(({ before, after, roomBefore, roomAfter, ...change }) => ({
      ...change,
      before: withRoom(before, roomBefore),
      after: withRoom(after, roomAfter),
    })),
  };
}

/** A shift as its person reads it. */
export const told = <Row extends OwnRow>({ publishedAt: _, ...shift }: Row) => shift;

/** Shifts that need a yes with what became of asking, and what was asked for beside them; what can be taken at once needs no asking. */
function wishesTold(
  needYes: Awaited<ReturnType<typeof openFor>>['needYes'],
  asked: readonly OwnWishRow[],
  open: readonly OwnRow[],
) {
  const known = new Set([...needYes, ...open].map(({ id }) => id));
  const answers = new Map(asked.filter(({ status }) => status !== 'gone').map((wish) => [wish.id, wish]));
  return [
    ...needYes.map((shift) => ({
      ...told(shift),
      status: answers.get(shift.id)?.status ?? ('possible' as const),
      answer: answers.get(shift.id)?.answer ?? null,
      reasons: [...shift.reasons],
    })),
    ...asked.filter(({ id }) => !known.has(id)).map((wish) => ({ ...told(wish), reasons: [] })),
  ].toSorted((one, other) => one.date.localeCompare(other.date) || one.fromMinute - other.fromMinute);
}

const withRoom = (plan: Plan | null, room: string | null) => {
  if (plan === null) return null;
  const { staffId: _, breaks, ...parts } = plan;
  return { ...parts, breaks: [...breaks], room };
};
