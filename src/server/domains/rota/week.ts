import type { z } from 'zod';
import type { RotaWeek } from '#contract/rota.ts';
import type { ShiftWarning } from '#contract/rota-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { bookedBetween, bookingRules, type RoomRow, roomsOfHouse } from '#server/domains/bookings/queries.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { bandFinder } from '#server/domains/compliance/ratio-rules.ts';
import { datesBetween } from '#server/domains/planning/queries.ts';
import { type OpenDay, roomDays, roomsToldOf } from '#server/domains/planning/rules.ts';
import { mondayOf } from '#server/domains/schedules/rules.ts';
import { daysOffBetween } from '#server/domains/time-off/queries.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { type PersonRow, peopleOfRota } from './people-queries.ts';
import { daysOff, groupsOf, qualifiedAmong, type TimeOff, termOn, warningsOf } from './people-rules.ts';
import { changesOf, countsOf, isTold, type Publishable } from './publication-rules.ts';
import { type ShiftRow, shiftsBetween } from './queries.ts';
import { ribbonOf, shortagesOf } from './ribbon-rules.ts';
import { workedMinutes } from './rules.ts';

/** A workweek of one of its dates may begin so many days before, or end so many behind. */
const WORKWEEK_DAYS = 6;

/** What a week is planned by: who is booked and needed, who is there to be planned, and what is planned. */
export interface PlannedWeek {
  readonly today: string;
  /** Monday and Sunday. */
  readonly from: string;
  readonly to: string;
  readonly dates: readonly {
    date: string;
    opens: string | null;
    closes: string | null;
    closure: string | null;
    isOpen: boolean;
  }[];
  readonly rooms: readonly RoomRow[];
  readonly days: readonly OpenDay[];
  readonly bandOn: ReturnType<typeof bandFinder>;
  readonly people: readonly PersonRow[];
  readonly timeOff: readonly TimeOff[];
  /** Of the week, and of the days around it that are in a workweek with it. */
  readonly shifts: readonly ShiftRow[];
}

export const todayOf = async (scope: Scope): Promise<string> => dayAt(scope.now, (await scope.opened).center.zone);

/** The week of a date with all that it is planned by. */
export async function weekAround(scope: Scope, date: string): Promise<PlannedWeek> {
  const from = mondayOf(date);
  const to = addDays(from, 6);
  const [today, dates, rooms, booked, kept, rules, people, timeOff, shifts] = await Promise.all([
    todayOf(scope),
    scope.all(datesBetween(from, to)),
    scope.all(roomsOfHouse(from)),
    scope.all(bookedBetween(from, to, scope.now)),
    scope.maybe(choice()),
    scope.maybe(bookingRules()),
    scope.all(peopleOfRota(from, to)),
    scope.all(daysOffBetween(addDays(from, -WORKWEEK_DAYS), addDays(to, WORKWEEK_DAYS))),
    scope.all(shiftsBetween(addDays(from, -WORKWEEK_DAYS), addDays(to, WORKWEEK_DAYS))),
  ]);
  const pack = packOf(kept?.pack);
  const licensedPlaces = rules?.licensedPlaces ?? null;
  const bookedOn = Map.groupBy(booked, (one) => one.date);
  const days = dates.flatMap(({ date: day, isOpen, opens, closes }): OpenDay[] =>
    isOpen && opens !== null && closes !== null
      ? [{ date: day, opens, closes, pack, licensedPlaces, booked: bookedOn.get(day) ?? [] }]
      : [],
  );
  return { today, from, to, dates, rooms, days, bandOn: bandFinder(pack), people, timeOff, shifts };
}

/** What is planned on days of the week itself. */
export const plannedIn = ({ from, to, shifts }: Pick<PlannedWeek, 'from' | 'to' | 'shifts'>): ShiftRow[] =>
  shifts.filter((shift) => !shift.isRemoved && shift.date >= from && shift.date <= to);

/** What publishing the week is about: planned for one of its dates, or told for one. */
export function publishableIn({ from, to, shifts }: Pick<PlannedWeek, 'from' | 'to' | 'shifts'>): Publishable[] {
  const isIn = (date: string | undefined) => date !== undefined && date >= from && date <= to;
  return shifts
    .filter((shift) => isIn(shift.told?.date) || (!shift.isRemoved && isIn(shift.date)))
    .map((shift) => ({ id: shift.id, planned: shift.isRemoved ? null : shift, told: shift.told }));
}

