import type { StaffFunction } from '#contract/presence-choices.ts';
import type { Rounding, SpanKind } from '#contract/timesheets-choices.ts';
import type { WageLaw } from './wage-law.ts';

/** A duty that counts, with what was done in it, in the order of its moments. */
export interface Duty {
  readonly id: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly places: readonly { readonly at: Date; readonly function: StaffFunction }[];
}
/** What somebody said of a break between these two moments. */
export interface BreakAnswer {
  readonly dutyId: number;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly isRelieved: boolean;
}
/** A part of a duty, in minutes since 1970. */
export interface Span {
  readonly dutyId: number;
  readonly from: number;
  readonly to: number;
  readonly kind: SpanKind;
  /** The whole break that it is of, as it was before it was rounded; null: no break, or too short for a meal. */
  readonly meal: { readonly from: number; readonly to: number } | null;
}
/** What a local date comes to, in minutes. */
export interface DayHours {
  readonly date: string;
  /** Paid: work, breaks that are too short for a meal, and those nobody has said anything of. */
  readonly worked: number;
  readonly unpaid: number;
  readonly spans: readonly Span[];
}

/** The minute that a clock shows: seconds are left out at both ends alike. */
export const minuteOf = (moment: Date): number => Math.floor(moment.getTime() / 60_000);
export const momentOfMinute = (minute: number): Date => new Date(minute * 60_000);

/** The nearest multiple; of two that are as near the even one, so that it drifts to neither side. */
export function rounded(minute: number, to: Rounding | null): number {
  if (to === null) return minute;
  const below = Math.floor(minute / to);
  const over = minute - below * to;
  const isUp = over * 2 > to || (over * 2 === to && below % 2 !== 0);
  return (below + (isUp ? 1 : 0)) * to;
}

/** The parts of a duty. The time that passed counts, whatever clocks showed; how long a break was meant to be does not. */
export function spansOf(
  duty: Duty,
  answers: readonly BreakAnswer[],
  law: Pick<WageLaw, 'meal'>,
  rounding: Rounding | null,
): Span[] {
  return merged(partsOf(duty)).flatMap(({ from, to, isBreak }): Span[] => {
    const meal = isBreak && to - from >= law.meal.leastMinutes ? { from, to } : null;
    const kind = meal ? mealKind(duty.id, meal, answers) : isBreak ? 'paid-break' : 'work';
    const span = { dutyId: duty.id, from: rounded(from, rounding), to: rounded(to, rounding), kind, meal };
    return span.to > span.from ? [span] : [];
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly isBreak: boolean;
}
/** Where a correction moved the begin before what was done first, it was work. */
function partsOf({ startedAt, endedAt, places }: Duty): Part[] {
  const start = minuteOf(startedAt);
  const end = minuteOf(endedAt);
  const within = (at: Date) => Math.min(Math.max(minuteOf(at), start), end);
  const first = places[0];
  const before = { from: start, to: first ? within(first.at) : end, isBreak: false };
  const rest = places.map((place, n) => {
    const next = places[n + 1];
    return { from: within(place.at), to: next ? within(next.at) : end, isBreak: place.function === 'break' };
  });
  return [before, ...rest].filter(({ from, to }) => to > from);
}

function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.isBreak === part.isBreak) all[all.length - 1] = { ...last, to: part.to };
    else all.push(part);
  }
  return all;
}

function mealKind(
  dutyId: number,
  { from, to }: { readonly from: number; readonly to: number },
  answers: readonly BreakAnswer[],
): SpanKind {
  const answer = answers.findLast(
    (one) => one.dutyId === dutyId && minuteOf(one.startedAt) === from && minuteOf(one.endedAt) === to,
  );
  if (!answer) return 'unanswered-break';
  return answer.isRelieved ? 'unpaid-break' : 'paid-break';
}

/**
 * What each local date comes to.
 * @param dates in their order, one after the other
 * @param midnights the minute at which each of them begins, and behind them the one at which the last ends
 */
export function hoursByDate(
  dates: readonly string[],
  midnights: readonly number[],
  spans: readonly Span[],
): DayHours[] {
  return dates.map((date, n) => {
    const begins = midnights[n] ?? 0;
    const ends = midnights[n + 1] ?? begins;
    const own = spans
      .map((span) => ({ ...span, from: Math.max(span.from, begins), to: Math.min(span.to, ends) }))
      .filter(({ from, to }) => to > from)
      .sort((one, other) => one.from - other.from);
    return { date, spans: own, worked: minutesOf(own, isPaid), unpaid: minutesOf(own, (span) => !isPaid(span)) };
  });
}

const isPaid = ({ kind }: Span) => kind !== 'unpaid-break';
const minutesOf = (spans: readonly Span[], counts: (span: Span) => boolean) =>
  spans.reduce((sum, span) => sum + (counts(span) ? span.to - span.from : 0), 0);
