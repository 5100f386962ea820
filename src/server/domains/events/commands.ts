import type { EventChange } from '#contract/events-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { HttpError, invalid, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { contentOf, noEvent, recurrenceOf, timeOf } from './calendar.ts';
import { notifyOfCanceled, notifyOfChange, notifyOfNew, notifyOfOne } from './notifications.ts';
import {
  clearRooms,
  type EventRow,
  eventById,
  insertEvents,
  insertRooms,
  knownRooms,
  lockEvent,
  putException,
  removeEvent,
  updateEvent,
} from './queries.ts';
import { dayBefore, type Event, isDayOf, lastDayOf, normalized, type SentEvent } from './rules.ts';
import { keepWhatStands, remainingCount, shortenSeries, takeOver } from './series.ts';

/** Which times of an event a change is about. */
interface Which {
  readonly change: EventChange;
  readonly occurrence?: string | undefined;
  readonly version?: number | undefined;
}

/** An event of history: what is left out is as it is for one that takes place once. */
export type NewEvent = Pick<SentEvent, 'title' | 'description' | 'date' | 'time' | 'type' | 'participants'> &
  Partial<SentEvent>;

const PLAIN = {
  endDate: null,
  endTime: null,
  location: '',
  audience: 'everybody',
  roomIds: [],
  recurrence: null,
  asksAnswers: false,
  showsCounts: false,
} as const;

/** Puts events into the calendar; `date` and `time` are the center's. Returns their ids. */
export async function addEvents(scope: Scope, events: readonly NewEvent[]): Promise<number[]> {
  const wanted: Event[] = [];
  for (const event of events) wanted.push(await checked(scope, { ...PLAIN, ...event }));
  const ids = await keep(scope, wanted);
  scope.touch('events');
  return ids;
}

/** Puts one event into the calendar and tells whom it concerns; returns its id. */
export async function addEvent(scope: Scope, sent: SentEvent): Promise<number> {
  const event = await checked(scope, sent);
  const [id = 0] = await keep(scope, [event]);
  await notifyOfNew(scope, id, event);
  scope.touch('events');
  return id;
}

/**
 * Changes one time of an event (its audience, rooms and recurrence stay the series'), it and all that follow (they become an
 * event of their own), or all. Returns the id, and the day by which the first changed time is found.
 */
export async function changeEvent(
  scope: Scope,
  id: number,
  { change, occurrence, version, ...sent }: SentEvent & Which,
) {
  const row = await toChange(scope, id, version);
  const which = meant(row, { change, occurrence });
  const changed = await changeWhich(scope, row, which, sent);
  scope.touch('events');
  return changed;
}

function changeWhich(scope: Scope, row: EventRow, which: Meant, sent: SentEvent) {
  if (which.change === 'one') return changeOne(scope, row, which.occurrence, sent);
  if (which.change === 'following') return changeFollowing(scope, row, which.occurrence, sent);
  return changeAll(scope, row, sent);
}

/** Cancels one time of an event, it and all that follow, or all. */
export async function cancelEvent(scope: Scope, id: number, { version, ...asked }: Which): Promise<void> {
  const row = await toChange(scope, id, version);
  const which = meant(row, asked);
  const { actor } = await scope.opened;
  const time = which.change === 'one' ? await timeOf(scope, row, which.occurrence) : undefined;
  if (which.change === 'one') {
    const changed = { changedAt: scope.now, changedBy: staffIdOf(actor) };
    const { occurrence: date } = which;
    await scope.count(putException({ eventId: id, date, cancelledAt: scope.now, content: null, ...changed }));
    await scope.count(updateEvent(id, { changedAt: scope.now }));
  } else if (which.change === 'following') await shortenSeries(scope, row, which.occurrence);
  else await scope.count(removeEvent(id, scope.now));
  audit(scope, { action: 'cancel event', entity: 'event', ids: [id], before: row, after: which });
  // Nobody is told of one that was canceled before.
  if (which.change !== 'one' || time) await notifyOfCanceled(scope, row, time);
  scope.touch('events');
}

async function keep(scope: Scope, wanted: readonly Event[]): Promise<number[]> {
  const { actor } = await scope.opened;
  const made = { createdAt: scope.now, createdBy: staffIdOf(actor), changedAt: scope.now };
  const rows = wanted.map((event) => ({ ...contentOf(event), ...columnsOf(event), ...made }));
  const ids = (await scope.all(insertEvents(rows))).map(({ id }) => id);
  for (const [index, { roomIds }] of wanted.entries()) {
    if (roomIds.length > 0) scope.later(insertRooms(ids[index] ?? 0, roomIds));
  }
  audit(scope, { action: 'add events', entity: 'event', ids, after: wanted });
  return ids;
}

