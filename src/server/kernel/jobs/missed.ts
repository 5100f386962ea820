import type { CronMatcher, TimestampDigest } from 'graphile-worker';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The moments at which a routine is due, by the minute in UTC. Of several that were missed at a stretch, because the clock was set on
 * or the machine slept, the last alone: a routine does whatever is due by now, and the queue goes through the missed minutes in one go.
 */
export const lastMissed =
  (match: CronMatcher, clock: () => number = Date.now): CronMatcher =>
  (minute) => {
    if (!match(minute)) return false;
    const now = clock();
    for (let at = momentOf(minute, now) + MINUTE_MS; at <= now; at += MINUTE_MS) if (match(minuteOf(at))) return false;
    return true;
  };

/** The queue says no year: it is the last moment of that name that is not more than a day ahead. */
function momentOf({ month, date, hour, min }: TimestampDigest, now: number): number {
  const year = new Date(now).getUTCFullYear();
  const [next, same, before] = [1, 0, -1].map((years) => Date.UTC(year + years, month - 1, date, hour, min));
  return [next, same].find((moment) => moment !== undefined && moment < now + DAY_MS) ?? before ?? now;
}

function minuteOf(moment: number): TimestampDigest {
  const at = new Date(moment);
  return {
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  };
}
