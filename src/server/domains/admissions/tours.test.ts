import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import type { admissionTours } from '#contract/admissions-tours.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { retention } from './retention.ts';
import { remindOfTours } from './tour-reminders.ts';

/** A Monday, 07:00 at the center. */
const MONDAY = '2026-03-02T12:00:00Z';

type Listed = z.output<(typeof admissionTours)['GET /api/tour-slots']['reply']>;
type Slot = Listed['slots'][number];
type Family = z.output<(typeof admissionTours)['GET /api/join/inquiries/:token/tours']['reply']>;
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await at(MONDAY);
  stranger = new Client(scene.larkhouse.origin);
  for (const table of ['login_throttle', 'inquiry', 'tour_slot', 'mail', 'closure', 'outbox'])
    await scene.rows(`delete from ${table}`);
});

/** Sessions end meanwhile. */
async function at(moment: string): Promise<void> {
  scene.larkhouse.clock.set(moment);
  director = await scene.as('Director');
}
const stage = () => ({ larkhouse: scene.larkhouse, here: scene.world }) as Parameters<typeof fresh.linkTo>[0];
const list = async (query = '') => (await director.get<Listed>(`/api/tour-slots${query}`)).body;
const openSlots = (changes: object = {}) =>
  director.post<{ opened: number } & Refused>('/api/tour-slots', { ...fresh.slot(), weeklyUntil: null, ...changes });
/** A time of its own; its id. */
async function slotOf(changes: object = {}): Promise<number> {
  expect((await openSlots(changes)).status).toBe(201);
  return firstOf(await scene.rows<{ id: number }>('select max(id) as id from tour_slot')).id;
}
const change = (id: number, changes: object) =>
  director.put<Slot & Refused>(`/api/tour-slots/${id}`, { ...fresh.slot(), ...changes });
const familyOf = async () => {
  const { id } = (await fresh.inquiry(stage())).params;
  const token = await fresh.linkTo(stage(), id);
  await scene.rows("update inquiry_link set expires_at = '2028-01-01'");
  const path = `/api/join/inquiries/${token}/tours`;
  return {
    id,
    path,
    tours: async () => (await stranger.get<Family>(path)).body,
    book: (slotId: number) => stranger.post<Family & Refused>(path, { slotId }),
    cancel: (tour: number) => stranger.post<Refused>(`${path}/${tour}/cancel`),
    inquiry: async () => (await director.get<Inquiry>(`/api/inquiries/${id}`)).body,
  };
};
/** The appointments that went out, the oldest first. */
async function appointments() {
  const mails = await scene.rows<{ subject: string; content_sealed: Buffer }>('select * from mail order by id');
  return mails.map(({ subject, content_sealed: sealed }) => {
    const { appointment } = contentOf(scene.larkhouse.server, sealed);
    const line = (name: string) => appointment?.text.match(new RegExp(`^${name}[:;](.*)$`, 'm'))?.[1]?.trim();
    return {
      subject,
      method: appointment?.method ?? null,
      uid: line('UID'),
      sequence: line('SEQUENCE'),
      start: line('DTSTART'),
      end: line('DTEND'),
    };
  });
}

test('staff open a time, weekly until a day, and leave out days that are closed for once (admissions-12)', async () => {
  await scene.rows(
    "insert into closure (center_id, date, reason) values ($1, '2026-03-19', 'Holiday')",
    scene.world.centerId,
  );
  const told = await effectsIn(scene, () => openSlots({ weeklyUntil: '2026-04-02' }));
  expect(told).toEqual([
    expect.stringMatching(/^audit open tours: tour_slot \[\d+, \d+, \d+\] after .*"to":"2026-04-02"/),
    expect.stringMatching(/^tell .*admissions/),
  ]);
  const { slots, hosts, today } = await list();
  expect(slots.map(({ date, time, left }) => [date, time, left])).toEqual([
    ['2026-03-12', '10:00', 2],
    ['2026-03-26', '10:00', 2],
    ['2026-04-02', '10:00', 2],
  ]);
  expect([today, hosts.length > 0]).toEqual(['2026-03-02', true]);
  expect((await openSlots({ date: '2026-03-01' })).body.fields).toHaveProperty('time');
  expect((await openSlots({ hostId: 4_000_000 })).body.fields).toHaveProperty('hostId');
  expect((await openSlots({ minutes: 5 })).body.fields).toHaveProperty('minutes');
  expect((await director.get('/api/tour-slots?from=2026-01-01&to=2026-12-31')).status).toBe(422);
  expect((await (await scene.as('Nurse')).get('/api/tour-slots')).status).toBe(403);
});

