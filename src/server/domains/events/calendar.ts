import { LAST_DAY } from '#contract/kernel/primitives.ts';
import type { Scope } from '#server/db/scope.ts';
import { closuresOf } from '#server/domains/center/calendar-rules.ts';
import { closedDays, openDays } from '#server/domains/center/settings-queries.ts';
import type { DateRange } from '#server/http/date-range.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { maySeeBirthdays } from './access.ts';
import {
  answerCounts,
  childrenBorn,
  type EventRow,
  type ExceptionRow,
  eventById,
  eventsAround,
  exceptionsAround,
  exceptionsOf,
  ownAnswers,
} from './queries.ts';
import { daysOfSeries, type Recurrence } from './recurrence.ts';
import {
  birthdaysWithin,
  bySoonest,
  type ClosedDays,
  type Exception,
  type Occurrence,
  occurrencesOf,
} from './rules.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Every time of every event whose days touch the given ones, soonest first; what there is of a room, where one is given. */
export async function eventsWithin(scope: Scope, days: Days, room?: number) {
  const [rows, closed] = await Promise.all([scope.all(eventsAround(days, room)), closedWithin(scope, days)]);
  const exceptions = await exceptionsWithin(scope, rows, days);
  const times = rows.flatMap((row) => {
    const found = occurrencesOf(eventOf(row), exceptions.get(row.id) ?? [], days, closed);
    return found.map((time) => ({ row, ...time }));
  });
  return withAnswers(scope, times);
}

/** Where no more times than this are asked for, these days are looked at first: a year of each series is much to work out. */
const FEW = 10;
const NEAR_DAYS = 14;

/** The first times of events that begin within some days, soonest first. */
export async function nextEvents(scope: Scope, { limit, ...days }: DateRange) {
  const begun = async (within: Days) =>
    (await eventsWithin(scope, within)).filter(({ date }) => date >= days.from && date <= within.to).slice(0, limit);
  const near = { from: days.from, to: addDays(days.from, NEAR_DAYS) };
  if (limit <= FEW && near.to < days.to) {
    const found = await begun(near);
    if (found.length === limit) return found;
  }
  return begun(days);
}

/** One time of an event as it stands, the next one where none is named, or the last. 404 where there is none. */
export async function oneOf(scope: Scope, id: number, occurrence: string | undefined) {
  const { center } = await scope.opened;
  const row = orRefuse(await scope.maybe(eventById(id)), noEvent());
  const exceptions = (await scope.all(exceptionsOf(id))).map(asException);
  const time = await namedOrNext(scope, row, exceptions, occurrence, dayAt(scope.now, center.zone));
  const [whole] = await withAnswers(scope, [{ row, ...orRefuse(time, noEvent()) }]);
  return { row, time: orRefuse(whole, noEvent()) };
}

/** What one time of an event is, as it stands; undefined where there is none on that day. */
export async function timeOf(scope: Scope, row: EventRow, occurrence: string): Promise<Content | undefined> {
  const { center } = await scope.opened;
  const exceptions = (await scope.all(exceptionsOf(row.id))).map(asException);
  return (await namedOrNext(scope, row, exceptions, occurrence, dayAt(scope.now, center.zone)))?.content;
}

/** Closures, opening weekdays and birthdays of some days; birthdays of a family are those of its own children. */
export async function daysWithin(scope: Scope, { from, to }: Days, room?: number) {
  const { actor } = await scope.opened;
  const [closures, week, children] = await Promise.all([
    scope.all(closedDays(from, to)),
    scope.all(openDays()),
    maySeeBirthdays(actor) ? scope.all(childrenBorn(room)) : [],
  ]);
  return {
    closures: closuresOf(closures),
    openWeekdays: week.map(({ weekday }) => weekday),
    birthdays: birthdaysWithin(children, from, to).map(({ child: { id, firstName, lastName, room }, date, turns }) => ({
      childId: id,
      firstName,
      lastName,
      room,
      date,
      turns,
    })),
  };
}

export const noEvent = () => notFound('This event was not found');

/** What recurs of a stored event. */
export const recurrenceOf = (row: EventRow): Recurrence | null =>
  row.unit && {
    unit: row.unit,
    interval: row.every,
    weekdays: row.weekdays,
    monthlyBy: row.monthlyBy,
    until: row.untilDate,
    count: row.times,
    skipsClosed: row.skipsClosed,
  };

const eventOf = (row: EventRow) => ({ ...row, recurrence: recurrenceOf(row) });

