import type { Capability } from '#contract/kernel/access.ts';
import type { EventOf, Kind } from '#contract/notifications-kinds.ts';
import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '../access/actor.ts';
import { enqueue } from '../jobs/outbox.ts';

export interface Person {
  readonly kind: 'staff' | 'parent';
  readonly id: number;
}

/** Who is told: all that are named here together, each once, except whoever did it. */
export interface Recipients {
  readonly people?: readonly Person[];
  /** Whoever is a guardian of one of these children when the notification goes out. */
  readonly guardiansOf?: readonly number[];
  /** Staff whose role has all of these capabilities. */
  readonly staffWith?: readonly Capability[];
}

export interface About {
  /** The row it is about: the incident's id, the message's. Of one row an event is told to a person once. */
  readonly id?: number;
  /** The children concerned; a guardian reads the name of their own. */
  readonly childIds?: readonly number[];
  /** The center's day (YYYY-MM-DD), where an event can come about one row, or about none, on several days. */
  readonly date?: string;
  /** An instant: what was told of this row and event before makes room, and whoever has seen that is told anew. */
  readonly anewSince?: string;
}

type NotificationOf<K extends Kind> = {
  readonly kind: K;
  readonly event: EventOf<K>;
  readonly recipients: Recipients;
  readonly about: About;
  /** Passes quiet hours and is called up again until it is seen, by push and then by mail. Incidents always are. */
  readonly isUrgent?: K extends 'message' ? boolean : never;
  /** Its mail is written by whoever calls. */
  readonly isMailedApart?: true;
};
export type Notification = { [K in Kind]: NotificationOf<K> }[Kind];

/** What the job gets. */
export interface Told {
  readonly notification: Notification;
  /** Who did it, and needs no notification of it. */
  readonly by: Person | null;
}

/**
 * Tells people that something happened, after the commit of this transaction: in the list behind the bell, by mail and by
 * push, as each of them chose (`contract/notification-kinds.ts`). Everything goes through this one call. It costs the
 * transaction one row; who they are, what they chose, and whether they have seen it already is asked when it goes out. It
 * says that there is something and never what: no text of a record leaves Larkhouse by it.
 *
 * `notify(scope, { kind: 'incident', event: 'reported', recipients: { guardiansOf: [childId] }, about: { id, childIds: [childId] } })`
 *
 * Of history (`scope.at`) nobody is told.
 */
export async function notify(scope: Scope, notification: Notification): Promise<void> {
  if (scope.isHistory) return;
  const { actor } = await scope.opened;
  const by = isPerson(actor) ? { kind: actor.kind, id: actor.id } : null;
  const told: Told = { notification, by };
  enqueue(scope, 'notify', told);
}

/** What is no longer so, such as a check-in that was undone or a message that was withdrawn: nobody is told of it any more. */
export interface TakenBack {
  readonly kind: Kind;
  readonly event: string;
  readonly aboutId: number;
}
export function takeBack<K extends Kind>(scope: Scope, kind: K, event: EventOf<K>, aboutId: number): void {
  const taken: TakenBack = { kind, event, aboutId };
  enqueue(scope, 'take-back-notifications', taken);
}
