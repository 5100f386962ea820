import type { Audience } from '#contract/kernel/access.ts';
import { placeFor } from '#contract/notifications-kinds.ts';
import type { ReplyOf } from '#web/lib/api.ts';

export type Notification = ReplyOf<'GET /api/notifications'>[number];

/** One line of the list: one notification, or the photos of the same children that came one after the other on a day. */
export interface Line extends Notification {
  readonly ids: readonly number[];
}

/** The list with photos that belong together as one line; a line is unread while one of them is. */
export function linesOf(list: readonly Notification[], dayOf: (instant: string) => string): Line[] {
  const lines: Line[] = [];
  for (const one of list) {
    const last = lines.at(-1);
    const joins =
      last !== undefined &&
      one.kind === 'photo' &&
      last.kind === 'photo' &&
      one.child?.id === last.child?.id &&
      one.children.join() === last.children.join() &&
      dayOf(one.createdAt) === dayOf(last.createdAt);
    if (joins) lines[lines.length - 1] = { ...last, ids: [...last.ids, one.id], isRead: last.isRead && one.isRead };
    else lines.push({ ...one, ids: [one.id] });
  }
  return lines;
}

/** Where it is read: for a parent the child's own place, an incident open in it. */
export function placeOf(audience: Audience, { kind, event, aboutId, child }: Notification): string {
  const place = placeFor(audience, kind, event);
  if (audience === 'staff' || !child || place !== '/parent-dashboard') return place;
  const shown = kind === 'incident' && aboutId !== null ? `&incident=${aboutId}` : '';
  return `${place}?child=${child.id}${shown}`;
}
