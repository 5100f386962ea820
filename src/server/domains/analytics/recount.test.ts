import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Kept, keepBusy } from '#testing/busy-center.ts';
import {
  readRows,
  recountActivities,
  recountAttendance,
  recountBooked,
  recountCompleteness,
  recountIncidents,
  recountRatio,
} from '#testing/recount.ts';
import { type Scene, startScene } from '#testing/scene.ts';

const FILTERS = ['all', 'infants', 'toddlers', 'preschool'] as const;
/** Some weeks around each day on which clocks change, and the last day still under way. */
const SPANS = [
  { seed: 1, from: '2026-02-23', days: 20, now: '2026-03-14T14:20:00Z', clocksChange: '2026-03-08' },
  { seed: 2, from: '2025-10-20', days: 18, now: '2025-11-06T19:05:00Z', clocksChange: '2025-11-02' },
];

describe.each(SPANS)('every number is what a recount of the rows gives, around $clocksChange', (span) => {
  let scene: Scene;
  let children: Kept[];
  let rows: Awaited<ReturnType<typeof readRows>>;
  beforeAll(async () => {
    scene = await startScene({ now: span.now });
    // The two families of every scene would only stand beside it.
    await scene.rows('delete from room_stay');
    await scene.rows('delete from child_enrollment');
    await scene.rows('update child set removed_at = created_at');
    children = await keepBusy(scene, span.seed, span);
    rows = await readRows(scene, children);
  }, 60_000);
  afterAll(() => scene?.stop());

  const read = async <T>(name: string, query: string) => {
    const { status, body } = await scene.director.get<T>(`/api/analytics/${name}?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const end = () => span.now.slice(0, 10);
  const ranges = () =>
    FILTERS.flatMap((room) => [
      { from: span.from, to: end(), room },
      { from: span.clocksChange, to: span.clocksChange, room },
      { from: span.from, to: '2026-09-30', room },
    ]);
  const queryOf = ({ from, to, room }: { from: string; to: string; room: string }) =>
    `from=${from}&to=${to}&room=${room}`;

  test('attendance, arrivals, enrollment and what they come to', async () => {
    for (const range of ranges())
      expect(await read('attendance', queryOf(range))).toEqual(recountAttendance(rows, range));
  });

  test('the ratio, quarter hour by quarter hour, on the days of the change and today', async () => {
    for (const date of [span.clocksChange, end(), span.from])
      for (const room of FILTERS)
        expect(await read('ratio', `date=${date}&room=${room}`)).toEqual(recountRatio(rows, date, room));
  });

  test('incidents', async () => {
    for (const range of ranges()) {
      const report = await read<{ recent: { id: number }[] }>('incidents', queryOf(range));
      expect({ ...report, recent: report.recent.map(({ id }) => id) }).toEqual(recountIncidents(rows, range));
    }
  });

  test('activities', async () => {
    for (const range of ranges()) {
      const report = await read<Activities>('activities', queryOf(range));
      const { counts, ...recounted } = recountActivities(rows, range);
      expect({ ...pick(report), recent: report.recent.map(({ id }) => id) }).toEqual(recounted);
      expect(Object.fromEntries(report.byActivity.map(({ activity, count }) => [activity, count]))).toEqual(counts);
    }
  });

  test('daily reports by room and by staff', async () => {
    for (const range of ranges())
      expect(await read('completeness', queryOf(range))).toEqual(recountCompleteness(rows, range));
  });

  test('booked against attended', async () => {
    for (const range of ranges()) {
      const report = await read<Booked>('booked', queryOf(range));
      const recounted = recountBooked(rows, range);
      expect({ by: report.by, rows: report.rows, totals: report.totals }).toEqual({
        by: recounted.by,
        rows: recounted.rows,
        totals: recounted.totals,
      });
      const told = report.noShows.map(({ date, childId }) => `${date} ${childId}`);
      expect(told).toHaveLength(Math.min(10, recounted.noShows.length));
      expect(told.filter((one) => !recounted.noShows.includes(one))).toEqual([]);
      const dates = recounted.noShows.map((one) => one.slice(0, 10)).toSorted();
      expect(report.noShows.map(({ date }) => date)).toEqual(dates.toReversed().slice(0, 10));
    }
  });

  test('there is something to count', () => {
    expect(rows.attendance.length).toBeGreaterThan(100);
    expect(children.some(({ rooms }) => rooms.length > 1)).toBe(true);
    expect(children.some(({ removedAt }) => removedAt !== null)).toBe(true);
    expect(
      recountRatio(rows, span.clocksChange, 'all').rooms.some(({ slots }) =>
        slots.some(({ children }) => children > 0),
      ),
    ).toBe(true);
  });
});

interface Activities {
  readonly total: number;
  readonly byRoom: unknown[];
  readonly byActivity: { activity: string; count: number }[];
  readonly recent: { id: number }[];
}
interface Booked {
  readonly by: string;
  readonly rows: unknown[];
  readonly totals: unknown;
  readonly noShows: { date: string; childId: number }[];
}
const pick = ({ total, byRoom }: Activities) => ({ total, byRoom });
