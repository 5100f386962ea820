import { isDeepStrictEqual } from 'node:util';
import type { EventOf } from '#contract/notifications-kinds.ts';
import type { Scope } from '#server/db/scope.ts';
import { addDays, dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { recurrenceOf } from './calendar.ts';
import { type Concerned, childrenConcerned, type EventRow } from './queries.ts';
import { type Content, type Event, lastDayOf, spanOf } from './rules.ts';
import { remainingCount } from './series.ts';

// Whom an event concerns hears that there is something: the families of its rooms, all or none of them, as its audience says,
// and staff who see events. A series is told of once. Nobody hears of what is over.

/** Tells of a new event. */
export const notifyOfNew = (scope: Scope, id: number, event: Event): Promise<void> =>
  tell(scope, 'event-added', id, { audiences: [event], ends: [endOfSeries(event)] });

/**
 * Tells of a change of an event, or of it and all that follow from a day on (which `id` goes on with), where people arrange
 * themselves by what changed. Families who see it no longer hear of it too.
 */
export async function notifyOfChange(
  scope: Scope,
  row: EventRow,
  { id, event, from }: { readonly id: number; readonly event: Event; readonly from?: string },
): Promise<void> {
  const before = eventOf(row);
  const onwards = from === undefined ? before : shortenedTo(before, row, from);
  if (isWorthTelling(onwards, event)) {
    await tell(scope, 'event-changed', id, {
      audiences: [before, event],
      ends: [endOfSeries(before), endOfSeries(event)],
    });
  }
}

/** Tells that one time of an event was changed; `before` is undefined where it did not take place. */
export async function notifyOfOne(
  scope: Scope,
  row: EventRow,
  { before, after }: { readonly before: Content | undefined; readonly after: Content },
): Promise<void> {
  if (before && !isWorthTelling(before, after)) return;
  const ends = [after, ...(before ? [before] : [])].map(endOf);
  await tell(scope, 'event-changed', row.id, { audiences: [eventOf(row)], ends });
}

/** Tells that an event was canceled, or the one time of it that is given. */
export const notifyOfCanceled = (scope: Scope, row: EventRow, time?: Content): Promise<void> =>
  tell(scope, 'event-canceled', row.id, {
    audiences: [eventOf(row)],
    ends: [time ? endOf(time) : endOfSeries(eventOf(row))],
  });

interface Told {
  /** Whoever sees it, and whoever saw it before. */
  readonly audiences: readonly Concerned[];
  /** When it is over, and when it would have been. */
  readonly ends: readonly End[];
}

async function tell(scope: Scope, event: EventOf<'event'>, id: number, { audiences, ends }: Told): Promise<void> {
  const { center } = await scope.opened;
  const now = { date: dayAt(scope.now, center.zone), time: timeAt(scope.now, center.zone) };
  if (ends.every((end) => isOver(end, now))) return;
  const notification = { kind: 'event', event } as const;
  // A second change of the same event is news again, and takes the place of the first.
  const about = { id, ...(event !== 'event-added' && { anewSince: scope.now.toISOString() }) };
  const childIds = (await scope.all(childrenConcerned(audiences))).map((child) => child.id);
  if (childIds.length > 0) {
    // Named with its children it leaves the list of whoever loses the right to them.
    await notify(scope, { ...notification, recipients: { guardiansOf: childIds }, about: { ...about, childIds } });
  }
  await notify(scope, { ...notification, recipients: { staffWith: ['events.see'] }, about });
}

/** When something is over: without a day never, without a time when its day is. */
interface End {
  readonly date: string | null;
  readonly time: string | null;
}
const endOf = ({ endDate, endTime, time }: Content): End => ({ date: endDate, time: endTime ?? time });
const endOfSeries = (event: Event): End => ({ ...endOf(event), date: lastDayOf(event) });

const isOver = ({ date, time }: End, now: { readonly date: string; readonly time: string }): boolean =>
  date !== null && (date < now.date || (date === now.date && time !== null && time <= now.time));

const isWorthTelling = (before: Weighed, after: Weighed): boolean =>
  !isDeepStrictEqual(weighed(before), weighed(after));

type Weighed = Content & Partial<Event>;
/** What people arrange themselves by; of a description that reads better nobody is told. */
const weighed = ({ title, date, time, endDate, endTime, location, audience, recurrence, ...more }: Weighed) => ({
  ...{ title, date, time, endDate, endTime, location, audience, recurrence },
  roomIds: more.roomIds?.toSorted((a, b) => a - b),
  asksAnswers: more.asksAnswers,
});

const eventOf = (row: EventRow): Event => ({
  ...row,
  recurrence: recurrenceOf(row),
  roomIds: row.rooms.map(({ id }) => id),
});

/** What an event is from one of its days on. */
const shortenedTo = (event: Event, row: EventRow, from: string): Event => ({
  ...event,
  date: from,
  endDate: addDays(from, spanOf(event)),
  recurrence: remainingCount(row, from, event.recurrence),
});
