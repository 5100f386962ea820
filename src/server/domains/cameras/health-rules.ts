import type { CameraProblem } from '#server/kernel/cameras/failure.ts';
import type { Health, WatchedOver } from './health-queries.ts';

/** After how many misses in a row a camera is shown as offline. */
const MISSES = 2;
/** Staff are told of a camera that stays away for so long. */
const AWAY_MS = 5 * 60_000;
/** A refused password is tried again after this time: whoever mends the camera need not tell Larkhouse. */
const PASSWORD_AGAIN_MS = 30 * 60_000;

type Before = Pick<WatchedOver, 'isActive' | 'misses' | 'awaySince' | 'awayToldAt'>;
export interface Verdict extends Health {
  /** What staff are to be told. */
  readonly notification: 'offline' | 'online' | null;
}

/** What a look at a camera makes of it. */
export function judge(before: Before, problem: CameraProblem | null, now: Date): Verdict {
  if (problem === null) {
    const notification = before.awayToldAt ? 'online' : null;
    return { ...WELL, lastOnline: now, notification };
  }
  const misses = before.misses + 1;
  const isAway = misses >= MISSES;
  const awaySince = before.awaySince ?? (isAway ? now : null);
  const isWorthTelling = awaySince !== null && !before.awayToldAt && now.getTime() - awaySince.getTime() >= AWAY_MS;
  return {
    isActive: before.isActive && !isAway,
    problem,
    misses,
    awaySince,
    awayToldAt: isWorthTelling ? now : before.awayToldAt,
    notification: isWorthTelling ? 'offline' : null,
  };
}

const WELL = {
  isActive: true,
  problem: null,
  misses: 0,
  awaySince: null,
  awayToldAt: null,
} as const;

/** Whether a camera's password may be tried now; `refusedAt`: when the camera refused it last. */
export const mayTryPassword = (refusedAt: Date | null, now: Date): boolean =>
  refusedAt === null || now.getTime() - refusedAt.getTime() >= PASSWORD_AGAIN_MS;
