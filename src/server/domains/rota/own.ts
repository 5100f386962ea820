import type { Scope } from '#server/db/scope.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { openFor } from './cover.ts';
import { changesTo, type OwnRow, toldTo } from './queries.ts';
import type { Plan } from './rules.ts';
import { todayOf } from './week.ts';

/** What whoever asks was told of their shifts on dates of a range, and what changed last (rota-8). */
export async function ownShifts(scope: Scope, { from, to }: { readonly from: string; readonly to: string }) {
  const { id } = await acting(scope, staffMember);
  const [shifts, changes, open] = await Promise.all([
    scope.all(toldTo(id, from, to)),
    scope.all(changesTo(id, await todayOf(scope))),
    openFor(scope, id),
  ]);
  return {
    shifts: shifts.map(told),
    open: open.map(told),
    changes: changes.map(({ before, after, roomBefore, roomAfter, ...change }) => ({
      ...change,
      before: withRoom(before, roomBefore),
      after: withRoom(after, roomAfter),
    })),
  };
}

/** A shift as its person reads it. */
export const told = ({ publishedAt: _, ...shift }: OwnRow) => shift;

const withRoom = (plan: Plan | null, room: string | null) => {
  if (plan === null) return null;
  const { staffId: _, breaks, ...parts } = plan;
  return { ...parts, breaks: [...breaks], room };
};
