import { dayAt } from '../clock/zone.ts';

/** Of how many days, weeks and months one backup each is kept. */
export interface Keep {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** At this hour of the center the night's backup is made, or as soon after it as the machine runs. */
const NIGHT_HOUR = 2;
const TRIES = 3;
const DRILL_DAYS = 7;

/** The night that a moment belongs to, by the day on which it ends (YYYY-MM-DD). */
export const nightOf = (now: Date, zone: string): string => dayAt(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS), zone);

/** How the nights went so far. */
export interface Nights {
  /** The last night whose backup was made; null: none yet. */
  readonly done: string | null;
  /** The last night in which a try failed, how many did in it, and how many nights in a row. */
  readonly failed: { readonly night: string; readonly tries: number; readonly nights: number } | null;
}

/** Whether the night's backup is to be made now: once, and after a failure up to three times (backups-5). */
export function isDue(night: string, { done, failed }: Nights): boolean {
  if (done === night) return false;
  return failed?.night !== night || failed.tries < TRIES;
}

/** The nights after a try that failed. */
export function afterFailure(night: string, { done, failed }: Nights): Nights {
  const isSame = failed?.night === night;
  return {
    done,
    failed: {
      night,
      tries: isSame ? failed.tries + 1 : 1,
      nights: isSame ? failed.nights : (failed?.nights ?? 0) + 1,
    },
  };
}

/** Whether those who manage the center are to be told: at the last try of the second night that fails, and of each seventh after it. */
export function isToBeTold({ failed }: Nights): boolean {
  if (!failed || failed.tries !== TRIES) return false;
  return failed.nights === 2 || (failed.nights > 2 && (failed.nights - 2) % 7 === 0);
}

/** Whether a backup is to be restored for a look (backups-6). A clock that was set back counts as long ago. */
export function isDrillDue(now: Date, last: Date | null): boolean {
  if (!last) return true;
  const age = now.getTime() - last.getTime();
  return age < 0 || age > (DRILL_DAYS - 0.5) * DAY_MS;
}

/**
 * Which backups have had their time: of each of the last days, weeks (from Monday) and months that have any, the newest is kept. Periods
 * are counted by those in which there is a backup, so that a machine that stood still for a month keeps what it has.
 */
export function pastKeeping<Backup extends { readonly madeAt: Date }>(
  backups: readonly Backup[],
  keep: Keep,
  zone: string,
): Backup[] {
  const newestFirst = [...backups].sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [count, periodOf] of [
    [keep.days, (day: string) => day],
    [keep.weeks, mondayOf],
    [keep.months, (day: string) => day.slice(0, 7)],
  ] as const) {
    const periods = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const period = periodOf(dayAt(backup.madeAt, zone));
      if (!periods.has(period) && periods.size < count) periods.set(period, backup);
    }
    for (const backup of periods.values()) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

function mondayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  return new Date(noon.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
