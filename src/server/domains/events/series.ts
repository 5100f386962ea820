import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { recurrenceOf } from './calendar.ts';
import {
  answeredDays,
  deleteAnswers,
  deleteExceptions,
  type EventRow,
  exceptionsOf,
  moveAnswers,
  moveExceptions,
  redateAnswers,
  updateEvent,
} from './queries.ts';
import { daysOfSeries, type Recurrence } from './recurrence.ts';
import { dayBefore, type Event, isDayOf, lastDayOf } from './rules.ts';

/** After an event was changed: what was changed or answered of a single time stays where there still is that time. */
export async function keepWhatStands(scope: Scope, before: EventRow, event: Event): Promise<void> {
  const isSingle = before.unit === null && event.recurrence === null;
  if (isSingle) {
    if (before.date !== event.date) await scope.count(redateAnswers(before.id, event.date));
    return;
  }
  await prune(scope, before.id, event);
}

/** Gives what was changed and answered from a day on to the event that goes on from there; of its first time the change is the newest. */
export async function takeOver(
  scope: Scope,
  row: EventRow,
  { id, event, from }: { readonly id: number; readonly event: Event; readonly from: string },
): Promise<void> {
  await scope.count(deleteExceptions(row.id, [from]));
  await scope.count(moveExceptions(row.id, id, from));
  await scope.count(moveAnswers(row.id, id, from));
  await prune(scope, id, event);
}

/** Ends a series before a day. */
export async function shortenSeries(scope: Scope, row: EventRow, occurrence: string): Promise<void> {
  const recurrence = recurrenceOf(row);
  if (!recurrence) return;
  const shorter = { ...row, recurrence: { ...recurrence, until: dayBefore(occurrence), count: null } };
  await prune(scope, row.id, shorter);
  const moved = (await scope.all(exceptionsOf(row.id))).flatMap((exception) =>
    exception.cancelledAt === null ? [exception.endDate] : [],
  );
  const lastDay = [lastDayOf(shorter) ?? row.date, ...moved].reduce((a, b) => (a > b ? a : b));
  await scope.count(
    updateEvent(row.id, { untilDate: dayBefore(occurrence), times: null, lastDay, changedAt: scope.now }),
  );
}

/** Of so many times in all those remain from a day on, where the number was left as it was. */
export function remainingCount(row: EventRow, occurrence: string, wanted: Recurrence | null): Recurrence | null {
  const recurrence = recurrenceOf(row);
  if (!recurrence || !wanted || wanted.count === null || wanted.count !== row.times) return wanted;
  const gone = [...daysOfSeries({ date: row.date, recurrence }, row.date, dayBefore(occurrence))].length;
  return { ...wanted, count: Math.max(1, wanted.count - gone) };
}

/** Takes away what was changed of times that are no more, and answers for those that were still to come. */
async function prune(scope: Scope, id: number, event: Pick<Event, 'date' | 'recurrence'>): Promise<void> {
  const { center } = await scope.opened;
  const today = dayAt(scope.now, center.zone);
  const isGone = (date: string) => !isDayOf(event, date);
  const changed = (await scope.all(exceptionsOf(id))).map(({ occurrence }) => occurrence);
  await scope.count(deleteExceptions(id, event.recurrence ? changed.filter(isGone) : changed));
  const answered = (await scope.all(answeredDays(id, today))).map(({ date }) => date);
  await scope.count(deleteAnswers(id, answered.filter(isGone)));
}
