import type { RETENTION } from '#contract/center-settings.ts';
import type { Api } from '#contract/index.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Room = Reply<Api['GET /api/rooms']>[number];
export type CenterSettings = Reply<Api['GET /api/center/settings']>;
export type Closure = Reply<Api['GET /api/center/closures']>[number];
export type RoomSettings = Reply<Api['GET /api/center/rooms']>[number];
export type PaymentDetails = Reply<Api['GET /api/center/payment-details']>;
export type CenterStatus = Reply<Api['GET /api/center/status']>;
export type CenterWeather = NonNullable<CenterStatus['weather']>;
export type RoomRatio = Reply<Api['GET /api/rooms/ratios']>[number];

/** The rooms a child can be enrolled in: those that hold an age group. */
export const enrollmentRooms = (rooms: readonly Room[]): Room[] => rooms.filter((room) => room.ageGroup !== null);

/** The reader's own room first: it is the one they stand in. The others keep their order. */
export const ownFirst = <Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): Row[] =>
  rows.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));

/** The fewest and the most years that records can be kept. */
export const RETENTION_YEARS: typeof RETENTION = {
  childRecordYears: { least: 3, most: 30 },
  incidentRecordYears: { least: 3, most: 30 },
  staffRecordYears: { least: 3, most: 30 },
  financialRecordYears: { least: 4, most: 30 },
};

/** Degrees as somebody typed them; null for none, NaN for what is no number. */
export const coordinateIn = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.').replace('−', '-'));

/** The ids of rooms after one of them has gone a place up or down; null at an end. */
export function movedBy(ids: readonly number[], id: number, by: -1 | 1): number[] | null {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return null;
  const others = ids.filter((one) => one !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
