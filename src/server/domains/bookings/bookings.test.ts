import { describe, expect, test } from 'vitest';
import { startRun } from '#server/domains/billing/invoices/runs.ts';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { type AnsweredBooking, bookingStage, FRIDAY, NEXT_MONDAY, THURSDAY } from '#testing/booking-stage.ts';
import { TAKES_BOOKINGS } from '#testing/bookings.ts';
import { bookedBetween } from './queries.ts';

const { now, at } = bookingStage();

describe('a day that is asked for (bookings-1)', () => {
  test('is confirmed at once where the rule says yes: the child is expected, and the family charged', async () => {
    expect(await now().expectedOn(THURSDAY)).toEqual([]);
    const { status, body } = await now().ask();
    expect([status, body]).toMatchObject([201, { status: 'confirmed', kind: 'extra', price: 8_000, canCancel: true }]);
    expect(await now().expectedOn(THURSDAY)).toEqual([now().family.childId]);
    expect(await now().balance()).toBe(8_000);
    const [entry] = await now().scene.rows(
      "select action, actor_kind, actor_id from audit where entity = 'booking' order by id desc limit 1",
    );
    expect(entry).toEqual({ action: 'ask for a day', actor_kind: 'parent', actor_id: now().family.guardianId });
  });

  test('of at most five hours costs half a day, and a price that was not told is refused', async () => {
    expect(await now().ask({ leaves: '12:30' })).toMatchObject({
      status: 409,
      body: { message: 'The price has changed. Please look at the day once more.' },
    });
    expect((await now().ask({ leaves: '12:30', price: 5_000 })).body).toMatchObject({ price: 5_000 });
    expect(await now().balance()).toBe(5_000);
  });

  test('waits for staff where no place is free, where the ratio would break, and where staff answer all', async () => {
    await now().scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
    const other = await now().scene.newFamily();
    expect(await now().expectedOn(THURSDAY)).toEqual([other.childId]);
    expect((await now().ask()).body).toMatchObject({ status: 'requested' });
    expect(await now().expectedOn(THURSDAY)).toEqual([other.childId]);
    expect(await now().balance()).toBe(0);
    await now().scene.rows('delete from booking');
    await now().scene.rows("update room set capacity = 16 where name = 'Toddler Room'");
    await now().staffIn(0);
    expect((await now().ask()).body).toMatchObject({ status: 'requested' });
    await now().scene.rows('delete from booking');
    await now().staffIn(1);
    await now().rules({ answeredBy: 'staff' });
    expect((await now().ask()).body).toMatchObject({ status: 'requested' });
    expect((await now().told()).at(-1)).toBe('booking-requested');
  });

  test('in place of another costs nothing, and the other is not expected any more', async () => {
    const swap = { givesUp: NEXT_MONDAY, price: 0 };
    expect((await now().ask(swap)).body).toMatchObject({ kind: 'swap', status: 'confirmed', price: 0 });
    expect([await now().expectedOn(THURSDAY), await now().expectedOn(NEXT_MONDAY)]).toEqual([
      [now().family.childId],
      [],
    ]);
    expect(await now().ask({ ...swap, date: FRIDAY })).toMatchObject({
      status: 422,
      body: { fields: { givesUp: 'Choose a booked day to give up' } },
    });
    expect(await now().ask({ date: NEXT_MONDAY })).toMatchObject({
      status: 422,
      body: { fields: { date: 'This day is given up for another one. Cancel that booking instead.' } },
    });
  });

  test('of drop-in care costs its own price, and one of flexible care nothing', async () => {
    await now().agree({ kind: 'drop-in', slots: [] });
    expect((await now().ask({ price: 6_000 })).body).toMatchObject({
      kind: 'drop-in',
      price: 6_000,
      status: 'confirmed',
    });
    await now().agree({ kind: 'flexible', slots: [] });
    expect((await now().ask({ date: FRIDAY, price: 0 })).body).toMatchObject({ kind: 'flexible', price: 0 });
    expect(await now().expectedOn(FRIDAY)).toEqual([now().family.childId]);
  });
});

