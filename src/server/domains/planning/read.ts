import type { z } from 'zod';
import type { PlannedWeek, PlanningForecast, RequestedStart } from '#contract/planning.ts';
import type { Scope } from '#server/db/scope.ts';
import type { PlacesAhead } from '#server/domains/admissions/opening-rules.ts';
import { stretchesOf } from '#server/domains/bookings/places-rules.ts';
import {
  type BookedRow,
  bookedBetween,
  bookingRules,
  type HeldRow,
  heldPlaces,
  roomsOfHouse,
} from '#server/domains/bookings/queries.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { bandFinder } from '#server/domains/compliance/ratio-rules.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { addDays, addMonths, dayAt } from '#server/kernel/clock/zone.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { FORECAST_MONTHS, forecastOf, monthsFrom } from './forecast-rules.ts';
import { type Grower, monthsOld, outgrows, roomOn, roomsThrough, takesAge } from './growth-rules.ts';
import { placesAheadOf } from './opening-rules.ts';
import { datesBetween, type EnrollmentRow, enrollmentsFrom } from './queries.ts';
import { type OpenDay, roomDays, roomsToldOf, weekOf } from './rules.ts';
import { checkStart, type Guest, isAskedOn, meetingsOn } from './start-rules.ts';

const DAYS_AT_ONCE = 14;

/** Who is booked through a range, by date; read two weeks at a time, so that nobody waits for a year of a large center. */
async function bookedByDate(scope: Scope, from: string, to: string): Promise<Map<string, BookedRow[]>> {
  const byDate = new Map<string, BookedRow[]>();
  for (let first = from; first <= to; first = addDays(first, DAYS_AT_ONCE)) {
    const last = addDays(first, DAYS_AT_ONCE - 1);
    const booked = await scope.all(bookedBetween(first, last < to ? last : to, scope.now));
    for (const [date, rows] of Map.groupBy(booked, ({ date }) => date)) byDate.set(date, rows);
  }
  return byDate;
}

/** What stands about the house through a range: its dates, rooms and rules, and who is booked. */
async function houseBetween(scope: Scope, from: string, to: string) {
  const [dates, rooms, booked, kept, rules] = await Promise.all([
    scope.all(datesBetween(from, to)),
    scope.all(roomsOfHouse(from)),
    bookedByDate(scope, from, to),
    scope.maybe(choice()),
    scope.maybe(bookingRules()),
  ]);
  const pack = packOf(kept?.pack);
  const licensedPlaces = rules?.licensedPlaces ?? null;
  const days = dates.flatMap(({ date, isOpen, opens, closes }): OpenDay[] =>
    isOpen && opens !== null && closes !== null
      ? [{ date, opens, closes, pack, licensedPlaces, booked: booked.get(date) ?? [] }]
      : [],
  );
  return { dates, rooms, days, bandOn: bandFinder(pack) };
}

const todayOf = async (scope: Scope): Promise<string> => dayAt(scope.now, (await scope.opened).center.zone);

/** The week of a date, default today; 422 for one that has passed. */
export async function plannedWeek(scope: Scope, date: string | undefined): Promise<z.input<typeof PlannedWeek>> {
  const today = await todayOf(scope);
  const from = mondayOf(date ?? today);
  if (from < mondayOf(today)) throw invalid({ date: 'Planning begins with this week' });
  const to = addDays(from, 6);
  const { dates, rooms, days, bandOn } = await houseBetween(scope, from, to);
  return {
    from,
    to,
    days: dates.map(({ date: day, opens, closes, closure }) => ({ date: day, opens, closes, closure })),
    ...weekOf(days, rooms, bandOn),
  };
}

/** Everybody enrolled from a date on, each with their periods. */
const growersOf = (enrollments: readonly EnrollmentRow[]): Grower[] =>
  [...Map.groupBy(enrollments, ({ childId }) => childId).values()].flatMap((own) =>
    own.slice(0, 1).map(({ childId, dateOfBirth, roomId }) => ({ id: childId, dateOfBirth, roomId, enrollments: own })),
  );

/** An offered place grows with the child that it is for; its number is that of the offer below zero, as where it is booked. */
const asGrower = ({ offerId, startsOn, ...child }: HeldRow): Grower => ({
  id: -offerId,
  ...child,
  enrollments: [{ startsOn, endsOn: null }],
});

/** The house through a range with its children in the rooms into which they grow from today on (planning-3). */
async function grownHouse(scope: Scope, today: string, from: string, to: string) {
  const [house, enrollments, held] = await Promise.all([
    houseBetween(scope, from, to),
    scope.all(enrollmentsFrom(today)),
    scope.all(heldPlaces(scope.now)),
  ]);
  const children = [...growersOf(enrollments), ...held.map(asGrower)];
  const own = new Map(children.map(({ id, roomId }) => [id, roomId]));
  const since = roomsThrough(children, house.rooms, { from: today, to });
  const days = await flatMapInSlices(
    house.days,
    (day) => [
      {
        ...day,
        // Who is booked into another room than its own stays there.
        booked: day.booked.map((one) =>
          one.roomId === own.get(one.childId)
            ? { ...one, roomId: roomOn(since.get(one.childId) ?? [], day.date) ?? one.roomId }
            : one,
        ),
      },
    ],
    5,
  );
  return { ...house, days, children, enrollments, since };
}

