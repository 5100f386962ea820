import { describe, expect, test } from 'vitest';
import { type AnsweredBooking, bookingStage, NEXT_MONDAY } from '#testing/booking-stage.ts';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import type { Family } from '#testing/world.ts';
import { bookedBetween } from './queries.ts';

const WEDNESDAY = '2026-03-04';
const { now, at } = bookingStage();

interface Notice {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  readonly withdrawnAt: string | null;
  readonly waits: readonly string[];
}
const stayAway = (from: string, to = from) =>
  now().parent.post<Notice>('/api/parent/notices', {
    childId: now().family.childId,
    kind: 'absence',
    from,
    to,
    text: 'By the sea',
  });
const comeAfterAll = (id: number) => now().parent.post<Notice>(`/api/parent/notices/${id}/withdraw`);
const notices = async () =>
  (await now().parent.get<Notice[]>(`/api/parent/notices?childId=${now().family.childId}`)).body;
const placesTaken = async (date: string) =>
  (await now().scene.inCenter((scope) => scope.all(bookedBetween(date, date, scope.now)))).map(
    ({ childId }) => childId,
  );
/** Another family, in drop-in care, and its parent. */
async function otherFamily(): Promise<{ other: Family; stranger: Client }> {
  const other = await now().scene.newFamily();
  await now().agree({ kind: 'drop-in', slots: [] }, other.childId);
  return { other, stranger: await now().scene.parentOf(other) };
}
const askOf = ({ other, stranger }: { other: Family; stranger: Client }, date: string) =>
  now().ask({ childId: other.childId, date, price: 6_000 }, stranger);

