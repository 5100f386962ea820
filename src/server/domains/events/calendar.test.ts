import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CalendarEvent, EventDetails, FamilyEvent } from '#contract/events.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { type Client, idempotencyKey, signedIn } from '#testing/client.ts';
import { joinFamily } from '#testing/households.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { type Family, makeCenter } from '#testing/world.ts';

type Shown = z.output<typeof CalendarEvent>;
type Details = z.output<typeof EventDetails>;
type Calendar<Event> = { events: Event[]; closures: unknown[]; openWeekdays: number[]; birthdays: { date: string }[] };
type Refused = { message: string; fields?: Record<string, string> };

let scene: Scene;
let lead: Client;
let family: Family;
let parent: Client;
let room: Record<string, number>;
beforeAll(async () => {
  scene = await startScene();
  lead = await scene.as('Lead Teacher');
  family = firstOf(scene.world.families);
  parent = await scene.parentOf(family);
  const rooms = await scene.rows<{ id: number; name: string }>('select id, name from room');
  room = Object.fromEntries(rooms.map(({ id, name }) => [name, id]));
});
afterAll(() => scene?.stop());
beforeEach(() =>
  scene.rows(
    'delete from event_answer; delete from event_exception; delete from event_room; delete from event; delete from closure',
  ),
);

const MUSIC = { title: 'Music', date: '2026-03-03', time: '09:30', endTime: '10:15', location: 'Main hall' };
const weekly = (more: object = {}) => ({ ...MUSIC, recurrence: { unit: 'week', weekdays: [2] }, ...more });
const add = async (event: object, client = lead) => {
  const { status, body } = await client.post<Shown & Refused>('/api/events', event);
  expect([status, body.message]).toEqual([201, undefined]);
  return body;
};
const march = async (client = lead, query = '') =>
  (await client.get<Calendar<Shown>>(`/api/calendar?from=2026-03-01&to=2026-03-31${query}`)).body;
const datesOf = (events: readonly Pick<Shown, 'date'>[]) => events.map(({ date }) => date.slice(8));
const ofFamily = async (client = parent) =>
  (await client.get<Calendar<z.output<typeof FamilyEvent>>>('/api/parent/calendar?from=2026-03-01&to=2026-03-31')).body;

