import { expect, test } from 'vitest';
import { bookedBetween } from '#server/domains/bookings/queries.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { type AnsweredOffer, offerStage, type Refused, STARTS, times } from '#testing/offer-stage.ts';
import { firstOf } from '#testing/scene.ts';

const { now } = offerStage();
const booked = (from: string, to = from) =>
  now().scene.inCenter((scope) => scope.all(bookedBetween(from, to, scope.now)));

test('staff offer a place: it is held like a booked one, the family is written to, and the inquiry says so (offers-1)', async () => {
  const family = await now().ask();
  let offer: AnsweredOffer | undefined;
  const told = await effectsIn(now().scene, async () => {
    offer = (await now().offer(family, { deposit: 50_000 })).body;
  });
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit offer place: inquiry .*"deposit":50000,"startsOn":"2026-05-04"/),
      expect.stringMatching(/^audit move inquiry: inquiry .*"state":"offered"/),
      expect.stringMatching(/^queue send-mail/),
      expect.stringMatching(/^tell .*admissions.*offers/),
    ]),
  );
  expect(offer).toMatchObject({
    state: 'open',
    room: 'Toddler Room',
    deposit: 50_000,
    expiresAt: '2026-03-04T12:30:00.000Z',
  });
  expect(await now().stateOf(family)).toBe('offered');
  expect(await booked(STARTS, '2026-05-07')).toEqual(
    ['2026-05-04', '2026-05-05', '2026-05-06'].map((date) =>
      expect.objectContaining({ date, childId: -(offer?.id ?? 0), arrives: '08:00', leaves: '15:00', minutes: 420 }),
    ),
  );
  const { body } = await now().director.get<{ rooms: { id: number; days: { peak: { children: number } }[] }[] }>(
    `/api/planning/week?date=${STARTS}`,
  );
  expect(body.rooms.find(({ id }) => id === now().roomId)?.days[0]?.peak.children).toBe(1);
  const { body: list } = await now().director.get<{ waiting: object[] }>('/api/waitlist');
  expect(list.waiting).toEqual([]);
  expect(await now().mails()).toContain('Maple House offers you a place');
});

test('what cannot be offered is refused, and who may not (offers-1)', async () => {
  const family = await now().ask();
  const fieldOf = async (change: object) => Object.keys((await now().offer(family, change)).body.fields ?? {})[0];
  expect(await fieldOf({ startsOn: '2026-03-02' })).toBe('startsOn');
  expect(await fieldOf({ startsOn: '2024-05-01' })).toBe('startsOn');
  expect(await fieldOf({ roomId: 987_654 })).toBe('roomId');
  expect(await fieldOf({ planIds: [987_654] })).toBe('planIds');
  expect(await fieldOf({ planIds: [1, 1] })).toBe('planIds');
  expect(await fieldOf({ formIds: [987_654] })).toBe('formIds');
  expect(await fieldOf({ formIds: [1, 1] })).toBe('formIds');
  expect(await fieldOf({ hours: 0 })).toBe('hours');
  expect(await fieldOf({ hours: 721 })).toBe('hours');
  expect(await fieldOf({ slots: times('15:00', '08:00', 1) })).toBe('slots');
  expect(await fieldOf({ slots: times('08:00', '15:00', 7) })).toBe('slots');
  expect(await fieldOf({ inquiryChildId: 987_654 })).toBe('inquiryChildId');
  expect((await now().offer(family, {}, await now().scene.as('Nurse'))).status).toBe(403);
  await now().director.post(`/api/inquiries/${family.inquiryId}/state`, { state: 'lost', lostReason: 'moved' });
  expect((await now().offer(family)).status).toBe(409);
});

test('an offer holds its place no longer than until the first day begins (offers-1)', async () => {
  const family = await now().ask();
  expect((await now().offered(family, { startsOn: '2026-03-03', hours: 720 })).expiresAt).toBe(
    '2026-03-03T05:00:00.000Z',
  );
});

