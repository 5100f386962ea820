/** Local times of one day, HH:MM. */
export interface Times {
  readonly arrives: string;
  readonly leaves: string;
}

export const overlaps = (one: Times, other: Times): boolean => one.arrives < other.leaves && other.arrives < one.leaves;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The full or half hour at a number of minutes after midnight. */
const halfHourAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;

/** The full or half hour in which a local time lies. */
export const halfHourOf = (time: string): string => halfHourAt(Math.floor(minutesOf(time) / 30) * 30);
/** The full or half hour with which what lasts until a local time ends; '24:00' after 23:30. */
export const halfHourBehind = (time: string): string => halfHourAt(Math.ceil(minutesOf(time) / 30) * 30);
/** The next full or half hour after a local time; '24:00' from 23:30 on. */
export const nextHalfHour = (time: string): string => halfHourAt((Math.floor(minutesOf(time) / 30) + 1) * 30);

/**
 * The half hours, from full or half hour to the next, in which somebody is there by `wanted` and not by any of the times of `has`: what a
 * change of times needs places for, and costs.
 */
export function halfHoursMore(wanted: Times, has: readonly Times[]): Times[] {
  const more: Times[] = [];
  for (let arrives = halfHourOf(wanted.arrives); arrives < wanted.leaves; ) {
    const slot = { arrives, leaves: nextHalfHour(arrives) };
    if (!has.some((one) => overlaps(one, slot))) more.push(slot);
    arrives = slot.leaves;
  }
  return more;
}
