import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type PlannedWeek = Reply<Api['GET /api/planning/week']>;
export type PlannedRoom = PlannedWeek['rooms'][number];
export type PlannedDay = PlannedRoom['days'][number];
export type Forecast = Reply<Api['GET /api/planning/forecast']>;
/** A first day, a date of birth and the times of a week (`slotsWritten`). */
export interface AskedStart {
  readonly from: string;
  readonly dateOfBirth: string;
  readonly slots: string;
}
export type RequestedStart = Reply<Api['GET /api/planning/start']>;
export type ForecastRoom = Forecast['rooms'][number];
export type ForecastChange = Forecast['changes'][number];

/** How full a room is: so many places left, none, or so many children too many; without a limit nobody can say. */
export interface Fullness {
  readonly kind: 'free' | 'full' | 'over' | 'unlimited';
  readonly count: number;
}
export function fullnessOf({
  children,
  places,
}: {
  readonly children: number;
  readonly places: number | null;
}): Fullness {
  if (places === null) return { kind: 'unlimited', count: 0 };
  const left = places - children;
  if (left === 0) return { kind: 'full', count: 0 };
  return left > 0 ? { kind: 'free', count: left } : { kind: 'over', count: -left };
}

/** A child of a figure: how much of the room's month it is, and what changes for it there in that month. */
export interface FigureChild {
  readonly id: number;
  readonly name: string;
  readonly dateOfBirth: string;
  /** Booked minutes over open minutes; null where no day is open. */
  readonly fullTime: number | null;
  readonly changes: readonly ForecastChange[];
}

/** The children behind a figure of the forecast, by name; `month` counts from 0. */
export function childrenOf({ children, months, changes }: Forecast, roomId: number, month: number): FigureChild[] {
  const { month: first, openMinutes } = months[month] ?? { month: '', openMinutes: 0 };
  return children
    .flatMap(({ id, name, dateOfBirth, booked }) => {
      const cell = booked.find((one) => one.month === month && one.roomId === roomId);
      if (!cell) return [];
      return {
        id,
        name,
        dateOfBirth,
        fullTime: openMinutes === 0 ? null : cell.minutes / openMinutes,
        changes: changes.filter(
          (change) =>
            change.childId === id &&
            change.date.slice(0, 7) === first.slice(0, 7) &&
            (change.fromRoomId === roomId || change.toRoomId === roomId),
        ),
      };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Changes by their month, in order; months in which nothing changes are left out. */
export const changesByMonth = (changes: readonly ForecastChange[]): [month: string, changes: ForecastChange[]][] => [
  ...Map.groupBy(changes, ({ date }) => date.slice(0, 7)),
];
