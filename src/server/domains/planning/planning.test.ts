import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly children: number;
  readonly places: number | null;
}
interface Week {
  readonly from: string;
  readonly to: string;
  readonly days: { date: string; opens: string | null; closure: string | null }[];
  readonly rooms: { name: string; days: { date: string; stretches: Stretch[] }[] }[];
}

const TUESDAY = '2026-03-10';
let scene: Scene;
let family: Family;
beforeAll(async () => {
  scene = await startScene({ now: MONDAY_MORNING });
  family = await scene.newFamily();
});
afterAll(() => scene.stop());
beforeEach(() => scene.rows('delete from closure'));

const week = (query = '') => scene.director.get<Week>(`/api/planning/week${query}`);

test('a week is told from Monday to Sunday, this one or a later one, and none that has passed (planning-1)', async () => {
  expect((await week()).body).toMatchObject({ from: '2026-03-02', to: '2026-03-08' });
  expect((await week('?date=2026-03-15')).body).toMatchObject({ from: '2026-03-09', to: '2026-03-15' });
  expect(await week('?date=2026-03-01')).toMatchObject({
    status: 422,
    body: { fields: { date: 'Planning begins with this week' } },
  });
  expect((await week('?date=soon')).status).toBe(422);
});

test('a closed day is told with its reason, and has no figures', async () => {
  await scene.rows(
    "insert into closure (center_id, date, reason) values ($1, '2026-03-04', 'Snow')",
    scene.world.centerId,
  );
  const { days, rooms } = (await week()).body;
  expect(days[2]).toMatchObject({ date: '2026-03-04', closure: 'Snow' });
  expect(days[6]).toEqual({ date: '2026-03-08', opens: null, closes: null, closure: null });
  for (const room of rooms)
    expect(room.days.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-05', '2026-03-06']);
});

test('the places that are left are those that a family is offered', async () => {
  await scene.director.put('/api/booking-rules', {
    kinds: ['extra'],
    cutoffDays: 1,
    cutoffTime: '12:00',
    aheadDays: 60,
    dayPrice: 0,
    halfDayPrice: 0,
    dropInPrice: 0,
    answeredBy: 'rule',
    licensedPlaces: 9,
  });
  const agreed = await scene.director.post(`/api/children/${family.childId}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 1, arrives: '08:00', leaves: '12:00' }],
  });
  expect(agreed.status).toBe(201);
  const other = scene.world.families[0]?.childId;
  await scene.director.post(`/api/children/${other}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 2, arrives: '08:10', leaves: '12:40' }],
  });
  const parent = await scene.parentOf(family);
  const offer = await parent.get<{ free: { from: string; to: string; places: number }[] }>(
    `/api/parent/bookings/offer?childId=${family.childId}&date=${TUESDAY}`,
  );
  expect(offer.status).toBe(200);
  const { rooms } = (await week(`?date=${TUESDAY}`)).body;
  const day = rooms.find(({ name }) => name === 'Toddler Room')?.days.find(({ date }) => date === TUESDAY);
  expect(
    day?.stretches.map(({ from, to, children, places }) => ({ from, to, places: (places ?? 0) - children })),
  ).toEqual(offer.body.free.map(({ from, to, places }) => ({ from, to, places })));
  expect(offer.body.free).toHaveLength(3);
});