test('a family books by one call: its inquiry stands at tour, a mail brings the appointment, staff are told (admissions-13)', async () => {
  const slot = await slotOf({ hostId: scene.world.staff['Lead Teacher'] });
  const family = await familyOf();
  expect((await family.tours()).slots).toMatchObject([{ id: slot, date: '2026-03-12', left: 2 }]);
  const told = await effectsIn(scene, () => family.book(slot));
  expect(told).toEqual(
    expect.arrayContaining([
      `audit book tour: inquiry [${family.id}] after {"date":"2026-03-12","time":"10:00"}`,
      expect.stringContaining('audit move inquiry'),
      expect.stringContaining('"event":"tour-booked"'),
      expect.stringMatching(/^tell .*admissions/),
    ]),
  );
  expect(await family.tours()).toMatchObject({ booked: [{ slotId: slot, host: expect.any(String) }] });
  expect(await family.inquiry()).toMatchObject({
    state: 'tour',
    tours: [{ state: 'booked', date: '2026-03-12', bookedBy: null }],
    mails: [{ kind: 'tour', subject: expect.any(String), text: null, sentBy: null }],
  });
  const tourId = firstOf((await family.inquiry()).tours).id;
  expect(await appointments()).toEqual([
    {
      subject: expect.stringContaining('Your tour of'),
      method: 'REQUEST',
      uid: `tour-${scene.world.centerId}-${tourId}@larkhouse`,
      sequence: '0',
      // The clocks went forward on the 8th of March.
      start: '20260312T140000Z',
      end: '20260312T143000Z',
    },
  ]);
  expect(await effectsIn(scene, () => family.book(slot))).toEqual([]);
});

test('another time moves the tour that is still to come: the calendar knows it again (admissions-13)', async () => {
  const [first, second] = [await slotOf(), await slotOf({ date: '2026-11-05', time: '16:30' })];
  const family = await familyOf();
  await family.book(first);
  await at('2026-10-01T12:00:00Z');
  // The first has passed; what comes is a tour of its own.
  expect((await family.tours()).booked).toEqual([]);
  await at(MONDAY);
  const told = await effectsIn(scene, () => family.book(second));
  expect(told.join()).toContain('audit move tour');
  expect(await family.tours()).toMatchObject({ booked: [{ slotId: second }] });
  expect((await list('?from=2026-03-12&to=2026-03-12')).slots).toMatchObject([{ id: first, left: 2, tours: [] }]);
  const [one, two] = await appointments();
  expect(two).toMatchObject({ uid: one?.uid, method: 'REQUEST', sequence: '1', start: '20261105T213000Z' });
});