describe('a recurring event', () => {
  test('is there on each of its days, and in the list from today on', async () => {
    const { id, recurrence } = await add(weekly());
    expect(recurrence).toEqual({
      unit: 'week',
      interval: 1,
      weekdays: [2],
      monthlyBy: 'day',
      until: null,
      count: null,
      skipsClosed: false,
    });
    const { events } = await march();
    expect(datesOf(events)).toEqual(['03', '10', '17', '24', '31']);
    expect(events[1]).toMatchObject({
      id,
      occurrence: '2026-03-10',
      time: '09:30',
      endTime: '10:15',
      endDate: '2026-03-10',
    });
    expect((await lead.get<Shown[]>('/api/events?limit=3')).body.map(({ date }) => date)).toEqual([
      '2026-03-03',
      '2026-03-10',
      '2026-03-17',
    ]);
  });

  test('a list of few begins as the whole list does, near events or far ones', async () => {
    await add(weekly());
    for (const date of ['2026-03-02', '2026-03-16', '2026-03-17', '2026-06-01'])
      await add({ ...weekly(), date, recurrence: null });
    const all = (await lead.get<Shown[]>('/api/events')).body;
    expect(all.length).toBeGreaterThan(10);
    for (const limit of [1, 2, 3, 5, 10, 11])
      expect((await lead.get<Shown[]>(`/api/events?limit=${limit}`)).body).toEqual(all.slice(0, limit));
  });

  test('begins with the first of its weekdays, ends after so many times, and skips closed days when asked to', async () => {
    await scene.inCenter((scope) => closeOn(scope, [{ date: '2026-03-10', reason: 'Training' }]));
    const made = await add(
      weekly({ date: '2026-03-01', recurrence: { unit: 'week', weekdays: [2, 7], count: 5, skipsClosed: true } }),
    );
    expect([made.date, made.recurrence?.count, made.recurrence?.until]).toEqual(['2026-03-03', 5, null]);
    const { events, closures, openWeekdays } = await march();
    // Sunday the 1st, 8th and 15th are without opening hours, the 10th is closed; five times reach to the 15th.
    expect(datesOf(events)).toEqual(['03']);
    expect(closures).toEqual([{ from: '2026-03-10', to: '2026-03-10', reason: 'Training' }]);
    expect(openWeekdays).toEqual([1, 2, 3, 4, 5]);
  });

  test('one of it is changed: the others stay, and it is found on its new day', async () => {
    const { id, version } = await add(weekly());
    const one = {
      ...MUSIC,
      date: '2026-03-12',
      title: 'Music with drums',
      change: 'one',
      occurrence: '2026-03-10',
      version,
    };
    const { status, body } = await lead.patch<Shown>(`/api/events/${id}`, one);
    expect([status, body.date, body.occurrence, body.isChanged]).toEqual([200, '2026-03-12', '2026-03-10', true]);
    expect((await march()).events.map(({ date, title }) => `${date.slice(8)} ${title}`)).toEqual([
      '03 Music',
      '12 Music with drums',
      '17 Music',
      '24 Music',
      '31 Music',
    ]);
    expect((await lead.patch(`/api/events/${id}`, one)).status).toBe(412);
    const details = await lead.get<Details>(`/api/events/${id}?occurrence=2026-03-10`);
    expect([details.body.title, details.body.series.title]).toEqual(['Music with drums', 'Music']);
  });

  test('this and the following are changed: an event of their own, with what was changed and answered of them', async () => {
    const { id, version } = await add(
      weekly({ asksAnswers: true, recurrence: { unit: 'week', weekdays: [2], count: 5 } }),
    );
    for (const occurrence of ['2026-03-10', '2026-03-24']) {
      await parent.put(`/api/events/${id}/answer`, { occurrence, answer: 'yes' });
    }
    await lead.delete(`/api/events/${id}?change=one&occurrence=2026-03-31`);
    const change = {
      ...weekly({ asksAnswers: true, time: '09:00', recurrence: { unit: 'week', weekdays: [2], count: 5 } }),
      date: '2026-03-17',
    };
    const wrong = await lead.patch(`/api/events/${id}`, {
      ...change,
      change: 'following',
      occurrence: '2026-03-17',
      version,
    });
    expect(wrong.status).toBe(412);
    const { status, body } = await lead.patch<Shown>(`/api/events/${id}`, {
      ...change,
      change: 'following',
      occurrence: '2026-03-17',
    });
    expect([status, body.date, body.recurrence?.count]).toEqual([200, '2026-03-17', 3]);
    expect(body.id).not.toBe(id);
    expect((await march()).events.map(({ date, time, answers }) => [date.slice(8), time, answers?.yes])).toEqual([
      ['03', '09:30', 0],
      ['10', '09:30', 1],
      ['17', '09:00', 0],
      ['24', '09:00', 1],
    ]);
  });

  test('all of it is changed: what was changed of a time that is no more goes with it', async () => {
    const { id } = await add(weekly({ asksAnswers: true }));
    await parent.put(`/api/events/${id}/answer`, { occurrence: '2026-03-17', answer: 'yes' });
    await lead.delete(`/api/events/${id}?change=one&occurrence=2026-03-10`);
    const { body } = await lead.patch<Shown>(`/api/events/${id}`, {
      ...weekly({ asksAnswers: true, date: '2026-03-04', recurrence: { unit: 'week', weekdays: [3] } }),
    });
    expect(body.date).toBe('2026-03-04');
    expect(datesOf((await march()).events)).toEqual(['04', '11', '18', '25']);
    expect(await scene.rows('select from event_exception')).toEqual([]);
    expect(await scene.rows('select from event_answer')).toEqual([]);
  });

  test('is cancelled: one, this and the following, all', async () => {
    const { id } = await add(weekly());
    const cancel = (query: string) => lead.delete<Refused>(`/api/events/${id}${query}`);
    expect((await cancel('?change=one')).body.fields).toHaveProperty('occurrence');
    expect((await cancel('?change=one&occurrence=2026-03-11')).status).toBe(404);
    expect((await cancel('?change=one&occurrence=2026-03-17')).status).toBe(200);
    expect(datesOf((await march()).events)).toEqual(['03', '10', '24', '31']);
    expect((await cancel('?change=following&occurrence=2026-03-24&version=1')).status).toBe(412);
    expect((await cancel('?change=following&occurrence=2026-03-24')).status).toBe(200);
    expect(datesOf((await march()).events)).toEqual(['03', '10']);
    expect((await cancel('')).status).toBe(200);
    expect((await march()).events).toEqual([]);
    expect((await cancel('')).status).toBe(404);
  });

  test('sent twice with one key is there once', async () => {
    const key = idempotencyKey();
    const [one, other] = await Promise.all([1, 2].map(() => lead.post<Shown>('/api/events', weekly(), key)));
    expect(other?.body).toEqual(one?.body);
    expect((await march()).events).toHaveLength(5);
  });
});

