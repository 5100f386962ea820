/** What of an amount in cents falls to `days` of `ofDays`, rounded half up; exact for every amount a booking can have. */
export const prorated = (amount: number, days: number, ofDays: number): number =>
  Math.floor((2 * amount * days + ofDays) / (2 * ofDays));

/** Some days in a row of a period: so many come before them, of so many in all. */
export interface Stretch {
  readonly before: number;
  readonly days: number;
  readonly ofDays: number;
}
/** What of a period's amount falls to a stretch of it. The stretches of a period are together exactly its amount. */
export const portionOf = (amount: number, { before, days, ofDays }: Stretch): number =>
  prorated(amount, before + days, ofDays) - prorated(amount, before, ofDays);

/** Cents as parts by these weights: rounded, and together exactly the amount. */
export function dividedBy(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  let before = 0;
  return weights.map((weight) => {
    const from = prorated(amount, before, whole);
    before += weight;
    return prorated(amount, before, whole) - from;
  });
}

/** All of it, in hundredths of a percent. */
export const WHOLE = 10_000;

/** A payer's part: cents per period of tuition, or a percentage of what those leave over. */
export interface ShareRule {
  readonly accountId: number;
  readonly amount: number | null;
  readonly basisPoints: number | null;
}

export interface Part {
  readonly accountId: number;
  readonly amount: number;
}

/**
 * Who pays which cents of a charge: together exactly the amount. Fixed amounts come first, in order, as far as there is
 * something to pay; percentages share the rest.
 * @param stretch of tuition: the days that are charged of the period, by which fixed amounts shrink; null: the charge is no
 *   tuition, and percentages share all of it
 */
export function partsOf(amount: number, shares: readonly ShareRule[], stretch: Stretch | null): Part[] {
  let rest = amount;
  const fixed = shares.map((share) => {
    if (share.amount === null || stretch === null) return 0;
    const part = Math.min(rest, portionOf(share.amount, stretch));
    rest -= part;
    return part;
  });
  const byPercent = dividedBy(
    rest,
    shares.map(({ basisPoints }) => basisPoints ?? 0),
  );
  return shares.map(({ accountId }, at) => ({ accountId, amount: (fixed[at] ?? 0) + (byPercent[at] ?? 0) }));
}

/** What is wrong with a split, as a text of the catalogue; null when nothing is. */
export function splitProblem(shares: readonly ShareRule[]): string | null {
  if (new Set(shares.map(({ accountId }) => accountId)).size < shares.length) return 'Each payer can stand here once';
  if (shares.some(({ amount, basisPoints }) => (amount === null) === (basisPoints === null)))
    return 'Give each payer an amount or a percentage';
  const percent = shares.reduce((sum, { basisPoints }) => sum + (basisPoints ?? 0), 0);
  return percent === WHOLE ? null : 'The percentages must add up to 100';
}