describe('an absence (bookings-9)', () => {
  test('frees the place where the center wants it so and it was told before the cut-off; the child stays expected', async () => {
    await stayAway(WEDNESDAY, NEXT_MONDAY);
    expect(await placesTaken(WEDNESDAY)).toEqual([now().family.childId]);
    await now().rules({ absencesFree: true });
    expect([await placesTaken(WEDNESDAY), await placesTaken(NEXT_MONDAY)]).toEqual([[], []]);
    expect(await now().expectedOn(WEDNESDAY)).toEqual([now().family.childId]);
  });

  test('told after the cut-off keeps the place', async () => {
    await now().rules({ absencesFree: true });
    await at('2026-03-03T17:01:00Z');
    await stayAway(WEDNESDAY, NEXT_MONDAY);
    expect([await placesTaken(WEDNESDAY), await placesTaken(NEXT_MONDAY)]).toEqual([[now().family.childId], []]);
  });

  test('is taken back as it always was where the place is free', async () => {
    await now().rules({ absencesFree: true });
    const { id } = (await stayAway(WEDNESDAY, NEXT_MONDAY)).body;
    expect((await comeAfterAll(id)).body).toMatchObject({ waits: [] });
    expect(await placesTaken(WEDNESDAY)).toEqual([now().family.childId]);
    expect(await now().scene.rows('select id from booking')).toEqual([]);
  });

  test('stays on days whose place was given away: the center is asked, and confirms or not', async () => {
    await now().rules({ absencesFree: true });
    await now().capacity(1);
    const { id } = (await stayAway(WEDNESDAY, NEXT_MONDAY)).body;
    const others = await otherFamily();
    expect((await askOf(others, WEDNESDAY)).body).toMatchObject({ status: 'confirmed' });
    expect((await comeAfterAll(id)).body).toMatchObject({ waits: [WEDNESDAY] });
    // Next Monday it comes again; on Wednesday it is absent still, by the moment at which that was told.
    expect((await notices()).filter((one) => one.withdrawnAt === null)).toMatchObject([
      { from: WEDNESDAY, to: WEDNESDAY },
    ]);
    expect(await placesTaken(WEDNESDAY)).toEqual([others.other.childId]);
    expect(await now().dayOf(WEDNESDAY)).toMatchObject({
      isAbsent: true,
      changes: [{ kind: 'return', status: 'requested', canCancel: true }],
    });
    expect(await now().dayOf(NEXT_MONDAY)).toMatchObject({ isAbsent: false, changes: [] });
    expect((await now().told()).at(-1)).toBe('booking-requested');
    const inbox = await now().director.get<{ waiting: AnsweredBooking[] }>('/api/bookings');
    expect(inbox.body.waiting).toMatchObject([{ kind: 'return', verdict: { hasPlace: false } }]);
    const [waiting] = inbox.body.waiting;
    const confirmed = await now().director.post(`/api/bookings/${waiting?.id}/confirm`, { overruleAcknowledged: true });
    expect(confirmed).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await now().dayOf(WEDNESDAY)).toMatchObject({ isAbsent: false, arrives: '08:00', leaves: '16:00' });
    expect((await placesTaken(WEDNESDAY)).sort()).toEqual([now().family.childId, others.other.childId]);
    expect((await notices()).filter((one) => one.withdrawnAt === null)).toEqual([]);
    expect((await now().told()).at(-1)).toBe('booking-confirmed');
    // What holds again is no booking that could be cancelled.
    expect((await now().parent.post(`/api/parent/bookings/${waiting?.id}/cancel`)).status).toBe(409);
  });

  test('is asked about once, and a place that becomes free answers', async () => {
    await now().rules({ absencesFree: true });
    await now().capacity(1);
    await stayAway(WEDNESDAY);
    const others = await otherFamily();
    const theirs = (await askOf(others, WEDNESDAY)).body;
    const again = async () => {
      const kept = (await notices()).find((one) => one.withdrawnAt === null);
      return (await comeAfterAll(kept?.id ?? 0)).body.waits;
    };
    expect([await again(), await again()]).toEqual([[WEDNESDAY], [WEDNESDAY]]);
    const returns = () =>
      now().scene.rows<{ status: string }>("select status from booking where kind = 'return' order by id");
    expect(await returns()).toEqual([{ status: 'requested' }]);
    await others.stranger.post(`/api/parent/bookings/${theirs.id}/cancel`);
    const effects = await effectsIn(now().scene, async () => expect(await again()).toEqual([]));
    const { childId } = now().family;
    expect(effects).toEqual([
      expect.stringMatching(
        `^audit confirm booking: booking .* of .${childId}. before {"status":"requested"} after {"reason":null,"status":"confirmed"}$`,
      ),
      expect.stringMatching(`^audit withdraw notice: notice .* of .${childId}.$`),
      expect.stringMatching('^queue take-back-notifications .*"event":"booking-requested"'),
      `tell bookings, notices of [${childId}]`,
    ]);
    expect(await returns()).toEqual([{ status: 'confirmed' }]);
    expect(await placesTaken(WEDNESDAY)).toEqual([now().family.childId]);
  });

  test('taken back at the moment at which another asks for its place: one of them has it', async () => {
    await now().rules({ absencesFree: true });
    await now().capacity(1);
    const { id } = (await stayAway(WEDNESDAY)).body;
    const others = await otherFamily();
    const [mine, theirs] = await Promise.all([comeAfterAll(id), askOf(others, WEDNESDAY)]);
    expect([
      [[], 'requested'],
      [[WEDNESDAY], 'confirmed'],
    ]).toContainEqual([mine.body.waits, theirs.body.status]);
    expect(await placesTaken(WEDNESDAY)).toHaveLength(1);
  });

  test('of another family is not there to be taken back', async () => {
    const { id } = (await stayAway(WEDNESDAY)).body;
    const { stranger } = await otherFamily();
    expect((await stranger.post(`/api/parent/notices/${id}/withdraw`)).status).toBe(404);
  });
});

describe('several children', () => {
  test('stay away by one call, for all or for none', async () => {
    const { childId } = now().family;
    const told = await now().parent.post<Notice[]>('/api/parent/absences', {
      childIds: [childId, childId],
      from: WEDNESDAY,
      to: NEXT_MONDAY,
      text: '',
    });
    expect(told).toMatchObject({ status: 201, body: [{ from: WEDNESDAY, to: NEXT_MONDAY }] });
    expect(told.body).toHaveLength(1);
    const { other } = await otherFamily();
    const both = { childIds: [childId, other.childId], from: '2026-03-16', text: '' };
    expect((await now().parent.post('/api/parent/absences', both)).status).toBe(404);
    expect(await notices()).toHaveLength(1);
    expect(await now().parent.post('/api/parent/absences', { ...both, childIds: [] })).toMatchObject({
      status: 422,
      body: { fields: { childIds: 'Please select a child' } },
    });
    expect(
      await now().parent.post('/api/parent/absences', { ...both, childIds: [childId], from: '2026-02-20' }),
    ).toMatchObject({ status: 422, body: { fields: { from: 'This day has passed' } } });
  });
});
