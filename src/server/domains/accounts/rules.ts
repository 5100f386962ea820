import type { Audience } from '../../../contract/access.ts';

const HOUR = 3_600_000;
const REMEMBERED = 30 * 24 * HOUR;
const LENGTH: Record<Audience, number> = { staff: 24 * HOUR, parent: 8 * HOUR };

/** When a session made now ends: 24 h for staff, 8 h for parents, 30 days when remembered (seeds, section 9). */
export const sessionEnd = (audience: Audience, rememberMe: boolean, now: Date): Date =>
  new Date(now.getTime() + (rememberMe ? REMEMBERED : LENGTH[audience]));

/** The form in which e-mails are compared: no two accounts differ in case or outer spaces only. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Failures within the window after which a login is refused; a whole daycare sits behind one address. */
export const LOGIN_LIMITS = { account: 10, address: 100, windowMs: 15 * 60_000 } as const;

/** Within the same window: letters with a reset link to one account, and requests for them from one address. */
export const RESET_LIMITS = { account: 5, address: 100 } as const;

interface Failures {
  readonly failures: number;
  readonly firstFailureAt: Date;
}

/** Seconds to wait before the next try, or 0. */
export function secondsToWait(kept: Failures | undefined, limit: number, now: Date): number {
  if (!kept || kept.failures < limit) return 0;
  return Math.max(1, Math.ceil((kept.firstFailureAt.getTime() + LOGIN_LIMITS.windowMs - now.getTime()) / 1000));
}