/** What speaks against each shift of the week (rota-4). */
export function warningsIn({
  people,
  timeOff,
  rooms,
  shifts,
  days,
  ...week
}: PlannedWeek): Map<number, ShiftWarning[]> {
  const groups = new Map(rooms.map((room) => [room.id, room.ageGroup]));
  const planned = Map.groupBy(
    shifts.filter(({ isRemoved }) => !isRemoved),
    ({ staffId }) => staffId,
  );
  const own = people.flatMap((person) => [
    ...warningsOf(person, planned.get(person.id) ?? [], { timeOff, groupOf: (roomId) => groups.get(roomId) ?? null }),
  ]);
  const warnings = new Map(own);
  const openOn = new Set(days.map(({ date }) => date));
  for (const { id, kind, date } of plannedIn({ shifts, ...week }))
    if (kind === 'care' && !openOn.has(date)) warnings.set(id, [...(warnings.get(id) ?? []), 'closed']);
  return warnings;
}

/** A shift as it is answered. */
export function shiftTold(row: ShiftRow, warnings: ReadonlyMap<number, ShiftWarning[]>) {
  const { isRemoved: _removed, isOffered: _offered, told, ...shift } = row;
  const state = told === null ? 'draft' : isTold({ planned: row, told }) ? 'published' : 'changed';
  return { ...shift, state, warnings: warnings.get(row.id) ?? [] } as const;
}

/** Rooms with a group, and others in which somebody is booked or planned. */
export function roomsShown(week: PlannedWeek): RoomRow[] {
  const usedBy = new Set(plannedIn(week).map(({ roomId }) => roomId));
  const told = new Set(roomsToldOf(week.rooms, week.days).map(({ id }) => id));
  return week.rooms.filter(({ id }) => told.has(id) || usedBy.has(id));
}

/** The ribbons of the week's rooms, and when too few are planned in them. */
async function roomsOf(week: PlannedWeek): Promise<z.input<typeof RotaWeek>['rooms']> {
  const planned = plannedIn(week);
  const isQualified = qualifiedAmong(week.people);
  const rooms = roomsShown(week);
  const cells = await flatMapInSlices(
    week.days,
    (day) =>
      roomDays(day, rooms, week.bandOn).map(({ roomId, stretches }) => {
        const ageGroup = week.rooms.find(({ id }) => id === roomId)?.ageGroup ?? null;
        const ribbon = ribbonOf({ roomId, ageGroup, date: day.date, stretches }, planned, isQualified);
        return { roomId, date: day.date, ribbon, short: shortagesOf(ribbon) };
      }),
    1,
  );
  const byRoom = Map.groupBy(cells, ({ roomId }) => roomId);
  return rooms.map(({ id, name, ageGroup }) => ({
    id,
    name,
    ageGroup,
    days: (byRoom.get(id) ?? []).map(({ roomId: _, ...day }) => day),
  }));
}

/** The rota of the week of a date, default this week (rota-1). */
export async function rotaWeek(
  scope: Scope,
  date: string | undefined,
): Promise<Omit<z.input<typeof RotaWeek>, 'wishes'>> {
  const week = await weekAround(scope, date ?? (await todayOf(scope)));
  const { from, to, today } = week;
  const planned = plannedIn(week);
  const warnings = warningsIn(week);
  const publishable = publishableIn(week);
  const byPerson = Map.groupBy(planned, ({ staffId }) => staffId);
  return {
    from,
    to,
    days: week.dates.map(({ date: day, opens, closes, closure }) => ({
      ...{ date: day, opens, closes, closure },
      isOpen: day >= today,
    })),
    rooms: await roomsOf(week),
    shifts: planned.map((row) => shiftTold(row, warnings)),
    people: week.people.map((person) => {
      const term = termOn(person, to) ?? termOn(person, from);
      const own = byPerson.get(person.id) ?? [];
      return {
        id: person.id,
        name: person.name,
        roomId: person.roomId,
        position: term?.position ?? null,
        plannedMinutes: own.reduce((sum, shift) => sum + workedMinutes(shift), 0),
        weeklyMinutes: term?.weeklyMinutes ?? null,
        availability: person.availability,
        timeOff: daysOff(week.timeOff, person.id, from, to),
        ageGroups: groupsOf(person, from, to),
        hasLeft: person.hasLeft,
      };
    }),
    toTell: countsOf(changesOf(publishable)),
    isPublished: publishable.every(isTold),
  };
}
