import { Temporal } from 'temporal-polyfill';
import type { Scope } from '#server/db/scope.ts';
import { todayOf } from './ledger.ts';
import { figures, months } from './overview-queries.ts';

/** The center's money in figures, as of today. */
export async function overview(scope: Scope) {
  const date = await todayOf(scope);
  const first = Temporal.PlainDate.from(date).with({ day: 1 }).subtract({ months: 11 }).toString();
  const [all, byMonth] = await Promise.all([scope.one(figures(date)), scope.all(months(first, date))]);
  const { notDue, days1to30, days31to60, days61to90, over90, ...rest } = all;
  const now = byMonth.at(-1);
  return {
    date,
    ...rest,
    aging: { notDue, days1to30, days31to60, days61to90, over90 },
    monthRevenue: now?.charged ?? 0,
    monthReceived: now?.received ?? 0,
    months: byMonth,
  };
}