describe('an event that is wrong is refused by the name of its field', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['no day', { date: undefined }, 'date'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['a year nobody lives in', { date: '0001-01-01' }, 'date'],
    ['an end before the beginning', { endDate: '2026-03-02' }, 'endDate'],
    ['longer than a month', { endDate: '2026-04-20' }, 'endDate'],
    ['an end before the time', { endTime: '09:30' }, 'endTime'],
    ['an end without a beginning', { time: null }, 'endTime'],
    ['days without an end', { endDate: '2026-03-04', endTime: null }, 'endTime'],
    ['rooms without one', { audience: 'rooms' }, 'roomIds'],
    ['rooms of nobody', { audience: 'rooms', roomIds: [999_999] }, 'roomIds'],
    ['an audience nobody knows', { audience: 'friends' }, 'audience'],
    ['an end before it recurs', { recurrence: { unit: 'day', until: '2026-03-01' } }, 'recurrence.until'],
    [
      'an end before its first weekday',
      { recurrence: { unit: 'week', weekdays: [1], until: '2026-03-04' } },
      'recurrence.until',
    ],
    ['two ends', { recurrence: { unit: 'day', until: '2026-04-01', count: 3 } }, 'recurrence.count'],
    ['every no day', { recurrence: { unit: 'day', interval: 0 } }, 'recurrence.interval'],
    ['a weekday that is none', { recurrence: { unit: 'week', weekdays: [8] } }, 'recurrence.weekdays.0'],
    ['a key nobody knows', { createdBy: 1 }, 'createdBy'],
  ])('%s', async (_, wrong, field) => {
    const { status, body } = await lead.post<Refused>('/api/events', { ...MUSIC, ...wrong });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  test.each([
    ['/api/calendar?from=2026-03-01&to=2026-05-02', 'to'],
    ['/api/calendar?from=2026-03-02&to=2026-03-01', 'from'],
    ['/api/calendar?from=1899-12-31&to=1900-01-02', 'from'],
    ['/api/calendar?to=2026-03-01', 'from'],
    ['/api/events?from=2000-01-01&to=2026-03-01', 'to'],
  ])('a range: %s', async (path, field) => {
    const { status, body } = await lead.get<Refused>(path);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});

describe('whom it is for', () => {
  test('families see what is for everybody or for a room of their child, and never what is for staff', async () => {
    await add({ ...MUSIC, title: 'For everybody' });
    await add({ ...MUSIC, title: 'For toddlers', audience: 'rooms', roomIds: [room['Toddler Room']] });
    await add({ ...MUSIC, title: 'For Pre-K', audience: 'rooms', roomIds: [room['Pre-K Room']] });
    const { id } = await add({ ...MUSIC, title: 'For staff', audience: 'staff' });
    expect((await ofFamily()).events.map(({ title }) => title)).toEqual(['For everybody', 'For toddlers']);
    expect((await ofFamily()).events[0]).not.toHaveProperty('audience');
    expect((await parent.put(`/api/events/${id}/answer`, { occurrence: '2026-03-03', answer: 'yes' })).status).toBe(
      404,
    );
    expect((await parent.get(`/api/events/${id}/event.ics`)).status).toBe(404);
    expect((await march()).events).toHaveLength(4);
    expect((await march(lead, `&room=${room['Pre-K Room']}`)).events.map(({ title }) => title)).toEqual([
      'For everybody',
      'For Pre-K',
      'For staff',
    ]);
  });

  test('a child that moves takes its family along; who is no guardian any more sees nothing', async () => {
    await add({ ...MUSIC, title: 'For everybody' });
    await add({ ...MUSIC, title: 'For toddlers', audience: 'rooms', roomIds: [room['Toddler Room']] });
    const { client, guardianId } = await joinFamily(scene, 'Aunt Ada', [{ childId: family.childId }]);
    expect((await ofFamily(client)).events).toHaveLength(2);
    await scene.rows('update child set room_id = $1 where id = $2', room['Pre-K Room'], family.childId);
    expect((await ofFamily(client)).events.map(({ title }) => title)).toEqual(['For everybody']);
    await scene.rows('update child set room_id = $1 where id = $2', room['Toddler Room'], family.childId);
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, family.childId));
    expect((await ofFamily(client)).events).toEqual([]);
  });

  test('who may not write events does not, and another center sees none', async () => {
    const { id } = await add(weekly());
    const nurse = await scene.as('Nurse');
    for (const client of [nurse, parent]) {
      expect((await client.post('/api/events', MUSIC)).status).toBe(403);
      expect((await client.patch(`/api/events/${id}`, MUSIC)).status).toBe(403);
      expect((await client.delete(`/api/events/${id}`)).status).toBe(403);
    }
    expect((await parent.get('/api/calendar?from=2026-03-01&to=2026-03-02')).status).toBe(403);
    expect((await parent.get(`/api/events/${id}`)).status).toBe(403);
    const there = await makeCenter(scene.larkhouse, { name: 'Oak House', families: 1 });
    const director = await signedIn(scene.larkhouse, 'staff', {
      centerId: there.centerId,
      accountId: there.staff.Director,
    });
    expect((await march(director)).events).toEqual([]);
    for (const answer of [
      director.get(`/api/events/${id}`),
      director.patch(`/api/events/${id}`, MUSIC),
      director.delete(`/api/events/${id}`),
      director.put(`/api/events/${id}/answer`, { occurrence: '2026-03-03', answer: 'yes' }),
    ]) {
      expect((await answer).status).toBe(404);
    }
  });

  test('birthdays: of all children to staff who see children, of their own to families', async () => {
    await scene.rows(`update child set date_of_birth = '2024-02-29' where id = $1`, family.childId);
    const days = '/api/calendar?from=2026-02-20&to=2026-03-20';
    const birthdays = async (client: Client, path = days) => (await client.get<Calendar<Shown>>(path)).body.birthdays;
    expect(await birthdays(lead)).toEqual([
      expect.objectContaining({ childId: family.childId, date: '2026-02-28', turns: 2, room: 'Toddler Room' }),
    ]);
    expect(await birthdays(parent, days.replace('calendar', 'parent/calendar'))).toHaveLength(1);
    const stranger = await scene.parentOf(await scene.newFamily());
    expect(await birthdays(stranger, days.replace('calendar', 'parent/calendar'))).toEqual([]);
    expect(await birthdays(lead, `${days}&room=${room['Pre-K Room']}`)).toEqual([]);
  });
});

