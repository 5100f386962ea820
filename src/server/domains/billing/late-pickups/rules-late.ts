/** The center's rule for late pickups; cents and minutes. */
export interface LateRule {
  readonly lateFeePerMinute: number;
  readonly lateFeeGraceMinutes: number;
  readonly lateFeeMost: number | null;
}

/** Whole minutes from one moment to a later one; 0 where it is not later. Moments, so clock changes make no difference. */
export const minutesAfter = (closing: Date, checkOut: Date): number =>
  Math.max(0, Math.floor((checkOut.getTime() - closing.getTime()) / 60_000));

/** What a pickup so many minutes after closing costs, in cents: nothing within the grace, after it every minute from closing on. */
export function lateFee(minutes: number, { lateFeePerMinute, lateFeeGraceMinutes, lateFeeMost }: LateRule): number {
  if (minutes <= lateFeeGraceMinutes) return 0;
  const fee = minutes * lateFeePerMinute;
  return lateFeeMost === null ? fee : Math.min(fee, lateFeeMost);
}