test('an offer that has no place in one half hour is refused with the day and the hour (offers-2)', async () => {
  await now().scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
  await now().offered(await now().ask(), { slots: times('08:00', '12:00', 2) });
  const family = await now().ask();
  const { status, body } = await now().offer(family, { slots: times('11:30', '16:00', 2) });
  expect({ status, ...body }).toMatchObject({
    status: 422,
    fields: { roomId: 'Toddler Room has no place on 2026-05-05 at 11:30' },
  });
  expect((await now().offer(family, { slots: times('12:00', '16:00', 2) })).status).toBe(201);
});

test('too few staff for one more child is asked once (offers-2)', async () => {
  await now().scene.rows('update staff set room_id = null');
  const family = await now().ask();
  const { status, body } = await now().offer(family);
  expect({ status, ...body }).toMatchObject({
    status: 409,
    code: 'short-staffed',
    fields: { shortAcknowledged: expect.any(String) },
  });
  expect((await now().offer(family, { shortAcknowledged: true })).status).toBe(201);
});

test('of two offers of the last place at one moment one is made (offers-2)', async () => {
  await now().scene.rows("update room set capacity = 1 where name = 'Toddler Room'");
  const [one, other] = [await now().ask(), await now().ask()];
  const answers = await Promise.all([now().offer(one), now().offer(other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await now().list()).toHaveLength(1);
});

test('a child is offered one place at a time, and none where it has one (offers-2)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family);
  expect((await now().offer(family)).body.message).toBe('An offer to this child is open');
  expect((await now().accept(family, offer)).status).toBe(200);
  expect((await now().offer(family)).body.message).toBe('This child has a place already');
  const twin = await now().ask({
    child: { firstName: offer.childFirstName?.toUpperCase(), lastName: offer.childLastName },
  });
  expect((await now().offer(twin)).body.message).toBe('A child of this name and day of birth is enrolled already');
});

test('after its time an offer holds nothing, and staff and family are told once (offers-6)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family);
  now().scene.larkhouse.clock.advance({ hours: 48 });
  expect(await booked(STARTS)).toEqual([]);
  expect((await now().list()).map(({ state }) => state)).toEqual(['expired']);
  expect((await now().accept(family, offer)).body.message).toBe('This offer has ended');
  const told = await effectsIn(now().scene, () => now().runExpiry());
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit expire offer: inquiry/),
      expect.stringMatching(/^queue notify .*"event":"offer-ended"/),
      expect.stringMatching(/^queue send-mail/),
      expect.stringMatching(/^tell .*offers/),
    ]),
  );
  expect(await effectsIn(now().scene, () => now().runExpiry())).toEqual([]);
  expect(await now().stateOf(family)).toBe('waiting');
  expect((await now().offer(family, {}, await now().scene.as('Director'))).status).toBe(201);
});

test('of acceptance and expiry the first one counts, and the other is told (offers-6)', async () => {
  for (const first of ['accept', 'expire'] as const) {
    now().scene.larkhouse.clock.set('2026-03-02T12:30:00Z');
    const family = await now().ask();
    const offer = await now().offered(family);
    const { clock } = now().scene.larkhouse;
    const other = await now().scene.openTransaction();
    await other.query('select from inquiry where id = $1 for update', [family.inquiryId]);
    clock.advance({ hours: 47 });
    const accepting = first === 'accept' ? now().accept(family, offer) : null;
    if (accepting) await other.untilAwaited();
    clock.advance({ hours: 1 });
    const expiring = now().runExpiry();
    if (!accepting) await other.untilAwaited();
    const late = accepting ?? now().accept(family, offer);
    await other.query('commit');
    const [{ status }] = await Promise.all([late, expiring]);
    expect([first, status]).toEqual([first, first === 'accept' ? 200 : 409]);
    expect(await now().stateOf(family)).toBe(first === 'accept' ? 'enrolled' : 'waiting');
  }
});

