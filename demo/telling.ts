import type { Scope } from '#server/db/scope.ts';
import { writeNotifications } from '#server/domains/notifications/write.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import type { Notification } from '#server/kernel/notify/notify.ts';
import type { Calendar } from './calendar.ts';

/** How many of the last open days stand in the list behind the bell. */
const TOLD_DAYS = 3;

/** Tells people of what happened lately, in their list alone: nobody of the demonstration is reached by mail. */
export async function tellLately(
  scope: Scope,
  { openDays, moment }: Calendar,
  notification: Notification,
): Promise<void> {
  const since = openDays.at(-TOLD_DAYS);
  const { actor } = await scope.opened;
  if (since === undefined || scope.now < moment(since, '00:00') || !isPerson(actor)) return;
  await writeNotifications(scope, {
    notification: { ...notification, isMailedApart: true },
    by: { kind: actor.kind, id: actor.id },
  });
}
