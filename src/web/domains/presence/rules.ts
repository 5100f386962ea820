import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Presence = Reply<Api['GET /api/presence']>;
export type Merge = Presence['merges'][number];
export type PlacedStaff = Presence['staff'][number];

/** The children who are in a room now, and those who belong to it and are not here; while that is not known, all who belong to it. */
export function inRoomNow<Child extends { readonly id: number; readonly roomId: number }>(
  children: readonly Child[],
  presence: Pick<Presence, 'children'> | undefined,
  roomId: number,
): Child[] {
  const elsewhere = new Map(presence?.children.map((one) => [one.childId, one.roomId]));
  return children.filter((child) => (elsewhere.get(child.id) ?? child.roomId) === roomId);
}

/** Who belongs to a room and is in another one now. */
export const awayFrom = <Child extends { readonly id: number; readonly roomId: number }>(
  children: readonly Child[],
  presence: Pick<Presence, 'children'>,
  roomId: number,
): { child: Child; roomId: number }[] =>
  children.flatMap((child) => {
    const there = presence.children.find(({ childId }) => childId === child.id);
    return child.roomId === roomId && there && there.roomId !== roomId ? [{ child, roomId: there.roomId }] : [];
  });

/** Staff of a room: who is in care there, who belongs to it and is in no room, and oneself without one: whoever comes to help says so on its board. */
export const staffAround = (presence: Pick<Presence, 'staff'>, roomId: number, me: number): PlacedStaff[] =>
  presence.staff.filter(
    (one) => one.roomId === roomId || (one.roomId === null && (one.ownRoomId === roomId || one.staffId === me)),
  );
