import { describe, expect, test } from 'vitest';
import { startRun } from '#server/domains/billing/invoices/runs.ts';
import { runInvoices } from '#server/domains/billing/jobs.ts';
import { bookingStage, FRIDAY, NEXT_MONDAY, THURSDAY } from '#testing/booking-stage.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { endingOf, type Ground } from './rules.ts';

const { now, at } = bookingStage();

const close = (from: string, to = from) =>
  now().director.post('/api/center/closures', { from, to, reason: 'Burst pipe' });
const endings = () =>
  now().scene.rows<{ because: string | null; status: string }>(
    'select status, ended_because as because from booking order by id',
  );
const entries = () =>
  now().scene.rows<{ kind: string; amount: number }>(
    'select kind, amount::int from ledger_transaction where child_id = $1 order by id',
    now().family.childId,
  );

describe('what can be no longer ends by itself, and gives its price back once (bookings-10)', () => {
  test('where the center closes on the day: the family is told', async () => {
    const { id } = (await now().ask()).body;
    const { scene, family } = now();
    const { childId, guardianId } = family;
    const effects = await effectsIn(scene, async () => expect((await close(THURSDAY, FRIDAY)).status).toBe(201));
    expect(effects.filter((line) => /^audit end|^tell/.test(line))).toEqual([
      `audit end booking: booking [${id}] of [${childId}] before {"status":"confirmed"} after {"status":"ended","endedBecause":"closed"}`,
      `tell attendance, billing, bookings, center, children of [${childId}] guardians [${guardianId}]`,
    ]);
    expect(await endings()).toEqual([{ status: 'ended', because: 'closed' }]);
    expect([await now().balance(), await now().expectedOn(THURSDAY)]).toEqual([0, []]);
    expect((await now().told()).at(-1)).toBe('booking-ended');
    expect(await now().dayOf(THURSDAY)).toMatchObject({
      state: 'closed',
      booking: { status: 'ended', endedBecause: 'closed', canCancel: false },
    });
    const [entry] = await now().scene.rows(
      "select action, actor_kind from audit where entity = 'booking' order by id desc limit 1",
    );
    expect(entry).toEqual({ action: 'end booking', actor_kind: 'staff' });
    // Again, and by every other way, nothing more is given back.
    await close(THURSDAY);
    expect((await now().parent.post(`/api/parent/bookings/${id}/cancel`)).status).toBe(409);
    expect((await now().director.post(`/api/bookings/${id}/decline`, { reason: 'Closed' })).status).toBe(409);
    await now().director.delete(`/api/children/${now().family.childId}`);
    expect(await entries()).toEqual([
      { kind: 'charge', amount: 8_000 },
      { kind: 'reversal', amount: -8_000 },
    ]);
  });

  test('by a credit where it stands on an invoice', async () => {
    await now().ask();
    const { id: runId } = await now().scene.inCenter((scope) =>
      startRun(scope, { from: '2026-03-02', to: '2026-03-08' }),
    );
    const { server } = now().scene.larkhouse;
    await runInvoices({ server, centerId: now().scene.world.centerId, input: { runId }, attempt: 1 });
    await close(THURSDAY);
    await close(THURSDAY);
    expect(await entries()).toMatchObject([
      { kind: 'charge', amount: 8_000 },
      { kind: 'credit', amount: -8_000 },
    ]);
  });

  test('where the weekday has no opening hours any more', async () => {
    await now().ask();
    const { body } = await now().director.get<{ hours: { version: number; days: { weekday: number }[] } }>(
      '/api/center/settings',
    );
    const { version, days } = body.hours;
    const set = await now().director.put('/api/center/hours', {
      version,
      days: days.filter(({ weekday }) => weekday !== 4),
    });
    expect(set.status).toBe(200);
    expect(await endings()).toEqual([{ status: 'ended', because: 'closed' }]);
    await now().director.put('/api/center/hours', { days });
  });

  test('where the child leaves before, as planned or at once', async () => {
    await now().ask();
    await now().ask({ date: '2026-03-12' });
    expect(await now().balance()).toBe(16_000);
    const leaves = await now().director.put(`/api/children/${now().family.childId}/leaving`, { lastDay: NEXT_MONDAY });
    expect(leaves.status).toBe(200);
    expect(await endings()).toEqual([
      { status: 'confirmed', because: null },
      { status: 'ended', because: 'not-enrolled' },
    ]);
    expect(await now().balance()).toBe(8_000);
    await now().director.delete(`/api/children/${now().family.childId}`);
    expect((await endings()).map(({ because }) => because)).toEqual(['not-enrolled', 'not-enrolled']);
    expect(await now().balance()).toBe(0);
  });

  test('where the day is agreed on meanwhile, also once it has passed and the child came', async () => {
    await now().ask();
    await at('2026-03-06T15:00:00Z');
    await now().scene.rows(
      "insert into attendance (center_id, child_id, date, status, check_in, check_out, changed_at) values ($1, $2, $3, 'present', '2026-03-05T14:00:00Z', '2026-03-05T20:00:00Z', now())",
      now().scene.world.centerId,
      now().family.childId,
      THURSDAY,
    );
    await close(THURSDAY);
    // It came: nobody gives that back by itself.
    expect(await endings()).toEqual([{ status: 'confirmed', because: null }]);
    await now().director.delete(`/api/center/closures?from=${THURSDAY}&to=${THURSDAY}`);
    await now().agree({
      slots: [1, 3, 4].map((weekday) => ({ week: 1, weekday, arrives: '08:00', leaves: '16:00' })),
    });
    expect(await endings()).toEqual([{ status: 'ended', because: 'agreed' }]);
    expect([await now().balance(), await now().expectedOn(THURSDAY)]).toEqual([0, [now().family.childId]]);
  });

  test('with what waits, of which staff are asked no more; what stands stays', async () => {
    const takenBack = () => now().scene.rows("select id from outbox where task = 'take-back-notifications'");
    const before = (await takenBack()).length;
    await now().rules({ answeredBy: 'staff' });
    await now().ask();
    await now().ask({ date: FRIDAY });
    await close(THURSDAY);
    expect(await endings()).toEqual([
      { status: 'ended', because: 'closed' },
      { status: 'requested', because: null },
    ]);
    expect(await takenBack()).toHaveLength(before + 1);
    expect(await entries()).toEqual([]);
  });

  test('with a changed day, whose base ends with it, each once', async () => {
    await now().ask();
    await now().ask({ date: THURSDAY, isChange: true, arrives: '08:00', leaves: '17:00', price: 1_200 });
    await close(THURSDAY);
    expect(await endings()).toEqual([
      { status: 'ended', because: 'closed' },
      { status: 'ended', because: 'closed' },
    ]);
    expect(await now().balance()).toBe(0);
    expect(await entries()).toHaveLength(4);
  });

  test('who asks for a day at the moment at which it is closed pays nothing', async () => {
    const [asked] = await Promise.all([now().ask(), close(THURSDAY)]);
    expect([201, 422]).toContain(asked.status);
    expect([await now().balance(), await now().expectedOn(THURSDAY)]).toEqual([0, []]);
    expect((await endings()).map(({ because }) => because)).toEqual(asked.status === 201 ? ['closed'] : []);
  });
});

