export interface Validity {
  readonly from: Date;
  readonly until: Date;
}

const SOON_MS = 21 * 86_400_000;

/**
 * Whether a certificate should have been renewed by now: 21 days before its end, or in the last quarter of its time where that is
 * less. Renewed by itself it is after two thirds.
 */
export function isEnding({ from, until }: Validity, now: Date): boolean {
  const last = Math.min(SOON_MS, (until.getTime() - from.getTime()) / 4);
  return until.getTime() - now.getTime() <= last;
}
