import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { deliverDue } from '#server/domains/notifications/deliver.ts';
import { tellPeople } from '#server/domains/notifications/jobs.ts';
import type { Client } from '#testing/client.ts';
import { joinFamily } from '#testing/households.ts';
import { runJobs } from '#testing/jobs.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly event: string;
  readonly aboutId: number;
  readonly about: string | null;
  readonly isRead: boolean;
}
type Made = { id: number; version: number };

let scene: Scene;
let lead: Client;
let toddler: Client;
let preK: Client;
let former: Client;
let nurse: Client;
let support: Client;
let room: Record<string, number>;
/** Where a guardian of the toddler's family gets mail. */
let to: string;
beforeAll(async () => {
  scene = await startScene();
  const rooms = await scene.rows<{ id: number; name: string }>('select id, name from room');
  room = Object.fromEntries(rooms.map(({ id, name }) => [name, id]));
  const [family, other] = [await scene.newFamily(), await scene.newFamily()];
  await scene.rows('update child set room_id = $1 where id = $2', room['Pre-K Room'], other.childId);
  await scene.rows('update child set room_id = $1 where id = $2', room['Toddler Room'], family.childId);
  await scene.rows('update guardian set registered_at = created_at where id = $1', family.guardianId);
  const ended = await joinFamily(scene, 'Former Friend', [{ childId: family.childId }]);
  await scene.inCenter((scope) => endGuardianship(scope, ended.guardianId, family.childId));
  await scene.rows(
    `delete from role_capability c using role r where r.id = c.role_id and r.name = 'Support Staff' and capability = 'events.see'`,
  );
  [toddler, preK, former] = [await scene.parentOf(family), await scene.parentOf(other), ended.client];
  await toddler.put('/api/preferences', { emailConsent: true });
  to = `${family.marker}@families.test`;
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  // What comes many at a time is gathered up to each tenth minute.
  scene.larkhouse.clock.advance({ minutes: 1 });
  [lead, nurse, support] = [await scene.as('Lead Teacher'), await scene.as('Nurse'), await scene.as('Support Staff')];
  for (const table of [
    'outbox',
    'notification_delivery',
    'notification',
    'mail',
    'event_exception',
    'event_room',
    'event',
  ])
    await scene.rows(`delete from ${table}`);
});

const TRIP = { title: 'Trip to the pond', date: '2026-03-04', time: '09:30', endTime: '11:00', location: 'Pond' };
const ofToddlers = () => ({ audience: 'rooms', roomIds: [room['Toddler Room']] });
const weekly = { recurrence: { unit: 'week', weekdays: [3] } };
const add = async (event: object) => {
  const { status, body } = await lead.post<Made>('/api/events', event);
  expect(status).toBe(201);
  return body;
};
const change = async ({ id }: Made, event: object, which: object = { change: 'all' }) =>
  expect((await lead.patch(`/api/events/${id}`, { ...event, ...which })).status).toBe(200);
const cancel = async ({ id }: Made, which = 'change=all') =>
  expect((await lead.delete(`/api/events/${id}?${which}`)).status).toBe(200);
const tell = () => runJobs(scene, 'notify');
/** What was said until now is forgotten. */
const saidAlready = async () => {
  await tell();
  await scene.rows('delete from notification_delivery; delete from notification');
  scene.larkhouse.clock.advance({ minutes: 1 });
};
const list = async (client: Client) => (await client.get<Row[]>('/api/notifications')).body;
/** What a person's list says, once everything that is to be told was told. */
const toldTo = async (client: Client) => {
  await tell();
  return (await list(client)).map(({ event }) => event);
};
const everybodyElse = async () => {
  await tell();
  return (await Promise.all([toddler, preK, nurse].map(toldTo))).flat();
};
const mails = async () => {
  const rows = await scene.rows<{ subject: string }>('select subject from mail where to_address = $1 order by id', to);
  return rows.map(({ subject }) => subject);
};
const passes = async (minutes: number) => {
  scene.larkhouse.clock.advance({ minutes });
  await deliverDue({ server: scene.larkhouse.server, centerId: scene.world.centerId });
};