describe('an answer', () => {
  const EVENING = { title: "Parents' evening", date: '2026-03-12', time: '18:30', asksAnswers: true };
  const say = (client: Client, id: number, answer: object) =>
    client.put<Refused & { answer: string }>(`/api/events/${id}/answer`, { occurrence: '2026-03-12', ...answer });

  test('is read by staff with its name, and by no other family', async () => {
    const { id } = await add(EVENING);
    const said = await say(parent, id, { answer: 'yes', people: 2, note: 'Both of us' });
    expect([said.status, said.body]).toEqual([
      200,
      { answer: 'yes', people: 2, note: 'Both of us', answeredAt: expect.any(String) },
    ]);
    const other = await scene.parentOf(await scene.newFamily());
    await say(other, id, { answer: 'no' });
    await say(lead, id, { answer: 'maybe' });
    const { body } = await lead.get<Details>(`/api/events/${id}`);
    expect(body.answers).toEqual({ yes: 1, no: 1, maybe: 1, people: 2 });
    expect(body.participantsList.map(({ kind, name, answer, people }) => [kind, name, answer, people])).toEqual(
      expect.arrayContaining([
        ['parent', `Guardian ${family.marker} Last ${family.marker}`, 'yes', 2],
        ['staff', 'Lead Teacher Tester', 'maybe', 1],
      ]),
    );
    const [seen] = (await ofFamily(other)).events;
    expect([seen?.ownAnswer?.answer, seen?.answers]).toEqual(['no', null]);
    expect(JSON.stringify(seen)).not.toContain(family.marker);
  });

  test('the last word counts; where the event says so families read how many come', async () => {
    const { id } = await add({ ...EVENING, showsCounts: true });
    await say(parent, id, { answer: 'no' });
    await say(parent, id, { answer: 'yes', people: 3 });
    const [seen] = (await ofFamily()).events;
    expect(seen?.answers).toEqual({ yes: 1, no: 0, maybe: 0, people: 3 });
  });

  test('is refused where nobody asks, for a day there is none, when it is over, and when it is none', async () => {
    const { id } = await add(EVENING);
    const { id: mute } = await add({ ...EVENING, asksAnswers: false });
    expect((await say(parent, mute, { answer: 'yes' })).status).toBe(409);
    expect((await say(parent, id, { answer: 'yes', occurrence: '2026-03-13' })).status).toBe(404);
    expect(Object.keys((await say(parent, id, { answer: 'perhaps' })).body.fields ?? {})).toEqual(['answer']);
    expect(Object.keys((await say(parent, id, { answer: 'yes', people: 0 })).body.fields ?? {})).toEqual(['people']);
    const { id: over } = await add({ ...EVENING, date: '2026-03-01' });
    expect((await say(parent, over, { answer: 'yes', occurrence: '2026-03-01' })).status).toBe(409);
  });

  test('goes along when its event is put on another day', async () => {
    const { id } = await add(EVENING);
    await say(parent, id, { answer: 'yes' });
    await lead.patch(`/api/events/${id}`, { ...EVENING, date: '2026-03-19' });
    expect((await ofFamily()).events.map(({ date, ownAnswer }) => [date, ownAnswer?.answer])).toEqual([
      ['2026-03-19', 'yes'],
    ]);
  });

  test('is in the log in the name of who gave it', async () => {
    const { id } = await add(EVENING);
    await say(parent, id, { answer: 'yes' });
    const logged = await scene.rows(
      `select actor_kind as kind, actor_id as by, action from audit where entity = 'event' and $1 = any (entity_ids) order by id`,
      id,
    );
    expect(logged).toEqual([
      { kind: 'staff', by: scene.world.staff['Lead Teacher'], action: 'add events' },
      { kind: 'parent', by: family.guardianId, action: 'answer event' },
    ]);
  });
});
