import type { ScheduleKind } from '#contract/schedules-choices.ts';
import { MOST_TIMES } from '#contract/schedules-choices.ts';
import { addDays, weekdayOf } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

/** Local dates, both included; without an end while `to` is null. */
export interface Span {
  readonly from: string;
  readonly to: string | null;
}

/** What becomes of a schedule when other days are agreed for a span: it is untouched, or what stays of it before and behind. */
export interface Cut {
  readonly before: Span | null;
  readonly behind: Span | null;
}

/** What of a schedule stays where another one holds for `hole`; null where they don't meet. */
export function cutOut(schedule: Span, hole: Span): Cut | null {
  const isApart = (schedule.to !== null && schedule.to < hole.from) || (hole.to !== null && schedule.from > hole.to);
  if (isApart) return null;
  return {
    before: schedule.from < hole.from ? { from: schedule.from, to: addDays(hole.from, -1) } : null,
    behind:
      hole.to !== null && (schedule.to === null || schedule.to > hole.to)
        ? { from: addDays(hole.to, 1), to: schedule.to }
        : null,
  };
}

/** The Monday of a date's week. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

export interface Slot {
  readonly week: number;
  readonly weekday: number;
  readonly arrives: string;
  readonly leaves: string;
}
export interface Agreed extends Span {
  readonly kind: ScheduleKind | 'every-day';
  readonly cycleWeeks: number;
  readonly slots: readonly Slot[];
}

/** A start further away is a typing mistake, in years. */
const FARTHEST = { back: 1, ahead: 3 };

/** Refuses days and times that cannot be; `today` is the center's day. */
export function checkAgreed({ from, to, kind, cycleWeeks, slots }: Agreed, today: string): HttpError | null {
  const yearsFrom = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  if (from < yearsFrom(-FARTHEST.back) || from > yearsFrom(FARTHEST.ahead))
    return invalid({ from: 'Please check the year of the first day' });
  if (to !== null && to < from) return invalid({ to: 'The last day cannot be before the first one' });
  if (kind !== 'fixed') return slots.length > 0 ? invalid({ slots: 'Only fixed days have days of the week' }) : null;
  if (slots.length === 0) return invalid({ slots: 'Choose at least one day of the week' });
  return checkSlots(slots, cycleWeeks);
}

function checkSlots(slots: readonly Slot[], cycleWeeks: number): HttpError | null {
  if (slots.some(({ week }) => week > cycleWeeks))
    return invalid({ slots: 'There are days in a week that the cycle does not have' });
  for (const day of Map.groupBy(slots, ({ week, weekday }) => `${week} ${weekday}`).values()) {
    const times = day.toSorted((one, other) => (one.arrives < other.arrives ? -1 : 1));
    if (times.length > MOST_TIMES) return invalid({ slots: 'A day has at most three times' });
    for (const [at, { arrives, leaves }] of times.entries()) {
      if (leaves <= arrives) return invalid({ slots: 'Pick-up must be after drop-off' });
      if (at > 0 && arrives < (times[at - 1]?.leaves ?? ''))
        return invalid({ slots: 'The times of a day must not overlap' });
    }
  }
  return null;
}