test('of two families who want the last place of a time one gets it (admissions-13)', async () => {
  const slot = await slotOf({ places: 1 });
  const families = [await familyOf(), await familyOf(), await familyOf()];
  const answers = await Promise.all(families.map((family) => family.book(slot)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { slots } = await list();
  expect(slots).toMatchObject([{ left: 0, tours: [{ state: 'booked' }] }]);
  expect((await appointments()).length).toBe(1);
  expect((await (await familyOf()).tours()).slots).toEqual([]);
});

test('a family cancels, and the center does; each is told by the other, once (admissions-14)', async () => {
  const slot = await slotOf();
  const family = await familyOf();
  await family.book(slot);
  const { id } = firstOf((await family.tours()).booked);
  expect((await (await familyOf()).cancel(id)).status).toBe(404);
  const told = await effectsIn(scene, () => family.cancel(id));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringContaining('audit cancel tour'),
      expect.stringContaining('"event":"tour-canceled"'),
    ]),
  );
  expect(await effectsIn(scene, () => family.cancel(id))).toEqual([]);
  expect((await family.inquiry()).tours).toMatchObject([{ state: 'canceled', canceledBy: 'family' }]);
  await family.book(slot);
  const again = firstOf((await family.tours()).booked).id;
  const byStaff = await effectsIn(scene, () => director.post(`/api/tours/${again}/cancel`));
  expect(byStaff.join()).not.toContain('tour-canceled"');
  expect((await family.inquiry()).tours.map(({ canceledBy }) => canceledBy).toSorted()).toEqual(['center', 'family']);
  expect((await appointments()).map(({ method, sequence }) => [method, sequence])).toEqual([
    ['REQUEST', '0'],
    ['CANCEL', '1'],
    ['REQUEST', '0'],
    ['CANCEL', '1'],
  ]);
  await at('2026-03-12T14:00:00Z');
  const late = await slotOf({ date: '2026-03-12', time: '11:00' });
  expect((await family.book(late)).body.message).toContain('too late');
  expect((await director.post(`/api/inquiries/${family.id}/tours`, { slotId: late })).status).toBe(201);
});

test('a time that moves or is taken back is told to whoever has booked it (admissions-14)', async () => {
  const slot = await slotOf();
  const [one, other] = [await familyOf(), await familyOf()];
  await one.book(slot);
  await other.book(slot);
  expect((await change(slot, { places: 1 })).body.fields).toHaveProperty('places');
  expect((await change(slot, { places: 3, version: 77 })).status).toBe(412);
  const more = await effectsIn(scene, () => change(slot, { places: 3 }));
  expect(more.join()).toContain('audit change tours');
  expect(more.join()).not.toContain('send-mail');
  const moved = await effectsIn(scene, () => change(slot, { places: 3, time: '11:30' }));
  expect(moved.filter((line) => line.startsWith('queue send-mail'))).toHaveLength(2);
  expect(await effectsIn(scene, () => change(slot, { places: 3, time: '11:30' }))).toEqual([]);
  const closed = await effectsIn(scene, () => director.post(`/api/tour-slots/${slot}/close`));
  expect(closed.join()).toContain('audit close tours');
  expect(closed.filter((line) => line.startsWith('audit cancel tour'))).toHaveLength(2);
  expect(await effectsIn(scene, () => director.post(`/api/tour-slots/${slot}/close`))).toEqual([]);
  expect((await appointments()).map(({ method, sequence, start }) => [method, sequence, start])).toEqual([
    ['REQUEST', '0', '20260312T140000Z'],
    ['REQUEST', '0', '20260312T140000Z'],
    ['REQUEST', '1', '20260312T153000Z'],
    ['REQUEST', '1', '20260312T153000Z'],
    ['CANCEL', '2', '20260312T153000Z'],
    ['CANCEL', '2', '20260312T153000Z'],
  ]);
  expect((await one.book(slot)).body.message).toContain('taken back');
  expect((await change(slot, { places: 4 })).status).toBe(409);
  expect((await list()).slots).toMatchObject([{ isClosed: true, left: 3 }]);
});