test('a day of a child whose plan charges by the day costs nothing beside it, and is charged once', async () => {
  await now().agree({ kind: 'drop-in', slots: [] });
  const daily = { name: 'By the day', kind: 'tuition', cadence: 'day', amount: 9_000 };
  const plan = await now().director.post<{ id: number }>('/api/billing/plans', daily);
  const { childId } = now().family;
  const on = { childId, planId: plan.body.id, from: '2026-03-02', to: THURSDAY };
  expect((await now().director.post('/api/billing/enrollments', on)).status).toBe(201);
  const offerOf = (date: string) => now().parent.get(`/api/parent/bookings/offer?childId=${childId}&date=${date}`);
  expect((await offerOf(THURSDAY)).body).toMatchObject({ price: 0, halfDayPrice: 0, isPaidByPlan: true });
  expect((await offerOf(FRIDAY)).body).toMatchObject({ price: 6_000, isPaidByPlan: false });
  expect((await now().ask({ price: 6_000 })).status).toBe(409);
  expect((await now().ask({ price: 0 })).body).toMatchObject({ kind: 'drop-in', status: 'confirmed' });
  expect(await now().balance()).toBe(0);
});

describe('refused (bookings-2)', () => {
  test("is another family's child, as if it were not there", async () => {
    const other = await now().scene.newFamily();
    expect(await now().ask({ childId: other.childId })).toMatchObject({
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
    expect(await now().ask(change)).toMatchObject({ status: 422, body: { fields } });
    expect(await now().scene.rows('select id from booking')).toEqual([]);
  });

  test('is what comes after the cut-off of the center, by its clock, and a closure', async () => {
    // 12:00 in New York.
    await at('2026-03-04T17:00:00Z');
    expect((await now().ask()).status).toBe(201);
    await now().scene.rows('delete from booking');
    await at('2026-03-04T17:01:00Z');
    const late = 'It is too late to change this day here. Please speak with the center.';
    expect(await now().ask()).toMatchObject({ status: 422, body: { fields: { date: late } } });
    await now().scene.rows(
      "insert into closure (center_id, date, reason) values ($1, $2, 'Snow')",
      now().scene.world.centerId,
      FRIDAY,
    );
    expect(await now().ask({ date: FRIDAY })).toMatchObject({
      status: 422,
      body: { fields: { date: 'The center is closed on this day' } },
    });
  });

  test('is a second request for the day, a kind that is not taken, and everything where nothing is taken', async () => {
    await now().ask();
    expect(await now().ask()).toMatchObject({
      status: 409,
      body: { message: 'There is a booking of this day already' },
    });
    await now().rules({ kinds: ['swap'] });
    expect((await now().ask({ date: FRIDAY })).status).toBe(409);
    await now().rules({ kinds: [] });
    expect(await now().ask({ date: FRIDAY })).toMatchObject({
      status: 409,
      body: { message: 'This center takes no bookings here. Please speak with the center.' },
    });
  });
});

test('of fifty who ask for the last place at one moment one gets it, and the others wait (bookings-5)', async () => {
  await now().scene.rows("update room set capacity = 1, children_per_staff = 60 where name = 'Toddler Room'");
  const families = [now().family];
  for (let n = 1; n < 50; n += 1) families.push(await now().scene.newFamily());
  await now().scene.rows(
    "insert into child_schedule (center_id, child_id, from_date, kind, cycle_weeks, first_monday, source, created_at) select center_id, id, '2026-03-02', 'drop-in', 1, '2026-03-02', 'contract', now() from child k where removed_at is null and id <> $1",
    now().family.childId,
  );
  await now().agree({ kind: 'drop-in', slots: [] });
  const parents = await Promise.all(families.map((one) => now().scene.parentOf(one)));
  const answers = await Promise.all(
    parents.map((who, n) => now().ask({ childId: families[n]?.childId, price: 6_000 }, who)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const states = Map.groupBy(answers, ({ body }) => body.status);
  expect([states.get('confirmed')?.length, states.get('requested')?.length]).toEqual([1, 49]);
  expect((await now().expectedOn(THURSDAY)).length).toBe(1);
});

describe('an answer of staff (bookings-6)', () => {
  interface Inbox {
    readonly waiting: (AnsweredBooking & { verdict: object; childName: string; requestedBy: string })[];
    readonly coming: AnsweredBooking[];
  }
  const inbox = async () => (await now().director.get<Inbox>('/api/bookings')).body;

  test('confirms what waits: the child is expected, the family told and charged once', async () => {
    await now().rules({ answeredBy: 'staff' });
    const { id } = (await now().ask()).body;
    expect((await inbox()).waiting).toMatchObject([{ id, verdict: { hasPlace: true, keepsRatio: true } }]);
    const confirm = () => now().director.post<AnsweredBooking>(`/api/bookings/${id}/confirm`, {});
    expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 200]);
    expect(await inbox()).toMatchObject({ waiting: [], coming: [{ id }] });
    expect(await now().expectedOn(THURSDAY)).toEqual([now().family.childId]);
    expect(await now().balance()).toBe(8_000);
    expect((await now().told()).filter((event) => event === 'booking-confirmed')).toHaveLength(1);
  });

  test('says first what is against it, and confirms it all the same', async () => {
    await now().scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
    await now().scene.newFamily();
    const { id } = (await now().ask()).body;
    expect((await inbox()).waiting).toMatchObject([{ verdict: { hasPlace: false } }]);
    expect(await now().director.post(`/api/bookings/${id}/confirm`, {})).toMatchObject({
      status: 409,
      body: { code: 'no-place' },
    });
    const overruled = await now().director.post(`/api/bookings/${id}/confirm`, { overruleAcknowledged: true });
    expect(overruled).toMatchObject({ status: 200, body: { status: 'confirmed' } });
  });

  test('declines with a reason that the family reads; what was confirmed is taken back, and its charge', async () => {
    const { id } = (await now().ask()).body;
    expect(await now().director.post(`/api/bookings/${id}/decline`, { reason: ' ' })).toMatchObject({ status: 422 });
    const declined = await now().director.post(`/api/bookings/${id}/decline`, { reason: 'An outing' });
    expect(declined).toMatchObject({ status: 200, body: { status: 'declined', reason: 'An outing' } });
    expect([await now().expectedOn(THURSDAY), await now().balance()]).toEqual([[], 0]);
    const { body } = await now().parent.get<{ children: { days: { date: string; booking: object | null }[] }[] }>(
      `/api/parent/bookings?from=${THURSDAY}&to=${THURSDAY}`,
    );
    expect(body.children[0]?.days).toMatchObject([
      { state: 'free', booking: { status: 'declined', reason: 'An outing' } },
    ]);
    expect((await now().director.post(`/api/bookings/${id}/confirm`, {})).status).toBe(409);
    // The day can be asked for anew.
    expect((await now().ask()).body).toMatchObject({ status: 'confirmed' });
  });
});

describe('a booking that the family cancels (bookings-7)', () => {
  test('before the cut-off is given back, and so is its price; a second time changes nothing', async () => {
    const { id } = (await now().ask()).body;
    const cancel = () => now().parent.post<AnsweredBooking>(`/api/parent/bookings/${id}/cancel`);
    expect(await cancel()).toMatchObject({ status: 200, body: { status: 'cancelled', canCancel: false } });
    expect((await cancel()).status).toBe(200);
    expect([await now().expectedOn(THURSDAY), await now().balance()]).toEqual([[], 0]);
  });

  test('once it stands on an invoice is credited', async () => {
    const { id } = (await now().ask()).body;
    const { id: runId } = await now().scene.inCenter((scope) =>
      startRun(scope, { from: '2026-03-02', to: '2026-03-08' }),
    );
    const { server } = now().scene.larkhouse;
    await runInvoices({ server, centerId: now().scene.world.centerId, input: { runId }, attempt: 1 });
    expect(await now().balance()).toBe(8_000);
    expect(
      await now().scene.rows(
        "select t.amount from invoice_line l join ledger_transaction t on t.id = l.transaction_id where t.category = 'booked_day' and t.child_id = $1",
        now().family.childId,
      ),
    ).toHaveLength(1);
    expect((await now().parent.post(`/api/parent/bookings/${id}/cancel`)).status).toBe(200);
    expect(await now().balance()).toBe(0);
  });

  test('after the cut-off is refused, and somebody else’s is not there', async () => {
    const { id } = (await now().ask()).body;
    const stranger = await now().scene.newFamily();
    expect((await (await now().scene.parentOf(stranger)).post(`/api/parent/bookings/${id}/cancel`)).status).toBe(404);
    await at('2026-03-04T17:01:00Z');
    expect(await now().parent.post(`/api/parent/bookings/${id}/cancel`)).toMatchObject({ status: 409 });
    expect(await now().expectedOn(THURSDAY)).toEqual([now().family.childId, stranger.childId]);
  });
});

test('a family sees its days, and what a day would cost and how many places are left', async () => {
  await now().ask();
  const { body } = await now().parent.get<{ children: { id: number; days: object[] }[] }>(
    `/api/parent/bookings?from=2026-03-04&to=2026-03-07`,
  );
  expect(body).toMatchObject({
    bookableFrom: '2026-03-03',
    children: [
      {
        id: now().family.childId,
        days: [
          { date: '2026-03-04', state: 'booked', arrives: '08:00', leaves: '16:00', care: 'fixed', booking: null },
          { date: THURSDAY, state: 'booked', booking: { status: 'confirmed', canCancel: true } },
          { date: FRIDAY, state: 'free', arrives: null },
          { date: '2026-03-07', state: 'closed' },
        ],
      },
    ],
  });
  await now().scene.newFamily();
  const offer = await now().parent.get(`/api/parent/bookings/offer?childId=${now().family.childId}&date=${FRIDAY}`);
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
  expect(
    (await now().parent.get(`/api/parent/bookings/offer?childId=${now().family.childId}&date=2026-03-07`)).status,
  ).toBe(422);
});

test('whose places are counted is who is expected, with the times of its day', async () => {
  const other = await now().scene.newFamily();
  await now().ask({ givesUp: NEXT_MONDAY, price: 0 });
  for (const date of ['2026-03-04', THURSDAY, FRIDAY, '2026-03-07', NEXT_MONDAY]) {
    const counted = await now().scene.inCenter((scope) => scope.all(bookedBetween(date, date, scope.now)));
    expect(counted.map(({ childId }) => childId).sort()).toEqual(await now().expectedOn(date));
  }
  const times = await now().scene.inCenter((scope) => scope.all(bookedBetween(THURSDAY, THURSDAY, scope.now)));
  expect(times).toMatchObject([
    { childId: now().family.childId, arrives: '08:00', leaves: '16:00', minutes: 480 },
    { childId: other.childId, arrives: '07:00', leaves: '18:00', minutes: 660 },
  ]);
});

test('rules are set by whoever leads the center, against the version that was read', async () => {
  const { body } = await now().director.get<{ version: number }>('/api/booking-rules');
  expect((await now().rules({ version: body.version, dayPrice: 9_000 })).status).toBe(200);
  expect((await now().rules({ version: body.version })).status).toBe(412);
  expect(await now().rules({ dayPrice: -1 })).toMatchObject({
    status: 422,
    body: { fields: { dayPrice: 'A price is not below zero' } },
  });
  expect((await (await now().scene.as('Nurse')).put('/api/booking-rules', TAKES_BOOKINGS)).status).toBe(403);
});
