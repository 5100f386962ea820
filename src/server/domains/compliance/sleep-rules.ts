const MINUTE = 60_000;

/**
 * The whole minutes of a sleep before each look at the child, and before its end where there is one, as the clock shows them.
 */
export function minutesBefore(begins: Date, looks: readonly Date[], ends: Date | null): number[] {
  const moments = [begins, ...looks, ...(ends ? [ends] : [])].map((at) => Math.floor(at.getTime() / MINUTE));
  return moments.slice(1).map((at, n) => at - (moments[n] ?? at));
}