const asException = (row: ExceptionRow): Exception => {
  if (row.cancelledAt !== null) return { date: row.occurrence, content: null };
  const { occurrence, cancelledAt: _notCanceled, ...content } = row;
  return { date: occurrence, content };
};

async function closedWithin(scope: Scope, { from, to }: Days): Promise<ClosedDays> {
  const [closures, week] = await Promise.all([scope.all(closedDays(addDays(from, -31), to)), scope.all(openDays())]);
  return { closures: new Set(closures.map(({ date }) => date)), openWeekdays: week.map(({ weekday }) => weekday) };
}

async function exceptionsWithin(scope: Scope, rows: readonly EventRow[], days: Days) {
  const recurring = rows.filter(({ unit }) => unit !== null).map(({ id }) => id);
  const found = recurring.length > 0 ? await scope.all(exceptionsAround(recurring, days)) : [];
  return new Map(
    [...Map.groupBy(found, ({ eventId }) => eventId)].map(([id, exceptions]) => [id, exceptions.map(asException)]),
  );
}

/** How far the next time of an event is looked for: a yearly event every 99 years is found by its series alone. */
const AHEAD_DAYS = 800;

async function namedOrNext(
  scope: Scope,
  row: EventRow,
  exceptions: readonly Exception[],
  occurrence: string | undefined,
  today: string,
): Promise<Occurrence | undefined> {
  const event = eventOf(row);
  const within = async (days: Days) => {
    const found = occurrencesOf(event, exceptions, days, await closedWithin(scope, days));
    return found.toSorted((a, b) => a.content.date.localeCompare(b.content.date));
  };
  if (occurrence !== undefined) {
    const moved = exceptions.find(({ date }) => date === occurrence)?.content;
    const days = moved ? { from: moved.date, to: moved.endDate } : { from: occurrence, to: occurrence };
    return (await within(days)).find((time) => time.occurrence === occurrence);
  }
  const [coming] = await within({ from: today, to: addDays(today, AHEAD_DAYS) });
  if (coming) return coming;
  const [later] = daysOfSeries(event, today, LAST_DAY);
  if (later) return (await within({ from: later, to: later }))[0];
  const end = row.lastDay ?? today;
  return (await within({ from: addDays(end, -AHEAD_DAYS), to: end })).at(-1);
}

export type EventTime = Awaited<ReturnType<typeof eventsWithin>>[number];

async function withAnswers(scope: Scope, times: readonly (Occurrence & { row: EventRow })[]) {
  const asking = times.filter(({ row }) => row.asksAnswers);
  const ids = [...new Set(asking.map(({ row }) => row.id))];
  const named = asking.map(({ occurrence }) => occurrence).toSorted();
  const days = { from: named[0] ?? '', to: named.at(-1) ?? '' };
  const [counts, own] =
    ids.length > 0
      ? await Promise.all([scope.all(answerCounts(ids, days)), scope.all(ownAnswers(ids, days))])
      : [[], []];
  const keyOf = (id: number, date: string) => `${id} ${date}`;
  const countOf = new Map(counts.map((count) => [keyOf(count.eventId, count.date), count]));
  const ownOf = new Map(own.map((answer) => [keyOf(answer.eventId, answer.date), answer]));
  return times
    .map(({ row, occurrence, isChanged, content }) => ({
      id: row.id,
      ...contentOf(content),
      occurrence,
      isChanged,
      rooms: row.rooms,
      recurrence: recurrenceForWire(row),
      audience: row.audience,
      asksAnswers: row.asksAnswers,
      showsCounts: row.showsCounts,
      answers: row.asksAnswers ? (countOf.get(keyOf(row.id, occurrence)) ?? NOBODY) : null,
      ownAnswer: ownOf.get(keyOf(row.id, occurrence)) ?? null,
      version: row.version,
      changedAt: row.changedAt,
    }))
    .toSorted(bySoonest);
}

const NOBODY = { yes: 0, no: 0, maybe: 0, people: 0 };

/** A number of times is told as such; the last day it comes to is the server's own. */
function recurrenceForWire(row: EventRow): Recurrence | null {
  const recurrence = recurrenceOf(row);
  return recurrence && recurrence.count !== null ? { ...recurrence, until: null } : recurrence;
}

export const contentOf = ({
  title,
  description,
  date,
  time,
  endDate,
  endTime,
  type,
  participants,
  location,
}: Content) => ({
  title,
  description,
  date,
  time,
  endDate,
  endTime,
  type,
  participants,
  location,
});
type Content = Occurrence['content'];
