import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRun } from '#server/domains/billing/invoices/runs.ts';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';
import type { Client } from '#testing/client.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { bookedOn } from './queries.ts';

const THURSDAY = '2026-03-05';
const FRIDAY = '2026-03-06';
const NEXT_MONDAY = '2026-03-09';
const RULES = {
  kinds: ['extra', 'swap', 'drop-in', 'flexible'],
  cutoffDays: 1,
  cutoffTime: '12:00',
  aheadDays: 60,
  dayPrice: 8_000,
  halfDayPrice: 5_000,
  dropInPrice: 6_000,
  answeredBy: 'rule',
  licensedPlaces: null,
};
interface Booking {
  readonly id: number;
  readonly status: string;
  readonly kind: string;
  readonly price: number;
  readonly canCancel: boolean;
}

let scene: Scene;
let director: Client;
let family: Family;
let parent: Client;
beforeAll(async () => {
  scene = await startScene({ now: '2026-02-26T15:00:00Z' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.rows('delete from booking');
  await scene.rows('delete from closure');
  scene.larkhouse.clock.set('2026-02-26T15:00:00Z');
  family = await scene.newFamily();
  await at(MONDAY_MORNING);
  // Nobody but this family is counted, by one who looks after six.
  await scene.rows('update child set removed_at = now() where id <> $1 and removed_at is null', family.childId);
  await scene.rows("update room set capacity = 16, children_per_staff = 6 where name = 'Toddler Room'");
  await staffIn(1);
  await rules({});
  await agree();
});

/** At a moment, with everybody signed in anew. */
async function at(now: string): Promise<void> {
  scene.larkhouse.clock.set(now);
  director = await scene.as('Director');
  parent = await scene.parentOf(family);
}
const rules = (change: object) => director.put('/api/booking-rules', { ...RULES, ...change });
/** Mondays and Wednesdays, or what else is said. */
const agree = (body: object = {}, childId = family.childId) =>
  director.post(`/api/children/${childId}/schedules`, {
    from: '2026-03-02',
    kind: 'fixed',
    slots: [1, 3].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' })),
    ...body,
  });
const staffIn = (count: number) =>
  scene.rows(
    `update staff set room_id = case when id in (select id from staff order by id limit $1) then (select id from room where name = 'Toddler Room') end`,
    count,
  );
const ask = (change: object = {}, who = parent) =>
  who.post<Booking>('/api/parent/bookings', {
    childId: family.childId,
    date: THURSDAY,
    arrives: '08:00',
    leaves: '16:00',
    price: 8_000,
    ...change,
  });
const expectedOn = (date: string) =>
  scene.inCenter(async (scope) =>
    (
      await scope.all(
        sql<{
          id: number;
        }>`select k.id from child k where k.removed_at is null and ${isExpectedOn(date)} order by k.id`,
      )
    ).map(({ id }) => id),
  );
const told = () =>
  scene.rows<{ event: string }>(
    `select payload #>> '{notification,event}' as event from outbox where task = 'notify' order by id`,
  );
const balance = async () =>
  Number(
    (
      await scene.rows<{ sum: number }>(
        'select coalesce(sum(amount), 0)::int as sum from ledger_transaction where child_id = $1',
        family.childId,
      )
    )[0]?.sum,
  );

describe('a day that is asked for (bookings-1)', () => {
  test('is confirmed at once where the rule says yes: the child is expected, and the family charged', async () => {
    expect(await expectedOn(THURSDAY)).toEqual([]);
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([201, { status: 'confirmed', kind: 'extra', price: 8_000, canCancel: true }]);
    expect(await expectedOn(THURSDAY)).toEqual([family.childId]);
    expect(await balance()).toBe(8_000);
    const [entry] = await scene.rows(
      "select action, actor_kind, actor_id from audit where entity = 'booking' order by id desc limit 1",
    );
    expect(entry).toEqual({ action: 'ask for a day', actor_kind: 'parent', actor_id: family.guardianId });
  });

  test('of at most five hours costs half a day, and a price that was not told is refused', async () => {
    expect(await ask({ leaves: '12:30' })).toMatchObject({
      status: 409,
      body: { message: 'The price has changed. Please look at the day once more.' },
    });
    expect((await ask({ leaves: '12:30', price: 5_000 })).body).toMatchObject({ price: 5_000 });
    expect(await balance()).toBe(5_000);
  });

  test('waits for staff where no place is free, where the ratio would break, and where staff answer all', async () => {
    await scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
    const other = await scene.newFamily();
    expect(await expectedOn(THURSDAY)).toEqual([other.childId]);
    expect((await ask()).body).toMatchObject({ status: 'requested' });
    expect(await expectedOn(THURSDAY)).toEqual([other.childId]);
    expect(await balance()).toBe(0);
    await scene.rows('delete from booking');
    await scene.rows("update room set capacity = 16 where name = 'Toddler Room'");
    await staffIn(0);
    expect((await ask()).body).toMatchObject({ status: 'requested' });
    await scene.rows('delete from booking');
    await staffIn(1);
    await rules({ answeredBy: 'staff' });
    expect((await ask()).body).toMatchObject({ status: 'requested' });
    expect((await told()).at(-1)).toEqual({ event: 'booking-requested' });
  });

  test('in place of another costs nothing, and the other is not expected any more', async () => {
    const swap = { givesUp: NEXT_MONDAY, price: 0 };
    expect((await ask(swap)).body).toMatchObject({ kind: 'swap', status: 'confirmed', price: 0 });
    expect([await expectedOn(THURSDAY), await expectedOn(NEXT_MONDAY)]).toEqual([[family.childId], []]);
    expect(await ask({ ...swap, date: FRIDAY })).toMatchObject({
      status: 422,
      body: { fields: { givesUp: 'Choose a booked day to give up' } },
    });
    expect(await ask({ date: NEXT_MONDAY })).toMatchObject({
      status: 422,
      body: { fields: { date: 'This day is given up for another one. Cancel that booking instead.' } },
    });
  });

  test('of drop-in care costs its own price, and one of flexible care nothing', async () => {
    await agree({ kind: 'drop-in', slots: [] });
    expect((await ask({ price: 6_000 })).body).toMatchObject({ kind: 'drop-in', price: 6_000, status: 'confirmed' });
    await agree({ kind: 'flexible', slots: [] });
    expect((await ask({ date: FRIDAY, price: 0 })).body).toMatchObject({ kind: 'flexible', price: 0 });
    expect(await expectedOn(FRIDAY)).toEqual([family.childId]);
  });
});

describe('refused (bookings-2)', () => {
  test("is another family's child, as if it were not there", async () => {
    const other = await scene.newFamily();
    expect(await ask({ childId: other.childId })).toMatchObject({
      status: 404,
      body: { message: 'This child was not found' },
    });
  });

  test.each([
    ['a day on which the center is closed', { date: '2026-03-07' }, { date: 'The center is closed on this day' }],
    ['a day too far ahead', { date: '2026-06-04' }, { date: 'Choose a day within the next 60 days' }],
    ['a day that has passed', { date: '2026-03-01' }, { date: 'This day has passed' }],
    ['a booked day', { date: NEXT_MONDAY }, { date: 'Your child is booked on this day already' }],
    ['times outside of the opening hours', { leaves: '18:30' }, { leaves: 'The center is open from 07:00 to 18:00' }],
    ['times that are none', { leaves: '08:00' }, { leaves: 'Pick-up must be after drop-off' }],
    ['a given up day that is not booked', { givesUp: FRIDAY, price: 0 }, { givesUp: 'Choose a booked day to give up' }],
  ])('is %s', async (_, change, fields) => {
    expect(await ask(change)).toMatchObject({ status: 422, body: { fields } });
    expect(await scene.rows('select id from booking')).toEqual([]);
  });

  test('is what comes after the cut-off of the center, by its clock, and a closure', async () => {
    // 12:00 in New York.
    await at('2026-03-04T17:00:00Z');
    expect((await ask()).status).toBe(201);
    await scene.rows('delete from booking');
    await at('2026-03-04T17:01:00Z');
    const late = 'It is too late to change this day here. Please speak with the center.';
    expect(await ask()).toMatchObject({ status: 422, body: { fields: { date: late } } });
    await scene.rows(
      "insert into closure (center_id, date, reason) values ($1, $2, 'Snow')",
      scene.world.centerId,
      FRIDAY,
    );
    expect(await ask({ date: FRIDAY })).toMatchObject({
      status: 422,
      body: { fields: { date: 'The center is closed on this day' } },
    });
  });

  test('is a second request for the day, a kind that is not taken, and everything where nothing is taken', async () => {
    await ask();
    expect(await ask()).toMatchObject({ status: 409, body: { message: 'There is a booking of this day already' } });
    await rules({ kinds: ['swap'] });
    expect((await ask({ date: FRIDAY })).status).toBe(409);
    await rules({ kinds: [] });
    expect(await ask({ date: FRIDAY })).toMatchObject({
      status: 409,
      body: { message: 'This center takes no bookings here. Please speak with the center.' },
    });
  });
});

test('of fifty who ask for the last place at one moment one gets it, and the others wait (bookings-5)', async () => {
  await scene.rows("update room set capacity = 1, children_per_staff = 60 where name = 'Toddler Room'");
  const families = [family];
  for (let n = 1; n < 50; n += 1) families.push(await scene.newFamily());
  await scene.rows(
    "insert into child_schedule (center_id, child_id, from_date, kind, cycle_weeks, first_monday, source, created_at) select center_id, id, '2026-03-02', 'drop-in', 1, '2026-03-02', 'contract', now() from child k where removed_at is null and id <> $1",
    family.childId,
  );
  await agree({ kind: 'drop-in', slots: [] });
  const parents = await Promise.all(families.map((one) => scene.parentOf(one)));
  const answers = await Promise.all(parents.map((who, n) => ask({ childId: families[n]?.childId, price: 6_000 }, who)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const states = Map.groupBy(answers, ({ body }) => body.status);
  expect([states.get('confirmed')?.length, states.get('requested')?.length]).toEqual([1, 49]);
  expect((await expectedOn(THURSDAY)).length).toBe(1);
});

describe('an answer of staff (bookings-6)', () => {
  interface Inbox {
    readonly waiting: (Booking & { verdict: object; childName: string; requestedBy: string })[];
    readonly coming: Booking[];
  }
  const inbox = async () => (await director.get<Inbox>('/api/bookings')).body;

  test('confirms what waits: the child is expected, the family told and charged once', async () => {
    await rules({ answeredBy: 'staff' });
    const { id } = (await ask()).body;
    expect((await inbox()).waiting).toMatchObject([{ id, verdict: { hasPlace: true, keepsRatio: true } }]);
    const confirm = () => director.post<Booking>(`/api/bookings/${id}/confirm`, {});
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
    expect(await inbox()).toMatchObject({ waiting: [], coming: [{ id }] });
    expect(await expectedOn(THURSDAY)).toEqual([family.childId]);
    expect(await balance()).toBe(8_000);
    expect((await told()).filter(({ event }) => event === 'booking-confirmed')).toHaveLength(1);
  });

  test('says first what is against it, and confirms it all the same', async () => {
    await scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
    await scene.newFamily();
    const { id } = (await ask()).body;
    expect((await inbox()).waiting).toMatchObject([{ verdict: { hasPlace: false } }]);
    expect(await director.post(`/api/bookings/${id}/confirm`, {})).toMatchObject({
      status: 409,
      body: { code: 'no-place' },
    });
    const overruled = await director.post(`/api/bookings/${id}/confirm`, { overruleAcknowledged: true });
    expect(overruled).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  test('declines with a reason that the family reads; what was confirmed is taken back, and its charge', async () => {
    const { id } = (await ask()).body;
    expect(await director.post(`/api/bookings/${id}/decline`, { reason: ' ' })).toMatchObject({ status: 422 });
    const declined = await director.post(`/api/bookings/${id}/decline`, { reason: 'An outing' });
    expect(declined).toMatchObject({ status: 200, body: { status: 'declined', reason: 'An outing' } });
    expect([await expectedOn(THURSDAY), await balance()]).toEqual([[], 0]);
    const { body } = await parent.get<{ children: { days: { date: string; booking: object | null }[] }[] }>(
      `/api/parent/bookings?from=${THURSDAY}&to=${THURSDAY}`,
    );
    expect(body.children[0]?.days).toMatchObject([
      { state: 'free', booking: { status: 'declined', reason: 'An outing' } },
    ]);
    expect((await director.post(`/api/bookings/${id}/confirm`, {})).status).toBe(409);
    // The day can be asked for anew.
    expect((await ask()).body).toMatchObject({ status: 'confirmed' });
  });
});

describe('a booking that the family cancels (bookings-7)', () => {
  test('before the cut-off is given back, and so is its price; a second time changes nothing', async () => {
    const { id } = (await ask()).body;
    const cancel = () => parent.post<Booking>(`/api/parent/bookings/${id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'cancelled', canCancel: false } });
    expect((await cancel()).status).toBe(200);
    expect([await expectedOn(THURSDAY), await balance()]).toEqual([[], 0]);
  });

  test('once it stands on an invoice is credited', async () => {
    const { id } = (await ask()).body;
    const { id: runId } = await scene.inCenter((scope) => startRun(scope, { from: '2026-03-02', to: '2026-03-08' }));
    const { server } = scene.larkhouse;
    await runInvoices({ server, centerId: scene.world.centerId, input: { runId }, attempt: 1 });
    expect(await balance()).toBe(8_000);
    expect(
      await scene.rows(
        "select t.amount from invoice_line l join ledger_transaction t on t.id = l.transaction_id where t.category = 'booked_day' and t.child_id = $1",
        family.childId,
      ),
    ).toHaveLength(1);
    expect((await parent.post(`/api/parent/bookings/${id}/cancel`)).status).toBe(200);
    expect(await balance()).toBe(0);
  });

  test('after the cut-off is refused, and somebody else’s is not there', async () => {
    const { id } = (await ask()).body;
    const stranger = await scene.newFamily();
    expect((await (await scene.parentOf(stranger)).post(`/api/parent/bookings/${id}/cancel`)).status).toBe(404);
    await at('2026-03-04T17:01:00Z');
    expect(await parent.post(`/api/parent/bookings/${id}/cancel`)).toMatchObject({ status: 409 });
    expect(await expectedOn(THURSDAY)).toEqual([family.childId, stranger.childId]);
  });
});

test('a family sees its days, and what a day would cost and how many places are left', async () => {
  await ask();
  const { body } = await parent.get<{ children: { id: number; days: object[] }[] }>(
    `/api/parent/bookings?from=2026-03-04&to=2026-03-07`,
  );
  expect(body).toMatchObject({
    bookableFrom: '2026-03-03',
    children: [
      {
        id: family.childId,
        days: [
          { date: '2026-03-04', state: 'booked', arrives: '08:00', leaves: '16:00', care: 'fixed', booking: null },
          { date: THURSDAY, state: 'booked', booking: { status: 'confirmed', canCancel: true } },
          { date: FRIDAY, state: 'free', arrives: null },
          { date: '2026-03-07', state: 'closed' },
        ],
      },
    ],
  });
  await scene.newFamily();
  const offer = await parent.get(`/api/parent/bookings/offer?childId=${family.childId}&date=${FRIDAY}`);
  expect(offer).toMatchObject({
    status: 200,
    body: {
      kinds: ['extra', 'swap'],
      price: 8_000,
      halfDayPrice: 5_000,
      isAnsweredAtOnce: true,
      askUntil: '2026-03-05T17:00:00.000Z',
      free: [{ from: '07:00', to: '18:00', places: 15, keepsRatio: true }],
    },
  });
  expect((await parent.get(`/api/parent/bookings/offer?childId=${family.childId}&date=2026-03-07`)).status).toBe(422);
});

test('whose places are counted is who is expected, with the times of its day', async () => {
  const other = await scene.newFamily();
  await ask({ givesUp: NEXT_MONDAY, price: 0 });
  for (const date of ['2026-03-04', THURSDAY, FRIDAY, '2026-03-07', NEXT_MONDAY]) {
    const counted = await scene.inCenter((scope) => scope.all(bookedOn(date)));
    expect(counted.map(({ childId }) => childId).sort()).toEqual(await expectedOn(date));
  }
  const times = await scene.inCenter((scope) => scope.all(bookedOn(THURSDAY)));
  expect(times).toMatchObject([
    { childId: family.childId, arrives: '08:00', leaves: '16:00' },
    { childId: other.childId, arrives: '07:00', leaves: '18:00' },
  ]);
});

test('rules are set by whoever leads the center, against the version that was read', async () => {
  const { body } = await director.get<{ version: number }>('/api/booking-rules');
  expect((await rules({ version: body.version, dayPrice: 9_000 })).status).toBe(200);
  expect((await rules({ version: body.version })).status).toBe(412);
  expect(await rules({ dayPrice: -1 })).toMatchObject({
    status: 422,
    body: { fields: { dayPrice: 'A price is not below zero' } },
  });
  expect((await (await scene.as('Nurse')).put('/api/booking-rules', RULES)).status).toBe(403);
});
