import type { ShiftKind } from '#contract/rota-choices.ts';
import { timeOf } from '#server/kernel/clock/time-of-day.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

/** A break of a shift, in minutes of the day. */
export interface Break {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly isPaid: boolean;
}

/** When, where and what somebody works. */
export interface Plan {
  /** Null: open. */
  readonly staffId: number | null;
  readonly roomId: number | null;
  readonly kind: ShiftKind;
  readonly date: string;
  /** Minutes of the center's day. */
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly breaks: readonly Break[];
}

/** A start further away is a typing mistake. */
const FARTHEST_YEARS = 1;

/** As it is kept: breaks in order, and a room of care alone. */
export const kept = (plan: Plan): Plan => ({
  ...plan,
  roomId: plan.kind === 'care' ? plan.roomId : null,
  breaks: plan.breaks.toSorted((one, other) => one.fromMinute - other.fromMinute),
});

/** What is wrong with a shift as it is kept; `today` is the center's day. */
export function checkPlan({ kind, roomId, date, fromMinute, toMinute, breaks }: Plan, today: string): HttpError | null {
  if (date < today) return invalid({ date: 'Shifts of days that have passed stay as they are' });
  if (date > `${Number(today.slice(0, 4)) + FARTHEST_YEARS}${today.slice(4)}`)
    return invalid({ date: 'Please check the year' });
  if (kind === 'care' && roomId === null) return invalid({ roomId: 'Choose a room' });
  if (toMinute <= fromMinute) return invalid({ toMinute: 'The shift must end after it begins' });
  for (const [at, one] of breaks.entries()) {
    if (one.toMinute <= one.fromMinute) return invalid({ breaks: 'A break must end after it begins' });
    if (one.fromMinute < fromMinute || one.toMinute > toMinute)
      return invalid({ breaks: 'Breaks must lie within the shift' });
    if (at > 0 && one.fromMinute < (breaks[at - 1]?.toMinute ?? 0))
      return invalid({ breaks: 'Breaks must not overlap' });
  }
  return null;
}

/** Whether two shifts are of one time; to end when the other begins is no overlap. */
export const isAtOnce = (one: Plan, other: Plan): boolean =>
  one.date === other.date && one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;

/** How long somebody works in a shift, in minutes: without breaks that are not paid. */
export const workedMinutes = ({ fromMinute, toMinute, breaks }: Pick<Plan, 'fromMinute' | 'toMinute' | 'breaks'>) =>
  breaks.reduce((left, one) => (one.isPaid ? left : left - (one.toMinute - one.fromMinute)), toMinute - fromMinute);

/** Whether somebody works all of a part of the day: the shift lasts so long, and no break falls into it. */
export const worksThrough = ({ fromMinute, toMinute, breaks }: Plan, from: number, to: number): boolean =>
  fromMinute <= from && toMinute >= to && !breaks.some((one) => one.fromMinute < to && one.toMinute > from);

/** A shift as the audit log tells it. */
export const logged = ({ staffId, roomId, kind, date, fromMinute, toMinute, breaks }: Plan) => ({
  ...{ staffId, roomId, kind, date },
  ...{ from: timeOf(fromMinute), to: timeOf(toMinute) },
  breaks: breaks.map((one) => ({ from: timeOf(one.fromMinute), to: timeOf(one.toMinute), isPaid: one.isPaid })),
});
