import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { notify, type Person } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { mailReminders } from './letters.ts';
import { type KeeperRow, keepers, noteReminders, type ReminderRow } from './reminder-queries.ts';
import { keeps, remindersOn } from './reminder-rules.ts';
import { judge } from './rules.ts';
import { PEOPLE_AT_ONCE, teamOn } from './team.ts';

/** Nobody is reminded at night. */
const FROM = '07:00';

/**
 * Reminds people of what ends or is due 90, 30 and 7 days ahead and on the day, and whoever keeps it: once each, however often this runs
 * (papers-7). Of what was due before the center kept papers nobody is told.
 */
export const remindOfPapers: Routine['run'] = ({ server, centerId }) =>
  inCenter(server, { centerId }, (scope) => remindIn(server, scope));

export async function remindIn(server: Server, scope: Scope): Promise<void> {
  const { center } = await scope.opened;
  if (timeAt(scope.now, center.zone) < FROM) return;
  const today = dayAt(scope.now, center.zone);
  const { requirements, members } = await teamOn(scope, today);
  const due = await flatMapInSlices(
    members.filter(({ held }) => held.since !== null),
    (member) =>
      remindersOn(judge(requirements, member, member.held, today), member.held, today)
        .filter(({ dueOn }) => dueOn >= (member.held.since ?? today))
        .map((one) => ({ ...one, staffId: member.staffId })),
    PEOPLE_AT_ONCE,
  );
  if (due.length === 0) return;
  const told = await scope.all(noteReminders(due, scope.now));
  if (told.length === 0) return;
  const people = await scope.all(keepers());
  for (const reminder of told) await tell(scope, reminder, people);
  await mailReminders(server, scope, told, people);
}

/** Tells whose it is, and whoever keeps it beside them. */
async function tell(scope: Scope, reminder: ReminderRow, people: readonly KeeperRow[]): Promise<void> {
  const about = { id: reminder.id, date: reminder.dueOn };
  const rest = { kind: 'attendance', about, isMailedApart: true } as const;
  const own = people.filter(({ staffId }) => staffId === reminder.staffId);
  const others = people.filter((person) => keeps(person, reminder));
  if (own.length > 0)
    await notify(scope, { ...rest, event: 'own-paper-due', recipients: { people: own.map(asPerson) } });
  if (others.length > 0)
    await notify(scope, { ...rest, event: 'team-paper-due', recipients: { people: others.map(asPerson) } });
}

const asPerson = ({ staffId }: KeeperRow): Person => ({ kind: 'staff', id: staffId });
