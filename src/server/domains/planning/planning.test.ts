import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
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
  await scene.director.put('/api/booking-rules', { ...TAKES_BOOKINGS, kinds: ['extra'], licensedPlaces: 9 });
  const agreed = await scene.director.post(`/api/children/${family.childId}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 1, arrives: '08:00', leaves: '12:00' }],
  });
  expect(agreed.status).toBe(201);
  // Of the two children who were there, one comes on Tuesdays, the other one every day.
  const other = scene.world.families[0]?.childId;
  await scene.director.post(`/api/children/${other}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [{ week: 1, weekday: 2, arrives: '08:10', leaves: '12:40' }],
  });
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

interface Meeting {
  readonly date: string;
  readonly from: string;
  readonly room: string;
  readonly children: number;
  readonly places: number | null;
}
interface Start {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly rooms: {
    name: string;
    growsInto: { date: string; room: string }[];
    firstFull: Meeting | null;
    firstShort: (Meeting & { staffNeeded: number; staff: number }) | null;
  }[];
}
const start = (asked: { from?: string; dateOfBirth?: string; slots?: string }) =>
  scene.director.get<Start>(
    `/api/planning/start?${new URLSearchParams({ from: '2026-03-09', dateOfBirth: '2024-06-10', slots: '2 08:00-16:00', ...asked })}`,
  );

describe('a requested start (planning-4)', () => {
  test('fits in the room of its age, and grows like anybody; nothing of it is kept', async () => {
    const { status, body } = await start({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: '2026-03-09',
      to: '2027-03-08',
      days: 52,
      rooms: [{ name: 'Toddler Room', growsInto: [], firstFull: null, firstShort: { date: '2026-03-10', staff: 0 } }],
    });
    const older = await start({ dateOfBirth: '2023-06-10' });
    expect(older.body.rooms).toMatchObject([
      { name: 'Toddler Room', growsInto: [{ date: '2026-06-10', room: 'Preschool Room' }] },
    ]);
  });

  test('is told the first half hour without a place, also of a room into which it grows', async () => {
    await scene.rows("update room set capacity = 2 where name = 'Toddler Room'");
    const refused = await start({ slots: '2 07:40-12:00,3 07:00-08:00' });
    await scene.rows("update room set capacity = 16 where name = 'Toddler Room'");
    expect(refused.body.rooms).toMatchObject([
      { firstFull: { date: TUESDAY, from: '08:00', room: 'Toddler Room', children: 2, places: 2 } },
    ]);
    const body = { firstName: 'Pia', lastName: 'Early', dateOfBirth: '2022-10-01', room: 'Preschool Room' };
    expect((await scene.director.post('/api/children', body)).status).toBe(201);
    await scene.rows("update room set capacity = 1 where name = 'Preschool Room'");
    const later = await start({ dateOfBirth: '2023-06-10' });
    await scene.rows("update room set capacity = 20 where name = 'Preschool Room'");
    expect(later.body.rooms).toMatchObject([
      { name: 'Toddler Room', firstFull: { date: '2026-06-16', from: '08:00', room: 'Preschool Room', children: 1 } },
    ]);
  });

  test.each([
    ['a day that has passed', { from: '2026-03-01' }, { from: 'Choose a day from today on' }],
    ['a year far ahead', { from: '2036-03-02' }, { from: 'Please check the year of the first day' }],
    ['a birth behind it', { dateOfBirth: '2026-03-10' }, { dateOfBirth: 'The first day cannot be before the birth' }],
    ['no times', { slots: '' }, { slots: expect.stringContaining('1 08:00-16:00') }],
    ['times that are none', { slots: '2 16:00-08:00' }, { slots: 'Pick-up must be after drop-off' }],
    ['times that meet', { slots: '2 08:00-12:00,2 11:00-16:00' }, { slots: 'The times of a day must not overlap' }],
    ['days on which nobody opens', { slots: '7 08:00-16:00' }, { slots: 'The center is closed on these days' }],
  ])('with %s is refused in words', async (_, asked, fields) => {
    expect(await start(asked)).toMatchObject({ status: 422, body: { fields } });
  });

  test('of an age that no room takes has none', async () => {
    expect((await start({ dateOfBirth: '2012-01-01' })).body).toMatchObject({ rooms: [] });
  });
});
