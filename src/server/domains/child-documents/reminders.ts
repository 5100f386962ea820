import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDays, dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { noteReminder, remindable } from './reminder-queries.ts';
import { reminderOn } from './rules.ts';
import { recipientsOf } from './telling.ts';

/** Nobody is reminded at night. */
const FROM = '07:00';
const FURTHEST_DAYS = 30;

/** Reminds families of what they are asked for and of what ends, once each, however often this runs (child-documents-6). */
export const remindOfDocuments: Routine['run'] = ({ server, centerId }) => inCenter(server, { centerId }, remindIn);

export async function remindIn(scope: Scope): Promise<void> {
  const { center } = await scope.opened;
  if (timeAt(scope.now, center.zone) < FROM) return;
  const today = dayAt(scope.now, center.zone);
  for (const row of await scope.all(remindable(addDays(today, FURTHEST_DAYS)))) {
    const requestedOn = row.requestedAt && dayAt(row.requestedAt, center.zone);
    const reminder = reminderOn({ ...row, requestedOn }, today);
    if (!reminder || row.reminded.includes(reminder.key)) continue;
    if ((await scope.count(noteReminder(row.id, reminder.key))) === 0) continue;
    const recipients = recipientsOf(row);
    if (recipients) {
      const about = { id: row.id, childIds: [row.childId], date: today };
      await notify(scope, { kind: 'attendance', event: reminder.event, recipients, about });
    }
  }
}
