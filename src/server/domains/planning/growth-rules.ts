import { addMonths } from '#server/kernel/clock/zone.ts';

/** A room as far as it decides who belongs to it. */
export interface AgeRoom {
  readonly id: number;
  readonly capacity: number | null;
  /** The ages that it takes, in full months, both included; null: nobody said. */
  readonly minAgeMonths: number | null;
  readonly maxAgeMonths: number | null;
  /** No room of a group. */
  readonly isAside: boolean;
}

export interface Grower {
  readonly id: number;
  readonly dateOfBirth: string;
  /** The room to which it belongs now. */
  readonly roomId: number;
  readonly enrollments: readonly { readonly startsOn: string; readonly endsOn: string | null }[];
}

/** A room to which a child belongs from a local date on, until the next one. */
export interface RoomSince {
  readonly roomId: number;
  readonly from: string;
}
export type RoomsOfChildren = ReadonlyMap<number, readonly RoomSince[]>;

export const roomOn = (since: readonly RoomSince[], date: string): number | undefined =>
  (since.findLast(({ from }) => from <= date) ?? since[0])?.roomId;

/** Whether a room takes an age in full months. One of which nobody said the ages takes no one. */
export const takesAge = ({ minAgeMonths, maxAgeMonths, isAside }: AgeRoom, months: number): boolean =>
  !isAside && minAgeMonths !== null && minAgeMonths <= months && (maxAgeMonths === null || months <= maxAgeMonths);

/** How old a child is on a local date, in full months. */
export function monthsOld(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const months = years * 12 + Number(date.slice(5, 7)) - Number(dateOfBirth.slice(5, 7));
  return addMonths(dateOfBirth, months) > date ? months - 1 : months;
}

/** From when on a child is too old for a room, and how old it is then, in months; null: never. */
export function outgrows(dateOfBirth: string, { maxAgeMonths }: AgeRoom): { on: string; months: number } | null {
  if (maxAgeMonths === null) return null;
  const months = maxAgeMonths + 1;
  return { on: addMonths(dateOfBirth, months), months };
}

/**
 * To which room each child belongs through the dates of a range (planning-3): its own, and from the day on which it becomes too old for it
 * a room that takes its age; of several the one with most places left then, else the first. Where none does, and where a child is
 * too old for its room already when the range begins, it stays, since staff decided so.
 */
export function roomsThrough(
  children: readonly Grower[],
  rooms: readonly AgeRoom[],
  { from, to }: { readonly from: string; readonly to: string },
): RoomsOfChildren {
  const known = new Map(rooms.map((room) => [room.id, room]));
  const since = new Map(children.map(({ id, roomId }): [number, RoomSince[]] => [id, [{ roomId, from }]]));
  const nextStep = (child: Grower, roomId: number, behind: string): Step[] => {
    const room = known.get(roomId);
    const step = room && outgrows(child.dateOfBirth, room);
    return step && step.on > behind && step.on <= to ? [{ ...step, child }] : [];
  };
  const members = new Map(
    [...Map.groupBy(children, ({ roomId }) => roomId)].map(([roomId, own]) => [roomId, new Set(own)]),
  );
  const placesLeft = ({ id, capacity }: AgeRoom, date: string) => {
    if (capacity === null) return Number.POSITIVE_INFINITY;
    let left = capacity;
    for (const child of members.get(id) ?? []) if (isThere(child, date)) left -= 1;
    return left;
  };

  const steps = children.flatMap((child) => nextStep(child, child.roomId, from)).sort(byDay);
  for (let step = steps.shift(); step; step = steps.shift()) {
    const { child, on, months } = step;
    const own = since.get(child.id) ?? [];
    const last = own.at(-1)?.roomId;
    const takers = rooms.filter((room) => room.id !== last && takesAge(room, months));
    const left = takers.map((room) => placesLeft(room, on));
    const next = takers[left.indexOf(Math.max(...left))];
    if (!next) continue;
    own.push({ roomId: next.id, from: on });
    if (last !== undefined) members.get(last)?.delete(child);
    members.set(next.id, (members.get(next.id) ?? new Set()).add(child));
    for (const later of nextStep(child, next.id, on)) {
      const behind = steps.findIndex((one) => byDay(later, one) < 0);
      steps.splice(behind < 0 ? steps.length : behind, 0, later);
    }
  }
  return since;
}

/** A day on which a child has become too old for its room. */
interface Step {
  readonly child: Grower;
  readonly on: string;
  readonly months: number;
}
const byDay = (one: Step, other: Step): number => compare(one.on, other.on) || one.child.id - other.child.id;

const isThere = ({ enrollments }: Grower, date: string): boolean =>
  enrollments.some(({ startsOn, endsOn }) => startsOn <= date && (endsOn === null || endsOn >= date));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
