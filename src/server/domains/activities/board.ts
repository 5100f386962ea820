import type { z } from 'zod';
import type { activities as contract } from '#contract/activities.ts';
import type { ActivityKind } from '#contract/activities-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { medicinesToday } from '#server/domains/medications/queries.ts';
import { nextDue } from '#server/domains/medications/rules.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { mayCorrectActivities, maySeeMedicine } from './access.ts';
import { onDutyIn, presentIn, type RunningNap, roomById, runningNaps } from './board-queries.ts';
import { lookRules } from './look-rules.ts';
import { unendedNaps } from './nap-queries.ts';
import { type ActivityRow, activitiesInRoom, activitiesOn } from './queries.ts';
import { asStaffReads } from './read.ts';
import { isLookedAtSingly, nextLook, undoRight, undoUntil } from './rules.ts';

type RoomLog = z.input<(typeof contract)['GET /api/rooms/:id/log']['reply']>;

/** What a room needs to know while its day is recorded: who is there with what they had last, and what was recorded. */
export async function roomLog(scope: Scope, roomId: number): Promise<Omit<RoomLog, 'now'>> {
  const { actor, center } = await scope.opened;
  const date = dayAt(scope.now, center.zone);
  const [found, rules, staff, present, unended] = await Promise.all([
    scope.maybe(roomById(roomId)),
    lookRules(scope),
    scope.all(onDutyIn(roomId, scope.now)),
    scope.all(presentIn(roomId, date, scope.now)),
    scope.all(unendedNaps(roomId, date)),
  ]);
  const { ageGroup, ...room } = orRefuse(found, notFound('This room was not found'));
  const ids = present.map(({ id }) => id);
  const [entries, theirs, naps, medicines] = await Promise.all([
    scope.all(activitiesInRoom(scope.now, roomId, date, ids)),
    scope.all(activitiesOn(scope.now, ids, date)).then((rows) => asStaffReads(scope, rows)),
    scope.all(runningNaps(ids, date)),
    maySeeMedicine(actor) ? scope.all(medicinesToday(ids, date)) : [],
  ]);
  const time = timeAt(scope.now, center.zone);
  const by = { id: staffIdOf(actor), mayCorrect: mayCorrectActivities(actor) };
  return {
    room,
    date,
    sleepCheckMinutes: rules.everyMinutes,
    isLookedAtSingly: isLookedAtSingly(rules, ageGroup),
    staffOnDuty: staff.map(({ name }) => name),
    children: present.map((child) => {
      const own = theirs.filter(({ childId }) => childId === child.id);
      return {
        ...child,
        lastMeal: lastOf(own, 'meal'),
        lastBottle: lastOf(own, 'bottle'),
        lastDiaper: lastOf(own, 'diaper'),
        nap: napOf(
          naps.find(({ childId }) => childId === child.id),
          rules.everyMinutes,
        ),
        medicine: dueOf(
          medicines.filter(({ childId }) => childId === child.id),
          time,
        ),
      };
    }),
    entries: (await asStaffReads(scope, entries)).map((row) => ({
      ...row,
      by: row.ledBy,
      undo: undoRight(row, by, scope.now),
      undoUntil: undoUntil(row.createdAt),
    })),
    unendedNaps: unended,
  };
}

/** Rows are in the order in which things happened. */
function lastOf(rows: readonly ActivityRow[], kind: ActivityKind) {
  const last = rows.findLast((row) => row.kind === kind);
  return last?.at ? { at: last.at, text: last.activity } : null;
}

const napOf = (nap: RunningNap | undefined, everyMinutes: number) =>
  nap ? { ...nap, nextCheckDue: nextLook(nap.since, nap.lastCheck, everyMinutes) } : null;

/** The earliest medicine that is still to be given today. */
function dueOf(medicines: readonly { readonly times: readonly string[]; readonly dosesToday: number }[], now: string) {
  if (medicines.length === 0) return null;
  const [dueAt = null] = medicines.flatMap((one) => nextDue(one.times, one.dosesToday) ?? []).sort();
  return { dueAt, isOverdue: dueAt !== null && dueAt <= now };
}
