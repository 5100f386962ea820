import { readerKey, type Scope } from '#server/db/scope.ts';
import type { Notification, Person, Told } from '#server/kernel/notify/notify.ts';
import { guardiansNotified } from './hooks.ts';
import {
  type Addressee,
  deleteEarlierDeliveries,
  deleteEarlierNotifications,
  escalation,
  insertDeliveries,
  insertNotifications,
  messageStands,
} from './queries.ts';
import { type RecipientRow, recipientsOf } from './recipient-queries.ts';
import { matrixOf, type Plan, planFor } from './rules.ts';

/**
 * Writes a notification for everybody who is to be told and wants to be, with what is to go out of it and when. Done twice
 * it changes nothing more. Whoever has read what it is about already finds it read, and gets no mail or push of it.
 */
export async function writeNotifications(scope: Scope, told: Told): Promise<void> {
  const { notification } = told;
  if (await wasTakenBack(scope, notification)) return;
  const { center } = await scope.opened;
  const steps = await scope.one(escalation());
  const isUrgent = notification.isUrgent === true || notification.kind === 'incident';
  const planned = (await scope.all(recipientsOf(told, center.zone))).flatMap((recipient) => {
    const plan = planFor(readerOf(recipient, notification), { kind: notification.kind, isUrgent }, scope.now, steps);
    return plan ? [{ recipient, plan }] : [];
  });
  if (planned.length === 0) return;

  const { id: aboutId = null, date = null } = notification.about;
  await makeRoom(scope, notification);
  const occasion = {
    kind: notification.kind,
    event: notification.event,
    aboutId,
    date,
    isUrgent,
    createdAt: scope.now,
  };
  const addressees = planned.map(({ recipient, plan }) => addresseeOf(recipient, plan, scope.now));
  const made = await scope.all(insertNotifications(occasion, addressees));
  const idOf = new Map(made.map(({ id, staffId, guardianId }) => [readerKey(personOf(staffId, guardianId)), id]));
  const deliveries = planned.flatMap(({ recipient, plan }) => {
    const notificationId = idOf.get(readerKey(recipient));
    if (notificationId === undefined || recipient.hasSeen) return [];
    return plan.deliveries.map((delivery) => ({ ...delivery, notificationId }));
  });
  if (deliveries.length > 0) await scope.count(insertDeliveries(deliveries));
  if (aboutId !== null && made.some(({ guardianId }) => guardianId !== null)) {
    await guardiansNotified.tell(scope, { kind: notification.kind, aboutId });
  }
  for (const { staffId, guardianId } of made) scope.touchReader('notifications', personOf(staffId, guardianId));
}

/** The job that takes back may have run before this one. */
async function wasTakenBack(scope: Scope, { kind, about }: Notification): Promise<boolean> {
  if (kind !== 'message' || about.id === undefined) return false;
  return (await scope.maybe(messageStands(about.id)))?.stands !== true;
}

/** Takes away what was told of the same before, so that it is told anew; not what this very notification has written already. */
async function makeRoom(scope: Scope, { kind, event, about: { id: aboutId, anewSince } }: Notification): Promise<void> {
  if (aboutId === undefined || anewSince === undefined) return;
  const earlier = { kind, event, aboutId, before: anewSince };
  await scope.count(deleteEarlierDeliveries(earlier));
  for (const { staffId, guardianId } of await scope.all(deleteEarlierNotifications(earlier))) {
    scope.touchReader('notifications', personOf(staffId, guardianId));
  }
}

const readerOf = ({ kind, stored, named, mayMail, mayPush, quiet }: RecipientRow, { isMailedApart }: Notification) => ({
  matrix: matrixOf(kind, stored, named),
  mayMail: mayMail && !isMailedApart,
  mayPush,
  quiet,
});

const addresseeOf = (
  { kind, id, childId, childIds, hasSeen }: RecipientRow,
  { inApp }: Plan,
  now: Date,
): Addressee => ({
  staffId: kind === 'staff' ? id : null,
  guardianId: kind === 'parent' ? id : null,
  childId,
  childIds,
  inApp,
  readAt: hasSeen ? now : null,
});

export const personOf = (staffId: number | null, guardianId: number | null): Person =>
  staffId === null ? { kind: 'parent', id: guardianId ?? 0 } : { kind: 'staff', id: staffId };
