import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDays, dayAt, momentOf, timeAt, weekdayOf } from '#server/kernel/clock/zone.ts';
import { spoken } from '#server/kernel/i18n/catalogues.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { mailAbsenceReminder, mailAttendanceAlert, mailReminder, mailWeek } from './letters.ts';
import {
  ALERTED,
  awaited,
  claim,
  openingOn,
  toAlert,
  toAskForAbsence,
  toRemind,
  weekReaders,
} from './regular-queries.ts';
import { isEvening, weekThatEnded } from './regular-rules.ts';

const HOUR_MS = 3_600_000;
/** An incident waits a day before its first reminder, and is not called up again after two weeks. */
const REMIND_AFTER_MS = 24 * HOUR_MS;
const REMIND_UNTIL_MS = 14 * 24 * HOUR_MS;

/** Mails that go out by the center's clock: reminders, the week, children who have not come. Each once a day to each. */
export const mailRegularly: Routine['run'] = async ({ server, centerId }) => {
  for (const mails of [remind, tellTheWeek, alertOfAbsence]) {
    await inCenter(server, { centerId }, async (scope) => {
      const { center } = await scope.opened;
      await mails(server, scope, {
        date: dayAt(scope.now, center.zone),
        time: timeAt(scope.now, center.zone),
        ...center,
      });
    });
  }
};

interface Local {
  readonly date: string;
  readonly time: string;
  readonly zone: string;
}

/** In the evening, to parents who have not signed an incident for more than a day. */
async function remind(server: Server, scope: Scope, { date, time }: Local): Promise<void> {
  if (!isEvening(time)) return;
  const ago = (ms: number) => new Date(scope.now.getTime() - ms);
  for (const { waiting, ...reader } of await scope.all(toRemind(ago(REMIND_UNTIL_MS), ago(REMIND_AFTER_MS)))) {
    if ((await scope.count(claim('reminder', reader, date))) === 0) continue;
    await mailReminder(server, scope, { ...reader, language: spoken(reader.language) }, waiting);
  }
}

/** On Sunday evening, to parents who want it, unless nothing happened. */
async function tellTheWeek(server: Server, scope: Scope, { date, time }: Local): Promise<void> {
  const sunday = weekThatEnded(date, time);
  if (sunday === null) return;
  for (const { weeks, ...reader } of await scope.all(weekReaders(addDays(sunday, -6), sunday))) {
    if ((await scope.count(claim('weekly-digest', reader, sunday))) === 0) continue;
    await mailWeek(server, scope, { ...reader, language: spoken(reader.language) }, weeks);
  }
}

/** Stands for all in the list of who got their mail: the notification goes out once. */
const EVERYBODY = { audience: 'staff', id: 0 } as const;

/** An hour after opening, to staff who record attendance and may reach families, and to the parents, who can tell why. */
async function alertOfAbsence(server: Server, scope: Scope, { date, time, zone }: Local): Promise<void> {
  const opening = await scope.maybe(openingOn(date, weekdayOf(date)));
  if (!opening || time >= opening.closes) return;
  const due = new Date(momentOf(date, opening.opens, zone).getTime() + HOUR_MS);
  if (scope.now < due) return;
  const roll = { date, time, due };
  const childIds = (await scope.all(awaited(roll))).map(({ id }) => id);
  if (childIds.length === 0) return;
  if ((await scope.count(claim('attendance-alert', EVERYBODY, date))) > 0) {
    await notify(scope, {
      kind: 'attendance',
      event: 'not-come',
      recipients: { staffWith: ALERTED },
      about: { date, childIds },
      isMailedApart: true,
    });
  }
  for (const reader of await scope.all(toAlert())) {
    if ((await scope.count(claim('attendance-alert', reader, date))) === 0) continue;
    await mailAttendanceAlert(server, scope, { ...reader, language: spoken(reader.language) }, childIds.length);
  }
  for (const { count: own, ...reader } of await scope.all(toAskForAbsence(roll))) {
    if ((await scope.count(claim('attendance-alert', reader, date))) === 0) continue;
    await mailAbsenceReminder(server, scope, { ...reader, language: spoken(reader.language) }, own);
  }
}
