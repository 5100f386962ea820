import { LONGEST_NOTICE, type NOTICE_KINDS } from '#contract/notices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { type HttpError, invalid } from '#server/kernel/http-error.ts';

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  readonly kind: NoticeKind;
  /** Local dates, both included. */
  readonly from: string;
  readonly to: string;
  /** Local time, HH:MM. */
  readonly time: string | null;
  readonly person: string | null;
  readonly text: string;
}

const CHILD_IS_HERE = 'Your child is here today. For an early pickup, tell us who comes and when.';

/** How far ahead a family can tell. */
const AHEAD_DAYS = 365;

interface Moment {
  /** The center's day. */
  readonly today: string;
  /** The child is in the house now. */
  readonly isHere: boolean;
}
/** Refuses a notice whose days or parts don't fit its kind, and an absence today of a child who is here (notices-5). */
export function checkNotice(
  { kind, from, to, time, person, text }: Notice,
  { today, isHere }: Moment,
): HttpError | null {
  const isTimed = kind === 'late-arrival' || kind === 'pickup';
  const isOneDay = kind === 'pickup' || kind === 'note';
  const fields = {
    ...(from < today && { from: 'This day has passed' }),
    ...(kind === 'absence' && from === today && isHere && { from: CHILD_IS_HERE }),
    ...(from > addDays(today, AHEAD_DAYS) && { from: 'Please choose a day within the next year' }),
    ...(to < from && { to: 'The last day must not be before the first day' }),
    ...(isOneDay && to > from && { to: 'Only an absence or a late arrival can be more than one day' }),
    ...(to > addDays(from, LONGEST_NOTICE - 1) && { to: 'Please report at most three months at a time' }),
    ...(isTimed && !time && { time: 'Please enter the time' }),
    ...(!isTimed && time && { time: 'Only a late arrival or a pickup has a time' }),
    ...(kind === 'pickup' && !person && { person: 'Please enter who will pick up your child' }),
    ...(kind !== 'pickup' && person && { person: 'Only a pickup names a person' }),
    ...(kind === 'note' && !text && { text: 'Please write what we should know' }),
  };
  return Object.keys(fields).length > 0 ? invalid(fields) : null;
}

/** Local dates, both included. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
}
/** Dates as stretches of days that follow each other. */
export function stretchesOf(dates: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const date of [...dates].sort()) {
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === date) stretches[stretches.length - 1] = { ...last, to: date };
    else stretches.push({ from: date, to: date });
  }
  return stretches;
}

interface Told {
  readonly to: string;
  readonly isOwn: boolean;
  readonly withdrawnAt: Date | null;
}
/** Whoever told it can take it back until its last day has passed. */
export const canWithdraw = ({ to, isOwn, withdrawnAt }: Told, today: string): boolean =>
  isOwn && withdrawnAt === null && to >= today;