test('an offer goes with its inquiry, whoever is first (offers-7)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family);
  const other = await now().scene.openTransaction();
  await other.query('select from inquiry where id = $1 for update', [family.inquiryId]);
  const erasing = now().stranger.post(`/api/join/inquiries/${family.token}/erase`, {});
  await other.untilAwaited();
  const accepting = now().accept(family, offer);
  await other.query('commit');
  expect((await erasing).status).toBe(200);
  expect((await accepting).status).toBe(404);
  expect(await now().list()).toEqual([]);
  expect(await booked(STARTS)).toEqual([]);
  expect(await now().scene.rows('select from child where removed_at is null')).toEqual([]);
});

test('erasing an inquiry with an offer frees its place and calls nobody to it any more (offers-7)', async () => {
  const family = await now().ask();
  const { id } = await now().offered(family);
  const told = await effectsIn(now().scene, () => now().director.delete(`/api/inquiries/${family.inquiryId}`));
  expect(told).toContain(
    `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'offer-ended', aboutId: id })}`,
  );
  expect(told.at(-1)).toMatch(/^tell .*offers/);
});

test('a family declines with a reason, which staff read; who is next is named, and asked by a tap (offers-8)', async () => {
  const [family, next] = [await now().ask(), await now().ask()];
  const offer = await now().offered(family, { deposit: 10_000 });
  const told = await effectsIn(now().scene, () => now().decline(family, offer, 'We move to Ohio'));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit decline offer: inquiry .*after \{"reason":"We move to Ohio"\}/),
      expect.stringMatching(/^queue notify .*"event":"offer-ended"/),
    ]),
  );
  expect(firstOf(await now().list())).toMatchObject({
    state: 'declined',
    reason: 'We move to Ohio',
    next: { inquiryChildId: next.childId },
  });
  expect((await now().decline(family, offer)).status).toBe(200);
  const asked = await now().director.post<AnsweredOffer & Refused>(`/api/offers/${offer.id}/next`, {});
  expect({ status: asked.status, ...asked.body }).toMatchObject({
    status: 201,
    inquiryChildId: next.childId,
    state: 'open',
    deposit: 10_000,
    expiresAt: offer.expiresAt,
  });
  expect((await now().director.post<Refused>(`/api/offers/${offer.id}/next`, {})).status).toBe(409);
  expect((await now().list()).find(({ id }) => id === offer.id)).toMatchObject({ next: null, isPassedOn: true });
});

test('where the center switched it on the next is asked by itself (offers-8)', async () => {
  const set = (asksNext: boolean, version = 1) =>
    now().director.put<{ asksNext: boolean; version: number }>('/api/offers/settings', { asksNext, version });
  const told = await effectsIn(now().scene, () => set(true));
  expect(told[0]).toMatch(
    /^audit change offers: admission_setting .*before \{"asksNext":false\} after \{"asksNext":true\}/,
  );
  expect(told.at(-1)).toMatch(/^tell offers/);
  expect((await set(false, 1)).status).toBe(412);
  const [family, next] = [await now().ask(), await now().ask()];
  // Nobody is asked for other days than wished for.
  await now().ask({ child: { weekdays: [4] } });
  await now().decline(family, await now().offered(family));
  expect(await runJobs(now().scene, 'ask-next')).toBe(1);
  expect(
    (await now().list()).filter(({ state }) => state === 'open').map(({ inquiryChildId }) => inquiryChildId),
  ).toEqual([next.childId]);
  await now().director.post(`/api/offers/${firstOf(await now().list()).id}/end`, { as: 'declined', reason: null });
  // Nobody is left who was not asked.
  expect(await runJobs(now().scene, 'ask-next')).toBe(1);
  expect((await now().list()).filter(({ state }) => state === 'open')).toEqual([]);
});

