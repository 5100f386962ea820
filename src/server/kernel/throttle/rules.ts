/** Failures within a period after which a try is refused. */
export const LOGIN_LIMITS = { account: 10, address: 100, periodMs: 15 * 60_000 } as const;

/**
 * Failures before the first delay of a sign-in: of an account from one address; of the account from everywhere; of all
 * accounts from one address, behind which a whole daycare may sit; of a browser at an account that it signed in to before
 * (decision 42).
 */
export const SIGN_IN_LIMITS = { accountAndAddress: 10, account: 100, address: 100, device: 10 } as const;
/**
 * What failures beyond the limit do: `growing` delays double with each, and end with a pause without one; `steady` ones stay
 * as they begin, for what many share.
 */
export type Delay = 'growing' | 'steady';
const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS: Readonly<Record<Delay, number>> = { growing: 15 * 60_000, steady: FIRST_DELAY_MS };
/** Who makes no failure for so long begins anew. */
export const QUIET_MS = 60 * 60_000;

interface Failures {
  readonly failures: number;
  readonly firstFailureAt: Date;
}

/** Seconds to wait before the next try, or 0. */
export function secondsToWait(kept: Failures | undefined, limit: number, now: Date): number {
  if (!kept || kept.failures < limit) return 0;
  return secondsUntil(kept.firstFailureAt.getTime() + LOGIN_LIMITS.periodMs, now);
}

/** Seconds that a try has to wait after the `failures` before it, the newest at `last`; 0: it may be made. */
export function secondsOfDelay(
  { failures, last }: { readonly failures: number; readonly last: Date | null },
  limit: number,
  now: Date,
  delay: Delay,
): number {
  if (failures < limit || last === null) return 0;
  const until = last.getTime() + Math.min(LONGEST_DELAY_MS[delay], FIRST_DELAY_MS * 2 ** (failures - limit));
  return until <= now.getTime() ? 0 : secondsUntil(until, now);
}

const secondsUntil = (moment: number, now: Date): number => Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