describe('an event of a room', () => {
  test("is told to the room's families and to staff who see events, and to nobody else", async () => {
    const { id } = await add({ ...TRIP, ...ofToddlers() });
    await tell();
    const expected = { kind: 'event', event: 'event-added', aboutId: id, about: TRIP.title, isRead: false };
    for (const client of [toddler, nurse, scene.director]) expect(await list(client)).toMatchObject([expected]);
    for (const client of [preK, former, support, lead]) expect(await list(client)).toEqual([]);
    // The title stands behind the sign-in; where it is does not.
    expect(JSON.stringify(await list(toddler))).not.toContain('Pond');
  });

  test('of all families is told to all of them, one of staff to staff', async () => {
    await add(TRIP);
    expect([await toldTo(toddler), await toldTo(preK), await toldTo(former)]).toEqual([
      ['event-added'],
      ['event-added'],
      [],
    ]);
    await saidAlready();
    await add({ ...TRIP, audience: 'staff' });
    expect([await toldTo(toddler), await toldTo(preK), await toldTo(nurse)]).toEqual([[], [], ['event-added']]);
  });

  test('and canceled again, still has its title for those who saw it', async () => {
    const event = await add({ ...TRIP, ...ofToddlers() });
    await saidAlready();
    await cancel(event);
    await tell();
    const expected = { kind: 'event', event: 'event-canceled', aboutId: event.id, about: TRIP.title };
    for (const client of [toddler, nurse]) expect(await list(client)).toMatchObject([expected]);
    expect(await list(preK)).toEqual([]);
  });

  test('that moves to another room is told as changed to the families of both', async () => {
    const event = await add({ ...TRIP, ...ofToddlers() });
    await saidAlready();
    await change(event, { ...TRIP, audience: 'rooms', roomIds: [room['Pre-K Room']] });
    expect([await toldTo(toddler), await toldTo(preK)]).toEqual([['event-changed'], ['event-changed']]);
  });

  test('leaves the list of a guardian whose right ends, and is not mailed to them', async () => {
    await add({ ...TRIP, ...ofToddlers() });
    await tell();
    await scene.rows(
      'update guardianship set ended_at = started_at where guardian_id = (select id from guardian where email = $1)',
      to,
    );
    expect(await list(toddler)).toEqual([]);
    await passes(10);
    expect(await mails()).toEqual([]);
    await scene.rows(
      'update guardianship set ended_at = null where guardian_id = (select id from guardian where email = $1)',
      to,
    );
  });
});

describe('is told once', () => {
  test('however often the job runs, and a series as one', async () => {
    await add({ ...TRIP, ...weekly });
    const jobs = await scene.rows<{ payload: unknown }>("delete from outbox where task = 'notify' returning payload");
    expect(jobs).toHaveLength(2);
    const { larkhouse, world } = scene;
    const run = (payload: unknown) =>
      tellPeople({ server: larkhouse.server, centerId: world.centerId, input: payload, attempt: 1 });
    for (const { payload } of [...jobs, ...jobs]) await Promise.all([run(payload), run(payload)]);
    expect(await everybodyElse()).toEqual(['event-added', 'event-added', 'event-added']);
    await passes(10);
    expect(await mails()).toHaveLength(1);
  });

  test('a change that is sent again with its key, or saved without a difference', async () => {
    const event = await add(TRIP);
    await saidAlready();
    const later = { ...TRIP, time: '10:00', change: 'all' };
    for (let i = 0; i < 2; i += 1) await lead.patch(`/api/events/${event.id}`, later);
    expect(await toldTo(toddler)).toEqual(['event-changed']);
    expect(await tell()).toBe(0);
  });

  test('but a second change is news again, in the place of the first, even of one that was read', async () => {
    const event = await add(TRIP);
    await saidAlready();
    await change(event, { ...TRIP, time: '10:00' });
    await tell();
    const [first] = await list(toddler);
    await toddler.patch(`/api/notifications/${first?.id}/read`);
    scene.larkhouse.clock.advance({ minutes: 5 });
    await change(event, { ...TRIP, time: '10:30' });
    await tell();
    expect(await list(toddler)).toMatchObject([{ event: 'event-changed', isRead: false }]);
  });
});

