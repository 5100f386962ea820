import type { LoggedChild } from '#web/domains/activities/rules.ts';
import type { ClassroomBoard, Pending } from '#web/portals/kiosk/classroomStore.ts';

/** The nap a child is taking: by the server's number, or by the entry that waits to be sent. */
export type Nap = { readonly napId: number; readonly batch: null } | { readonly napId: null; readonly batch: string };
/** A child on the tablet's board. */
export interface ClassroomChild extends LoggedChild {
  readonly asleep: Nap | null;
  /** The latest report of today. */
  readonly report: ClassroomBoard['children'][number]['report'];
}

/** After a nap began a look is due in so many minutes, until the server says when. */
const LOOK_MS = 15 * 60_000;

/** The children of the room as they are, with what was logged here and is not sent yet; that is the newer. */
export function childrenNow(children: ClassroomBoard['children'], pending: readonly Pending[]): ClassroomChild[] {
  const inOrder = pending.toSorted((a, b) => a.at.localeCompare(b.at));
  return children.map((child) => {
    const asleep = child.nap ? { napId: child.nap.id, batch: null } : null;
    const told: ClassroomChild = { ...child, medicine: null, asleep };
    return inOrder.filter(({ childIds }) => childIds.includes(child.id)).reduce(withOne, told);
  });
}

function withOne(child: ClassroomChild, { uuid, at, time, kind, text, writtenBy }: Pending): ClassroomChild {
  const last = { at: time, text };
  if (kind === 'report') return { ...child, report: { writtenBy, createdAt: at } };
  if (kind === 'meal') return { ...child, lastMeal: last };
  if (kind === 'bottle') return { ...child, lastBottle: last };
  if (kind === 'diaper') return { ...child, lastDiaper: last };
  if (kind === 'wake') return { ...child, nap: null, asleep: null };
  if (kind !== 'nap' || child.asleep) return child;
  const nextCheckDue = new Date(Date.parse(at) + LOOK_MS).toISOString();
  const nap = { id: 0, since: at, sinceTime: time, lastCheck: null, lastPosition: null, nextCheckDue };
  return { ...child, nap, asleep: { napId: null, batch: uuid } };
}