describe('why a booking ends', () => {
  const ground = (change: Partial<Ground>): Ground => ({
    kind: 'extra',
    isOpen: true,
    isEnrolled: true,
    isAgreed: false,
    isExpected: true,
    came: false,
    givesUp: null,
    ...change,
  });
  test.each<[string, Partial<Ground>, string | null]>([
    ['nothing is against it', {}, null],
    ['the child is not enrolled', { isEnrolled: false, isOpen: false }, 'not-enrolled'],
    ['the center is closed', { isOpen: false }, 'closed'],
    ['the day is agreed', { isAgreed: true }, 'agreed'],
    ['other times of an agreed day', { kind: 'times', isAgreed: true }, null],
    ['other times of a day that is not booked', { kind: 'times', isExpected: false }, 'not-booked'],
    ['coming after all on a day that is not booked', { kind: 'return', isExpected: false }, 'not-booked'],
    ['the child came', { isOpen: false, came: true }, null],
    ['a swap whose given up day has passed', { kind: 'swap', givesUp: '2026-03-02', isOpen: false }, null],
    ['a swap whose given up day is to come', { kind: 'swap', givesUp: '2026-03-09', isOpen: false }, 'closed'],
  ])('%s', (_, change, because) => {
    expect(endingOf(ground(change), '2026-03-04')).toBe(because);
  });
});
