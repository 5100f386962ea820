import { describe, expect, test } from 'vitest';
import { expectedOn } from '#server/domains/schedules/expected-queries.ts';
import { type AnsweredBooking, bookingStage, NEXT_MONDAY, THURSDAY } from '#testing/booking-stage.ts';
import { bookedBetween } from './queries.ts';

const WEDNESDAY = '2026-03-04';
const { now, at } = bookingStage();

/** Other times of the booked Wednesday, from eight to four. */
const change = (times: object) => now().ask({ date: WEDNESDAY, isChange: true, price: 0, ...times });
const cancel = (id: number) => now().parent.post<AnsweredBooking>(`/api/parent/bookings/${id}/cancel`);
const timesOf = async (date: string, childId = now().family.childId) =>
  (await now().scene.inCenter((scope) => scope.all(expectedOn(date)))).find((one) => one.childId === childId)?.times;
const counted = (date: string) => now().scene.inCenter((scope) => scope.all(bookedBetween(date, date, scope.now)));

describe('other times of a booked day (bookings-8)', () => {
  test('that need no more are confirmed at once, also where staff answer; they hold everywhere', async () => {
    await now().rules({ answeredBy: 'staff' });
    const { status, body } = await change({ arrives: '09:10', leaves: '12:00' });
    expect([status, body]).toMatchObject([201, { status: 'confirmed', kind: 'times', price: 0, canCancel: true }]);
    expect(await timesOf(WEDNESDAY)).toEqual([{ arrives: '09:10', leaves: '12:00', room: null }]);
    expect(await counted(WEDNESDAY)).toMatchObject([{ arrives: '09:10', leaves: '12:00' }]);
    expect(await now().expectedOn(WEDNESDAY)).toEqual([now().family.childId]);
    expect(await now().dayOf(WEDNESDAY)).toMatchObject({
      state: 'booked',
      arrives: '09:10',
      leaves: '12:00',
      booking: null,
      changes: [{ kind: 'times', status: 'confirmed' }],
    });
    expect(await timesOf(NEXT_MONDAY)).toEqual([{ arrives: '08:00', leaves: '16:00', room: null }]);
  });

  test('that are longer cost each half hour more, told before; cancelled, the price and the old times come back', async () => {
    const offer = await now().parent.get(
      `/api/parent/bookings/offer?childId=${now().family.childId}&date=${WEDNESDAY}`,
    );
    expect(offer).toMatchObject({
      status: 200,
      body: { kinds: ['times'], booked: [{ arrives: '08:00', leaves: '16:00' }], halfHourPrice: 600, opens: '07:00' },
    });
    expect(await change({ arrives: '07:30', leaves: '17:00' })).toMatchObject({
      status: 409,
      body: { message: 'The price has changed. Please look at the day once more.' },
    });
    const { body } = await change({ arrives: '07:30', leaves: '17:00', price: 1_800 });
    expect(body).toMatchObject({ status: 'confirmed', price: 1_800 });
    expect(await now().balance()).toBe(1_800);
    expect(await cancel(body.id)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await now().balance()).toBe(0);
    expect(await timesOf(WEDNESDAY)).toEqual([{ arrives: '08:00', leaves: '16:00', room: null }]);
  });

  test('ask for a place in the new half hours alone', async () => {
    await now().capacity(1);
    const other = await now().scene.newFamily();
    // It has the only place until three, and this family’s child the one after it.
    const until = (leaves: string) => [{ week: 1, weekday: 3, arrives: '07:00', leaves }];
    await now().agree({ slots: until('15:00') }, other.childId);
    await now().agree({ slots: [{ week: 1, weekday: 3, arrives: '15:00', leaves: '16:00' }] });
    const later = (await change({ arrives: '15:00', leaves: '18:00', price: 2_400 })).body;
    expect(later).toMatchObject({ status: 'confirmed' });
    await cancel(later.id);
    const { body } = await change({ arrives: '14:30', leaves: '16:00', price: 600 });
    expect(body).toMatchObject({ status: 'requested' });
    expect(await timesOf(WEDNESDAY)).toEqual([{ arrives: '15:00', leaves: '16:00', room: null }]);
    const inbox = await now().director.get<{ waiting: object[] }>('/api/bookings');
    expect(inbox.body.waiting).toMatchObject([{ id: body.id, kind: 'times', verdict: { hasPlace: false } }]);
    const confirm = (said: object) => now().director.post(`/api/bookings/${body.id}/confirm`, said);
    expect(await confirm({})).toMatchObject({ status: 409, body: { code: 'no-place' } });
    expect((await confirm({ overruleAcknowledged: true })).status).toBe(200);
    expect(await timesOf(WEDNESDAY)).toEqual([{ arrives: '14:30', leaves: '16:00', room: null }]);
    expect(await now().balance()).toBe(600);
  });

  test('free the half hours that they leave, and are not cancelled where another has them by now', async () => {
    await now().capacity(1);
    const { body } = await change({ arrives: '08:00', leaves: '12:00' });
    const other = await now().scene.newFamily();
    await now().agree({ kind: 'drop-in', slots: [] }, other.childId);
    const asked = { childId: other.childId, date: WEDNESDAY, arrives: '12:00', leaves: '16:00', price: 6_000 };
    const theirs = await now().ask(asked, await now().scene.parentOf(other));
    expect(theirs.body).toMatchObject({ status: 'confirmed' });
    expect(await cancel(body.id)).toMatchObject({
      status: 409,
      body: { message: 'What this booking had freed is taken by now. Please speak with the center.' },
    });
    expect(await timesOf(WEDNESDAY)).toEqual([{ arrives: '08:00', leaves: '12:00', room: null }]);
  });

  test('one who cancels a shorter day and one who asks for what it freed: one of them has the place', async () => {
    await now().capacity(1);
    const { body } = await change({ arrives: '08:00', leaves: '12:00' });
    const other = await now().scene.newFamily();
    await now().agree({ kind: 'drop-in', slots: [] }, other.childId);
    const stranger = await now().scene.parentOf(other);
    const asked = { childId: other.childId, date: WEDNESDAY, arrives: '12:00', leaves: '16:00', price: 6_000 };
    const [cancelled, theirs] = await Promise.all([cancel(body.id), now().ask(asked, stranger)]);
    expect([
      [200, 'requested'],
      [409, 'confirmed'],
    ]).toContainEqual([cancelled.status, theirs.body.status]);
    const there = (await counted(WEDNESDAY)).filter(({ arrives, leaves }) => arrives < '16:00' && leaves > '12:00');
    expect(there).toHaveLength(1);
  });

  test('can be of a day that is booked beside the agreed ones, and end with it', async () => {
    const { id } = (await now().ask()).body;
    const longer = { date: THURSDAY, isChange: true, arrives: '08:00', leaves: '17:00', price: 1_200 };
    expect((await now().ask(longer)).body).toMatchObject({ kind: 'times', status: 'confirmed' });
    expect(await now().balance()).toBe(9_200);
    expect((await cancel(id)).status).toBe(200);
    expect([await now().balance(), await now().expectedOn(THURSDAY)]).toEqual([0, []]);
    expect(await now().dayOf(THURSDAY)).toMatchObject({
      state: 'free',
      changes: [{ status: 'ended', endedBecause: 'not-booked' }],
    });
  });

  test.each([
    ['a day that is not booked', { date: THURSDAY }, { date: 'Your child is not booked on this day' }],
    ['the times that are booked', { arrives: '08:00', leaves: '16:00' }, { leaves: 'These times are booked already' }],
    ['times outside of the opening hours', { leaves: '18:30' }, { leaves: 'The center is open from 07:00 to 18:00' }],
    ['a swap', { givesUp: NEXT_MONDAY }, { givesUp: 'Only a day beside fixed days can be swapped' }],
  ])('are refused for %s', async (_, said, fields) => {
    expect(await change({ arrives: '09:00', leaves: '15:00', ...said })).toMatchObject({
      status: 422,
      body: { fields },
    });
  });

  test('are refused a second time, after the cut-off, for who stays away, and where the center takes none', async () => {
    const shorter = { arrives: '09:00', leaves: '15:00' };
    const { id } = (await change(shorter)).body;
    expect(await change({ arrives: '10:00', leaves: '15:00' })).toMatchObject({
      status: 409,
      body: { message: 'Other times of this day are booked or asked for. Cancel them first.' },
    });
    await cancel(id);
    const { childId } = now().family;
    const away = { childId, kind: 'absence', from: WEDNESDAY, text: '' };
    const told = await now().parent.post<{ id: number }>('/api/parent/notices', away);
    expect(await change(shorter)).toMatchObject({
      status: 422,
      body: { fields: { date: 'You reported that your child stays away. Take that back first.' } },
    });
    await now().parent.post(`/api/parent/notices/${told.body.id}/withdraw`);
    await now().rules({ kinds: ['extra'] });
    expect((await change(shorter)).status).toBe(409);
    await now().rules({});
    const stranger = await now().scene.parentOf(await now().scene.newFamily());
    expect(await now().ask({ date: WEDNESDAY, isChange: true, price: 0, ...shorter }, stranger)).toMatchObject({
      status: 404,
    });
    await at('2026-03-03T17:01:00Z');
    expect(await change(shorter)).toMatchObject({
      status: 422,
      body: { fields: { date: 'It is too late to change this day here. Please speak with the center.' } },
    });
  });
});
