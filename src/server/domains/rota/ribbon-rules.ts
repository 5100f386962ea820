import { minutesOf } from '#contract/bookings-times.ts';
import type { AGE_GROUPS } from '#contract/center-choices.ts';
import { QUARTER_HOUR } from '#contract/rota-choices.ts';
import { type Plan, worksThrough } from './rules.ts';

/** How a part of a room's day is filled. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly children: number;
  readonly staffNeeded: number;
}

/** A row for each quarter hour of a room's day. */
export interface Ribbon {
  readonly fromMinute: number;
  readonly booked: number[];
  readonly needed: number[];
  readonly planned: number[];
  readonly qualified: number[];
}

/** Whether somebody counts in a room of a group on a day (rota-3). */
export type QualifiedFor = (staffId: number, group: (typeof AGE_GROUPS)[number] | null, date: string) => boolean;

export interface RoomDay {
  readonly roomId: number;
  readonly ageGroup: (typeof AGE_GROUPS)[number] | null;
  readonly date: string;
  readonly stretches: readonly Stretch[];
}

/**
 * A room's day by quarter hours: who is booked and needed, and who of these shifts is there. A quarter hour needs what any part of it
 * needs, and has whom it has all the time.
 */
export function ribbonOf(
  { roomId, ageGroup, date, stretches }: RoomDay,
  shifts: readonly Plan[],
  isQualified: QualifiedFor,
): Ribbon {
  const parts = stretches.map((one) => ({ ...one, begins: minutesOf(one.from), ends: minutesOf(one.to) }));
  const fromMinute = Math.floor((parts[0]?.begins ?? 0) / QUARTER_HOUR) * QUARTER_HOUR;
  const quarters = Math.ceil(((parts.at(-1)?.ends ?? fromMinute) - fromMinute) / QUARTER_HOUR);
  const here = shifts.filter((one) => one.kind === 'care' && one.roomId === roomId && one.date === date);
  const ribbon: Ribbon = { fromMinute, booked: [], needed: [], planned: [], qualified: [] };
  for (let at = 0; at < quarters; at++) {
    const begins = fromMinute + at * QUARTER_HOUR;
    const ends = begins + QUARTER_HOUR;
    const met = parts.filter((one) => one.begins < ends && one.ends > begins);
    const there = here.flatMap((one) => (one.staffId !== null && worksThrough(one, begins, ends) ? [one.staffId] : []));
    ribbon.booked.push(Math.max(0, ...met.map(({ children }) => children)));
    ribbon.needed.push(Math.max(0, ...met.map(({ staffNeeded }) => staffNeeded)));
    ribbon.planned.push(there.length);
    ribbon.qualified.push(there.filter((staffId) => isQualified(staffId, ageGroup, date)).length);
  }
  return ribbon;
}

export interface Shortage {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly by: number;
}
/** When fewer qualified people are planned than are needed; quarter hours that follow each other and lack as many are one. */
export function shortagesOf({ fromMinute, needed, qualified }: Ribbon): Shortage[] {
  const all: Shortage[] = [];
  for (const [at, wanted] of needed.entries()) {
    const by = wanted - (qualified[at] ?? 0);
    if (by <= 0) continue;
    const begins = fromMinute + at * QUARTER_HOUR;
    const last = all.at(-1);
    if (last && last.by === by && last.toMinute === begins)
      all[all.length - 1] = { ...last, toMinute: begins + QUARTER_HOUR };
    else all.push({ fromMinute: begins, toMinute: begins + QUARTER_HOUR, by });
  }
  return all;
}