describe('nobody hears', () => {
  test('of another description, kind or list of who takes part', async () => {
    const event = await add({ ...TRIP, ...weekly });
    await saidAlready();
    await change(event, { ...TRIP, ...weekly, description: 'Bring boots', participants: 'All', type: 'trip' });
    const one = { change: 'one', occurrence: '2026-03-11' };
    await change(event, { ...TRIP, date: '2026-03-11', description: 'Boots again' }, one);
    await change(
      event,
      { ...TRIP, ...weekly, date: '2026-03-18', description: 'No boots' },
      { change: 'following', occurrence: '2026-03-18' },
    );
    expect(await everybodyElse()).toEqual([]);
  });

  test('of what is over, be it new, changed or canceled', async () => {
    const past = await add({ ...TRIP, date: '2026-02-25' });
    await change(past, { ...TRIP, date: '2026-02-24' });
    await cancel(past);
    // Today's ends at 07:00, half an hour ago.
    await add({ ...TRIP, date: '2026-03-02', time: '06:00', endTime: '07:00' });
    const ended = await add({
      ...TRIP,
      date: '2026-02-04',
      recurrence: { unit: 'week', weekdays: [3], until: '2026-02-25' },
    });
    await cancel(ended);
    expect(await everybodyElse()).toEqual([]);
    await add({ ...TRIP, date: '2026-03-02', time: null, endTime: null });
    expect(await toldTo(toddler)).toEqual(['event-added']);
  });

  test('of what is refused', async () => {
    expect((await lead.post('/api/events', { ...TRIP, endTime: '09:00' })).status).toBe(422);
    expect((await nurse.post('/api/events', TRIP)).status).toBe(403);
    expect(await tell()).toBe(0);
  });
});

describe('of a series', () => {
  test('one time that moves or is canceled is told, a canceled one not twice', async () => {
    const event = await add({ ...TRIP, ...weekly });
    await saidAlready();
    await change(event, { ...TRIP, date: '2026-03-12' }, { change: 'one', occurrence: '2026-03-11' });
    expect(await toldTo(toddler)).toEqual(['event-changed']);
    await saidAlready();
    await cancel(event, 'change=one&occurrence=2026-03-18');
    expect(await toldTo(toddler)).toEqual(['event-canceled']);
    await saidAlready();
    await cancel(event, 'change=one&occurrence=2026-03-18');
    expect(await toldTo(toddler)).toEqual([]);
  });

  test('a change of this and the following, and its end, are told once each', async () => {
    const event = await add({ ...TRIP, ...weekly });
    await saidAlready();
    const which = { change: 'following', occurrence: '2026-03-18' };
    await change(event, { ...TRIP, ...weekly, date: '2026-03-18', time: '10:00' }, which);
    expect(await toldTo(toddler)).toEqual(['event-changed']);
    await saidAlready();
    await cancel(event, 'change=following&occurrence=2026-03-11');
    expect(await toldTo(toddler)).toEqual(['event-canceled']);
  });
});

test('several of ten minutes are one mail, without a word of the matter; none where it is switched off', async () => {
  await add(TRIP);
  await add({ ...TRIP, title: 'Party' });
  await tell();
  expect(await mails()).toEqual([]);
  await passes(10);
  expect(await mails()).toEqual([expect.stringMatching(/^Updates about the calendar at /)]);
  await scene.rows('delete from mail');
  await toddler.put('/api/preferences', { notifications: { event: { mail: false, inApp: false, push: false } } });
  await add(TRIP);
  expect(await toldTo(toddler)).toEqual(['event-added', 'event-added']);
  await passes(10);
  expect(await mails()).toEqual([]);
  await toddler.put('/api/preferences', { notifications: { event: { mail: true, inApp: true, push: true } } });
});

test('quiet hours are waited for', async () => {
  await toddler.put('/api/preferences', { quietHours: { from: '00:00', to: '12:00' } });
  await add(TRIP);
  await tell();
  await passes(60);
  expect(await mails()).toEqual([]);
  await passes(5 * 60);
  expect(await mails()).toHaveLength(1);
  await toddler.put('/api/preferences', { quietHours: null });
});