/** Twelve months from today on. */
export async function forecast(scope: Scope): Promise<z.input<typeof PlanningForecast>> {
  const from = await todayOf(scope);
  const months = monthsFrom(from);
  const to = months.at(-1)?.to ?? from;
  const { days, rooms, bandOn, enrollments, since } = await grownHouse(scope, from, from, to);
  const told = roomsToldOf(rooms, days);
  const counted = await flatMapInSlices(
    days,
    (day) => roomDays(day, told, bandOn).map(({ stretches: _, ...cell }) => ({ date: day.date, ...cell })),
    1,
  );
  return forecastOf({ months, days, rooms: told, counted, enrollments, since });
}

/** How many places are expected to be free in the twelve months ahead, for those who wait. */
export async function placesAhead(scope: Scope): Promise<PlacesAhead> {
  const from = await todayOf(scope);
  const months = monthsFrom(from);
  const { days, rooms, bandOn } = await grownHouse(scope, from, from, months.at(-1)?.to ?? from);
  const counted = await flatMapInSlices(
    days,
    (day) => {
      const stretches = stretchesOf(day);
      const mostInHouse = Math.max(0, ...stretches.map(({ children }) => children));
      return [
        {
          date: day.date,
          rooms: new Map(roomDays(day, rooms, bandOn, stretches).map(({ roomId, peak }) => [roomId, peak])),
          houseLeft: day.licensedPlaces === null ? null : Math.max(0, day.licensedPlaces - mostInHouse),
        },
      ];
    },
    1,
  );
  return placesAheadOf(months, rooms, counted);
}

/** Whether one more child fits, room by room, over the twelve months behind its first day (planning-4). */
export async function requestedStart(
  scope: Scope,
  { from, ...guest }: Guest & { readonly from: string },
): Promise<z.input<typeof RequestedStart>> {
  const today = await todayOf(scope);
  const refused = checkStart({ from, ...guest }, today);
  if (refused) throw refused;
  const to = addDays(addMonths(from, FORECAST_MONTHS), -1);
  const { days, rooms, bandOn, children } = await grownHouse(scope, today, from, to);
  const asked = days.filter(({ date }) => isAskedOn(guest, date));
  if (asked.length === 0) throw invalid({ slots: 'The center is closed on these days' });
  const known = new Map(rooms.map((room) => [room.id, room]));
  const age = monthsOld(guest.dateOfBirth, from);
  const tried = rooms
    .filter((room) => takesAge(room, age))
    .map(async (room) => {
      const grower = {
        id: 0,
        dateOfBirth: guest.dateOfBirth,
        roomId: room.id,
        enrollments: [{ startsOn: from, endsOn: null }],
      };
      const since = roomsThrough([...children, grower], rooms, { from: today, to }).get(0) ?? [];
      const meetings = await flatMapInSlices(
        asked,
        (day) => {
          const there = known.get(roomOn(since, day.date) ?? room.id);
          return there ? [meetingsOn(guest, day, there, bandOn)] : [];
        },
        5,
      );
      return {
        id: room.id,
        name: room.name,
        growsInto: since.slice(1).map(({ roomId, from: date }) => ({ date, room: known.get(roomId)?.name ?? '' })),
        firstFull: meetings.find(({ full }) => full)?.full ?? null,
        firstShort: meetings.find(({ short }) => short)?.short ?? null,
      };
    });
  return { from, to, days: asked.length, rooms: await Promise.all(tried) };
}

/** In the order of time, what speaks first against one more child in a room, as long as it is young enough for it, at most twelve months. */
export async function meetingsInRoom(
  scope: Scope,
  { from, roomId, ...guest }: Guest & { readonly from: string; readonly roomId: number },
) {
  const today = await todayOf(scope);
  const refused = checkStart({ from, ...guest }, today);
  if (refused) throw refused;
  const end = addDays(addMonths(from, FORECAST_MONTHS), -1);
  let found: ReturnType<typeof meetingsOn> = { full: null, short: null };
  let last = end;
  let isComing = false;
  // A month at a time, so that nobody waits for a year of a large center.
  for (let first = from; first <= last && !found.full; first = addMonths(first, 1)) {
    const to = addDays(addMonths(first, 1), -1);
    const { days, rooms, bandOn } = await grownHouse(scope, today, first, to < last ? to : last);
    const room = rooms.find(({ id, isAside }) => id === roomId && !isAside);
    if (!room) throw invalid({ roomId: 'Choose a room' });
    const tooOld = outgrows(guest.dateOfBirth, room)?.on;
    if (tooOld !== undefined && tooOld > from && tooOld <= last) last = addDays(tooOld, -1);
    const asked = days.filter(({ date }) => date <= last && isAskedOn(guest, date));
    isComing ||= asked.length > 0;
    for (const { full, short } of await flatMapInSlices(asked, (day) => [meetingsOn(guest, day, room, bandOn)], 5))
      found = { full: found.full ?? full, short: found.short ?? short };
  }
  if (!isComing) throw invalid({ slots: 'The center is closed on these days' });
  return found;
}