test('the day before, each family is reminded once, however often the clock comes by (admissions-14)', async () => {
  const family = await familyOf();
  await family.book(await slotOf());
  const late = await familyOf();
  const remind = () => remindOfTours({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  const reminded = async () => (await appointments()).filter(({ subject }) => subject.startsWith('Tomorrow'));
  await at('2026-03-10T20:00:00Z');
  await remind();
  await at('2026-03-11T11:30:00Z');
  await remind();
  expect(await reminded()).toEqual([]);
  await at('2026-03-11T12:30:00Z');
  await late.book(firstOf((await list()).slots).id);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await reminded()).toEqual([expect.objectContaining({ method: null })]);
  expect((await family.inquiry()).mails.map(({ kind }) => kind)).toEqual(['tour-reminder', 'tour']);
  expect((await late.inquiry()).mails.map(({ kind }) => kind)).toEqual(['tour']);
});

test('staff book for a family on the phone, and say whether it came (admissions-15)', async () => {
  const slot = await slotOf();
  const family = await familyOf();
  const booked = await director.post<{ id: number; bookedBy: string }>(`/api/inquiries/${family.id}/tours`, {
    slotId: slot,
  });
  expect(booked).toMatchObject({ status: 201, body: { bookedBy: expect.any(String) } });
  const say = (outcome: string | null) => director.post<Refused>(`/api/tours/${booked.body.id}/outcome`, { outcome });
  expect((await say('came')).status).toBe(409);
  await at('2026-03-12T15:00:00Z');
  expect(await effectsIn(scene, () => say('missed'))).toEqual([
    `audit note tour outcome: inquiry [${family.id}] before {"outcome":null} after {"outcome":"missed"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => say('missed'))).toEqual([]);
  expect((await say('came')).status).toBe(200);
  expect((await family.inquiry()).tours).toMatchObject([{ state: 'came' }]);
  expect((await director.post(`/api/tours/${booked.body.id}/cancel`)).status).toBe(409);
  expect((await say(null)).status).toBe(200);
  expect((await director.post('/api/tours/4000000/outcome', { outcome: 'came' })).status).toBe(404);
});

test('whose inquiry has ended, or who waits, keeps its state; the former books nothing (admissions-13)', async () => {
  const slot = await slotOf();
  const family = await familyOf();
  await director.post(`/api/inquiries/${family.id}/state`, { state: 'waiting' });
  expect((await family.book(slot)).status).toBe(200);
  expect((await family.inquiry()).state).toBe('waiting');
  await director.post(`/api/inquiries/${family.id}/state`, { state: 'lost', lostReason: 'moved' });
  expect((await family.tours()).slots).toEqual([]);
  expect((await family.book(slot)).status).toBe(409);
});

test('without an e-mail no mail goes out, and a merge brings tours and mails along (admissions-7, admissions-13)', async () => {
  const slot = await slotOf();
  const contact = { firstName: 'Ben', lastName: 'Roy', email: null, phoneNumber: '555 040 9999' };
  const calls = await director.post<Inquiry>('/api/inquiries', { ...fresh.asking(), contacts: [contact] });
  expect(
    (await effectsIn(scene, () => director.post(`/api/inquiries/${calls.body.id}/tours`, { slotId: slot }))).join(),
  ).not.toContain('send-mail');
  const family = await familyOf();
  await family.book(slot);
  const { body } = await director.post<Inquiry>(`/api/inquiries/${calls.body.id}/merge`, { otherId: family.id });
  expect([body.tours.length, body.mails.length]).toEqual([2, 1]);
});

test('an inquiry that is erased takes its tours and mails along; times that have passed go with the months (admissions-4)', async () => {
  const slot = await slotOf();
  const family = await familyOf();
  await family.book(slot);
  const ids = async (table: string) => (await scene.rows(`select id from ${table}`)).length;
  expect(await ids('tour')).toBe(1);
  await director.delete(`/api/inquiries/${family.id}`);
  expect([await ids('tour'), await ids('inquiry_mail'), await ids('tour_slot')]).toEqual([0, 0, 1]);
  scene.larkhouse.clock.set('2026-04-20T12:00:00Z');
  await scene.inCenter(async (scope) => {
    for (const step of retention.records ?? [])
      await step(scope, { finances: '2020-01-01' } as never, 'America/New_York');
  });
  expect(await ids('tour_slot')).toBe(0);
});