async function changeOne(scope: Scope, row: EventRow, date: string, sent: SentEvent) {
  const { actor } = await scope.opened;
  const content = contentOf(await checked(scope, { ...sent, recurrence: null, audience: 'everybody', roomIds: [] }));
  const before = await timeOf(scope, row, date);
  const changed = { changedAt: scope.now, changedBy: staffIdOf(actor) };
  await scope.count(putException({ eventId: row.id, date, cancelledAt: null, content, ...changed }));
  const firstDay = content.date < row.firstDay ? content.date : row.firstDay;
  const lastDay = row.lastDay !== null && content.endDate > row.lastDay ? content.endDate : row.lastDay;
  await scope.count(updateEvent(row.id, { firstDay, lastDay, changedAt: scope.now }));
  auditChange(scope, row, { occurrence: date, ...content });
  await notifyOfOne(scope, row, { before, after: content });
  return { id: row.id, occurrence: date };
}

async function changeAll(scope: Scope, row: EventRow, sent: SentEvent) {
  const event = await checked(scope, sent, row);
  await scope.count(updateEvent(row.id, { ...contentOf(event), ...columnsOf(event), changedAt: scope.now }));
  await setRooms(scope, row.id, event.roomIds);
  await keepWhatStands(scope, row, event);
  auditChange(scope, row, event);
  await notifyOfChange(scope, row, { id: row.id, event });
  return { id: row.id, occurrence: undefined };
}

async function changeFollowing(scope: Scope, row: EventRow, occurrence: string, sent: SentEvent) {
  const event = await checked(scope, { ...sent, recurrence: remainingCount(row, occurrence, sent.recurrence) }, row);
  const [id = 0] = await keep(scope, [event]);
  await takeOver(scope, row, { id, event, from: occurrence });
  await shortenSeries(scope, row, occurrence);
  auditChange(scope, row, { from: occurrence, id });
  await notifyOfChange(scope, row, { id, event, from: occurrence });
  return { id, occurrence: undefined };
}

type Told =
  | Event
  | (ReturnType<typeof contentOf> & { readonly occurrence: string })
  | { readonly from: string; readonly id: number };
const auditChange = (scope: Scope, before: EventRow, after: Told): void =>
  audit(scope, { action: 'change event', entity: 'event', ids: [before.id], before, after });

async function toChange(scope: Scope, id: number, version: number | undefined): Promise<EventRow> {
  scope.later(lockEvent(id));
  const row = orRefuse(await scope.maybe(eventById(id)), noEvent());
  refuseStale(row, version);
  return row;
}

type Meant = { readonly change: 'all' } | { readonly change: 'one' | 'following'; readonly occurrence: string };

/** The only time of an event is all of it, and so is its first with all that follow. */
function meant(row: EventRow, { change, occurrence }: Which): Meant {
  const recurrence = recurrenceOf(row);
  if (change === 'all' || !recurrence) return { change: 'all' };
  if (occurrence === undefined) throw invalid({ occurrence: 'Please say which one is meant' });
  if (!isDayOf({ date: row.date, recurrence }, occurrence)) throw noEvent();
  return change === 'following' && dayBefore(occurrence) < row.date ? { change: 'all' } : { change, occurrence };
}

/** The event ready to be kept, or the refusal. A room it had already may have been removed since. */
async function checked(scope: Scope, sent: SentEvent, before?: EventRow): Promise<Event> {
  const event = normalized(sent);
  if (event instanceof HttpError) throw event;
  const added = event.roomIds.filter((id) => !before?.rooms.some((room) => room.id === id));
  const known = added.length > 0 ? await scope.all(knownRooms(added)) : [];
  if (known.length < added.length) throw invalid({ roomIds: 'Choose rooms of this center' });
  return event;
}

async function setRooms(scope: Scope, id: number, roomIds: readonly number[]): Promise<void> {
  await scope.count(clearRooms(id));
  if (roomIds.length > 0) await scope.count(insertRooms(id, roomIds));
}

/** An event's own days, and how it recurs, as they are kept. */
function columnsOf(event: Event) {
  const { audience, asksAnswers, showsCounts, recurrence } = event;
  return {
    audience,
    asksAnswers,
    showsCounts,
    unit: recurrence?.unit ?? null,
    every: recurrence?.interval ?? 1,
    weekdays: [...(recurrence?.weekdays ?? [])],
    monthlyBy: recurrence?.monthlyBy ?? ('day' as const),
    untilDate: recurrence?.until ?? null,
    times: recurrence?.count ?? null,
    skipsClosed: recurrence?.skipsClosed ?? false,
    firstDay: event.date,
    lastDay: lastDayOf(event),
  };
}