test('staff withdraw an offer, and the family is told; nobody is given up to whom a place is offered (offers-9)', async () => {
  const family = await now().ask();
  const { id } = await now().offered(family);
  const lost = { state: 'lost', lostReason: 'no-answer' };
  expect((await now().director.post(`/api/inquiries/${family.inquiryId}/state`, lost)).status).toBe(409);
  const end = () =>
    now().director.post<AnsweredOffer>(`/api/offers/${id}/end`, { as: 'withdrawn', reason: 'Too few staff' });
  const told = await effectsIn(now().scene, end);
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^audit withdraw offer: inquiry .*after \{"reason":"Too few staff"\}/),
      expect.stringMatching(/^queue send-mail/),
    ]),
  );
  expect((await end()).body.state).toBe('withdrawn');
  expect(await booked(STARTS)).toEqual([]);
  expect((await now().seen(family)).offers.map(({ state }) => state)).toEqual(['withdrawn']);
  expect(JSON.stringify(await now().seen(family))).not.toContain('Too few staff');
  expect((await now().director.post(`/api/inquiries/${family.inquiryId}/state`, lost)).status).toBe(200);
});

test('the same times are held on both sides of a change of the clocks (offers-2)', async () => {
  await now().offered(await now().ask(), { startsOn: '2026-03-05', slots: times('08:00', '15:00', 1, 5) });
  for (const [friday, monday] of [
    ['2026-03-06', '2026-03-09'],
    ['2026-10-30', '2026-11-02'],
  ] as const)
    expect((await booked(friday, monday)).map(({ date, arrives, minutes }) => [date, arrives, minutes])).toEqual([
      [friday, '08:00', 420],
      [monday, '08:00', 420],
    ]);
});

test('what two inquiries name as one child keeps its offer when they become one (offers-7)', async () => {
  const contacts = (key: string) => [
    { firstName: 'Ana', lastName: 'Roy', email: `${key}@roy.test`, phoneNumber: null },
  ];
  const child = { firstName: 'Mia', lastName: 'Roy' };
  const kept = await now().ask({ child, contacts: contacts('one') });
  const gone = await now().ask({ child, contacts: contacts('two') });
  const offer = await now().offered(gone);
  const merge = () =>
    now().director.post<Refused>(`/api/inquiries/${kept.inquiryId}/merge`, { otherId: gone.inquiryId });
  const second = await now().offered(kept);
  expect((await merge()).status).toBe(409);
  await now().director.post(`/api/offers/${second.id}/end`, { as: 'withdrawn', reason: null });
  const merged = await effectsIn(now().scene, merge);
  expect(merged.at(-1)).toMatch(/^tell .*offers/);
  expect((await now().list()).find(({ id }) => id === offer.id)).toMatchObject({
    inquiryId: kept.inquiryId,
    state: 'open',
  });
});

test('family and staff read how many places twelve months brought, and how long half of the families waited (offers-12)', async () => {
  const { clock } = now().scene.larkhouse;
  const reader = await now().ask();
  const page = async () =>
    (await now().stranger.get<{ offered: object }>(`/api/join/inquiries/${reader.token}`)).body.offered;
  // Sessions end in days in which nobody does anything.
  const director = () => now().scene.as('Director');
  const list = async () => (await (await director()).get<{ offered: object }>('/api/waitlist')).body.offered;
  expect([await page(), await list()]).toEqual(Array(2).fill({ count: 0, medianDays: null }));
  const waiting = [await now().ask(), await now().ask(), await now().ask()];
  for (const family of waiting) {
    expect((await now().offer(family, {}, await director())).status).toBe(201);
    clock.advance({ days: 9 });
  }
  expect([await page(), await list()]).toEqual(Array(2).fill({ count: 3, medianDays: 9 }));
  clock.advance({ days: 366 - 27 });
  expect(await list()).toEqual({ count: 2, medianDays: 9 });
});
