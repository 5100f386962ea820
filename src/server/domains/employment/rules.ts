import type { Text } from '#server/kernel/i18n/translate.ts';

/** Local days, both included; null: without an end. */
export interface Days {
  readonly from: string;
  readonly to: string | null;
}
export const overlap = (one: Days, other: Days): boolean =>
  (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to);

type Wrong = Readonly<Record<string, Text>> | null;

/** What is wrong with the days of an employment, by field; null where nothing is. `others`: those of the person beside it. */
export function wrongEmployment(
  { hiredOn, leftOn }: { readonly hiredOn: string; readonly leftOn: string | null },
  others: readonly { readonly hiredOn: string; readonly leftOn: string | null }[],
  laterTerms: readonly string[],
): Wrong {
  if (leftOn !== null && leftOn < hiredOn) return { leftOn: 'The last day must not be before the first' };
  const days = { from: hiredOn, to: leftOn };
  if (others.some((other) => overlap(days, { from: other.hiredOn, to: other.leftOn })))
    return { hiredOn: 'This overlaps another employment of this person' };
  if (laterTerms.some((from) => from <= hiredOn)) return { hiredOn: 'Other terms begin before this day' };
  if (leftOn !== null && laterTerms.some((from) => from > leftOn))
    return { leftOn: 'Other terms begin after this day. Take them out first.' };
  return null;
}

/** What is wrong with the day from which terms are to hold; null where nothing is. `others`: where the other terms of the employment begin. */
export function wrongTerms(
  fromDate: string,
  { hiredOn, leftOn }: { readonly hiredOn: string; readonly leftOn: string | null },
  others: readonly string[],
): Wrong {
  if (fromDate <= hiredOn) return { fromDate: 'Choose a day after the first day of this employment' };
  if (leftOn !== null && fromDate > leftOn) return { fromDate: 'This employment has ended by then' };
  if (others.includes(fromDate)) return { fromDate: 'Other terms begin on this day' };
  return null;
}

/** What is wrong with a qualification; null where nothing is. `others`: those of the person for the group beside it. */
export function wrongQualification(days: Days, others: readonly Days[]): Wrong {
  if (days.to !== null && days.to < days.from) return { toDate: 'The last day must not be before the first' };
  if (others.some((other) => overlap(days, other)))
    return { ageGroup: 'This person is qualified for this group on these days already' };
  return null;
}

/** Minutes of the day. */
export interface Times {
  readonly weekday: number;
  readonly fromMinute: number;
  readonly toMinute: number;
}
/** Sorted times without overlaps, or null where one ends before it begins: what touches is one. */
export function mergedTimes(times: readonly Times[]): Times[] | null {
  if (times.some(({ fromMinute, toMinute }) => fromMinute >= toMinute)) return null;
  const merged: Times[] = [];
  for (const time of times.toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute)) {
    const last = merged.at(-1);
    if (last?.weekday !== time.weekday || last.toMinute < time.fromMinute) merged.push(time);
    else merged[merged.length - 1] = { ...last, toMinute: Math.max(last.toMinute, time.toMinute) };
  }
  return merged;
}
