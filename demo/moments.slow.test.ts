import { expect, test, vi } from 'vitest';
import { type DemoCenter, openDemoCenter } from '#testing/demo-center.ts';

// A whole center is made in each.
vi.setConfig({ testTimeout: 300_000 });

interface Stats {
  readonly totalChildren: number;
  readonly presentToday: number;
  readonly attendanceRate: number;
  readonly staffOnDuty: number;
  readonly pendingReports: number;
}
type Range = readonly [number, number];

async function at<T>(moment: string, look: (demo: DemoCenter) => Promise<T>): Promise<T> {
  const demo = await openDemoCenter(moment);
  try {
    return await look(demo);
  } finally {
    await demo.stop();
  }
}

/** Of 66 children the first day of three lies ahead. */
const BEGUN = 63;

type Moment = [string, string, { shows: string } & Record<'present' | 'here' | 'duty' | 'pending', Range>];
/** Some of them come on some days of the week alone, and some are away. */
const MORNING = { present: [44, 62], here: [42, 62], duty: [10, 14], pending: [30, 55] } as const;
/** Made at, and what it shows: of a closed house the last open day. */
const MOMENTS: readonly Moment[] = [
  [
    'Tuesday 07:40',
    '2026-10-06T11:40:00Z',
    { shows: '2026-10-06T11:40:00.000Z', present: [6, 25], here: [6, 25], duty: [3, 7], pending: [8, 30] },
  ],
  ['Tuesday 10:30', '2026-10-06T14:30:00Z', { shows: '2026-10-06T14:30:00.000Z', ...MORNING }],
  [
    'Tuesday 16:59',
    '2026-10-06T20:59:00Z',
    { shows: '2026-10-06T20:59:00.000Z', present: [44, 62], here: [5, 30], duty: [4, 10], pending: [1, 25] },
  ],
  [
    'an afternoon after a child came back who was signed in at the tablet twice',
    '2026-11-23T20:04:00Z',
    { shows: '2026-11-23T20:04:00.000Z', present: [44, 62], here: [40, 62], duty: [8, 14], pending: [5, 55] },
  ],
  ['Tuesday 19:00', '2026-10-06T23:00:00Z', { shows: '2026-10-06T14:20:00.000Z', ...MORNING }],
  ['Wednesday 05:00', '2026-10-07T09:00:00Z', { shows: '2026-10-06T14:20:00.000Z', ...MORNING }],
  ['Saturday 11:00', '2026-10-10T15:00:00Z', { shows: '2026-10-09T14:20:00.000Z', ...MORNING }],
  ['Memorial Day 10:00', '2026-05-25T14:00:00Z', { shows: '2026-05-22T14:20:00.000Z', ...MORNING }],
  ['the night after the clocks change', '2026-03-08T07:30:00Z', { shows: '2026-03-06T15:20:00.000Z', ...MORNING }],
];

test.for(MOMENTS)('the dashboard is sensible: %s', async ([, moment, expected]) => {
  await at(moment, async (demo) => {
    const director = await demo.signedIn('director');
    expect((await director.get<{ now: string }>('/api/auth/status')).body.now).toBe(expected.shows);
    const { body } = await director.get<Stats>('/api/dashboard/stats');
    const { body: days } =
      await director.get<{ checkInTime: string | null; checkOutTime: string | null }[]>('/api/attendance');
    const here = days.filter(({ checkInTime, checkOutTime }) => checkInTime && !checkOutTime).length;
    expect(body.totalChildren).toBe(BEGUN);
    expect(body.attendanceRate).toBe(Math.round((body.presentToday / BEGUN) * 100));
    within('present', body.presentToday, expected.present);
    within('here', here, expected.here);
    within('on duty', body.staffOnDuty, expected.duty);
    within('pending', body.pendingReports, expected.pending);

    expect((await director.get<unknown[]>('/api/incidents')).body.length).toBeGreaterThan(20);
    expect((await director.get<unknown[]>('/api/events')).body.length).toBeGreaterThan(12);
    within('unread', (await director.get<number>('/api/messages/unread-count')).body, [2, 12]);
    expect((await director.get<unknown[]>('/api/attendance/forgotten')).body).toHaveLength(2);
    const { offers } = (await director.get<{ offers: { state: string }[] }>('/api/offers')).body;
    expect(offers.map(({ state }) => state).toSorted()).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'declined',
      'expired',
      'open',
      'open',
      'withdrawn',
    ]);
  });
});

function within(what: string, number: number, [least, most]: Range): void {
  expect(number, what).toBeGreaterThanOrEqual(least);
  expect(number, what).toBeLessThanOrEqual(most);
}
