import type { Periods } from '#server/domains/center/retention-rules.ts';
import type { FirstDays } from '#server/kernel/retention/retention.ts';

/** What tells whether removal waits: when the last night looked, and since when it waits. */
export interface Pause {
  readonly lookedAt: Date | null;
  readonly heldAt: Date | null;
}

/** For so long nothing is removed after a period was made shorter, so that a slip can be mended. */
const WAIT_MS = 30 * 86_400_000;

/**
 * Since when removal waits, seen at `now`: since now where no night looked for long, or one did in the future. That is a
 * first night, a standstill, or a clock that jumped, which must not pass for years gone by.
 */
export function heldSince(now: Date, { lookedAt, heldAt }: Pause): Date {
  const isSteady = lookedAt !== null && lookedAt <= now && now.getTime() - lookedAt.getTime() <= WAIT_MS;
  return isSteady && heldAt !== null && heldAt <= now ? heldAt : now;
}

export const isWaiting = (now: Date, heldAt: Date | null): boolean =>
  heldAt === null || now.getTime() - heldAt.getTime() < WAIT_MS;

/** For the center's day `today`. */
export function firstDaysKept(today: string, periods: Periods): FirstDays {
  const finances = yearsBefore(today, periods.financialRecordYears);
  return {
    children: yearsBefore(today, periods.childRecordYears),
    incidents: yearsBefore(today, periods.incidentRecordYears),
    staff: yearsBefore(today, periods.staffRecordYears),
    finances,
    taxYear: Number(finances.slice(0, 4)),
  };
}

/** The date so many years earlier; of February 29 the last of that month. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month, date] = day.split('-');
  const then = String(Number(year) - years).padStart(4, '0');
  const isMissing = month === '02' && date === '29' && !isLeap(Number(then));
  return `${then}-${month}-${isMissing ? '28' : date}`;
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
