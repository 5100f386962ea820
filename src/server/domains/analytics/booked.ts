import type { z } from 'zod';
import type { BookedDaysRevenue, BookedReport } from '#contract/analytics.ts';
import { MOST_BOOKED_DAYS } from '#contract/analytics-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { maySeeRevenue } from './access.ts';
import { bookedCounts, bookedDayCharges, noShowRows } from './booked-queries.ts';
import { type Period, periodOf } from './reports.ts';
import { sumOfBooked } from './rules.ts';
import { askedRooms } from './whereabouts-queries.ts';

/** Lists of the reports screen (analytics-3). */
const RECENT_NO_SHOWS = 10;

/** Booked against attended (analytics-8); days to come are not counted. */
export async function bookedReport(scope: Scope, period: Period): Promise<z.input<typeof BookedReport>> {
  const { asked, counted } = await periodOf(scope, period);
  const by = asked.to < addDays(asked.from, MOST_BOOKED_DAYS) ? 'day' : 'month';
  const [rooms, rows, noShows] = await Promise.all([
    scope.all(askedRooms(asked.room)),
    scope.all(bookedCounts(counted, by, scope.now)),
    scope.all(noShowRows(counted, scope.now, RECENT_NO_SHOWS)),
  ]);
  const told = new Set(rows.map(({ roomId }) => roomId));
  return {
    from: asked.from,
    to: asked.to,
    rooms: rooms.filter(({ id, isAside }) => !isAside || told.has(id)).map(({ id, name }) => ({ id, name })),
    by,
    rows,
    noShows,
    totals: sumOfBooked(rows),
  };
}

/** Every no-show of a period. */
export async function allNoShows(scope: Scope, period: Period) {
  const { counted } = await periodOf(scope, period);
  return scope.all(noShowRows(counted, scope.now, null));
}

/** What booked days have brought (analytics-9), for whoever may see the billing. */
export async function bookedDaysRevenue(scope: Scope, period: Period): Promise<z.input<typeof BookedDaysRevenue>> {
  await acting(scope, maySeeRevenue);
  const { asked, counted } = await periodOf(scope, period);
  const months = await scope.all(bookedDayCharges(counted));
  return { from: asked.from, to: asked.to, months, total: months.reduce((sum, { cents }) => sum + cents, 0) };
}
