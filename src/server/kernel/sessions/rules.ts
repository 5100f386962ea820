import type { Audience } from '#contract/kernel/access.ts';

const HOUR = 3_600_000;
const REMEMBERED = 30 * 24 * HOUR;
const LENGTH: Record<Audience, number> = { staff: 24 * HOUR, parent: 8 * HOUR };

/** When a session made now ends: 24 h for staff, 8 h for parents, 30 days when remembered (accounts-2). */
export const sessionEnd = (audience: Audience, rememberMe: boolean, now: Date): Date =>
  new Date(now.getTime() + (rememberMe ? REMEMBERED : LENGTH[audience]));
