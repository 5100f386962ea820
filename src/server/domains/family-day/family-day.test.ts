import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { api } from '#contract/index.ts';
import { recordActivities } from '#server/domains/activities/commands.ts';
import { endGuardianship } from '#server/domains/guardians/commands.ts';
import { attendanceOf, MONDAY } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { EventStream } from '#testing/event-stream.ts';
import { joinFamily } from '#testing/households.ts';
import { MONDAY_MORNING } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import type { Family } from '#testing/world.ts';

type Day = z.output<(typeof api)['GET /api/parent/day']['reply']>;
type Session = z.output<(typeof api)['GET /api/parent/session']['reply']>;

const LISTS = ['daily-reports', 'attendance', 'incidents', 'activities'] as const;

let scene: Scene;
let family: Family;
let parent: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY_MORNING);
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
});

const dayOf = async (query = '', client = parent) => (await client.get<Day>(`/api/parent/day${query}`)).body;
const staffId = () => scene.world.staff.Nurse;

async function liveThroughADay(): Promise<void> {
  const { childId } = family;
  const { checkIn, checkOut } = attendanceOf(scene.director);
  await checkIn(childId, '07:15', { checkInBy: 'Grandma Flo' });
  scene.larkhouse.clock.set('2026-03-02T15:00:00Z');
  const activity = { childId, date: MONDAY, activity: 'Finger painting', notes: 'Blue hands', staffId: staffId() };
  await scene.inCenter((scope) => recordActivities(scope, [activity]));
  const incident = { childId, date: MONDAY, time: '09:05', description: 'A bump', actionTaken: 'Ice' };
  await scene.director.post('/api/incidents', { ...incident, staffId: staffId() });
  await checkOut(childId, '16:40', { checkOutBy: 'Aunt Ada' });
  const report = { childId, date: MONDAY, meals: 'Soup', naps: 'Yes', activities: '', staffId: staffId() };
  await scene.director.post('/api/daily-reports', { ...report, mood: 'tired', notes: 'First' });
  scene.larkhouse.clock.set('2026-03-02T20:00:00Z');
  await scene.director.post('/api/daily-reports', { ...report, mood: 'happy', notes: 'Second' });
}

describe('a day', () => {
  test('that has not begun is empty', async () => {
    expect(await dayOf()).toEqual({
      childId: family.childId,
      date: MONDAY,
      isToday: true,
      isExpected: true,
      status: null,
      isHere: false,
      checkIn: null,
      checkOut: null,
      entries: [],
      report: null,
      notices: [],
    });
  });

  test('goes in its order, from the door to the door; the latest report is the summary', async () => {
    await liveThroughADay();
    const day = await dayOf();
    expect(day).toMatchObject({ status: 'present', isHere: false, checkIn: '07:15', checkOut: '16:40' });
    expect(day.entries.map(({ at, kind, title, text, by, mood }) => [at, kind, title, text, by, mood])).toEqual([
      ['07:15', 'check-in', '', '', 'Grandma Flo', null],
      ['09:05', 'incident', '', 'A bump', 'Nurse Tester', null],
      ['10:00', 'activity', 'Finger painting', 'Blue hands', 'Nurse Tester', null],
      ['10:00', 'daily-report', '', 'First', 'Nurse Tester', 'tired'],
      ['15:00', 'daily-report', '', 'Second', 'Nurse Tester', 'happy'],
      ['16:40', 'check-out', '', '', 'Aunt Ada', null],
    ]);
    expect(day.report).toMatchObject({ notes: 'Second', mood: 'happy', writtenBy: 'Nurse Tester' });
    const [incident] = day.entries.filter(({ kind }) => kind === 'incident');
    expect(incident?.needsAcknowledgement).toBe(true);
    await parent.post(`/api/parent/incidents/${incident?.recordId}/acknowledge`, { signature: 'Me' });
    expect((await dayOf()).entries.some(({ needsAcknowledgement }) => needsAcknowledgement)).toBe(false);
    expect(new Set(day.entries.map(({ id }) => id)).size).toBe(6);
  });

  test('shows who is here, every stay of it, and what the family told', async () => {
    const { checkIn, checkOut } = attendanceOf(scene.director);
    await checkIn(family.childId, '07:00');
    await checkOut(family.childId, '07:10');
    await checkIn(family.childId, '07:20');
    const notice = { childId: family.childId, kind: 'note', from: MONDAY, text: 'Slept badly' };
    await parent.post('/api/parent/notices', notice);
    const day = await dayOf();
    expect(day).toMatchObject({ isHere: true, checkIn: '07:00', checkOut: null, notices: [{ text: 'Slept badly' }] });
    expect(day.entries.map(({ at, kind }) => `${at} ${kind}`)).toEqual([
      '07:00 check-in',
      '07:10 check-out',
      '07:20 check-in',
    ]);
  });

  test('written up later ends with what was written later, without a time', async () => {
    const report = { childId: family.childId, date: '2026-02-27', mood: '', staffId: staffId() };
    await scene.director.post('/api/daily-reports', { ...report, notes: 'Late' });
    const incident = { childId: family.childId, date: '2026-02-27', time: '16:00', description: 'A bump' };
    await scene.director.post('/api/incidents', { ...incident, staffId: staffId() });
    const { entries, isToday } = await dayOf('?date=2026-02-27');
    expect(isToday).toBe(false);
    expect(entries.map(({ at, kind }) => [at, kind])).toEqual([
      ['16:00', 'incident'],
      [null, 'daily-report'],
    ]);
  });

  test("is the center's: a forgotten check-out of an earlier day does not mean that the child is here", async () => {
    await attendanceOf(scene.director).checkIn(family.childId, '07:00', { date: '2026-02-27' });
    expect(await dayOf('?date=2026-02-27')).toMatchObject({ isHere: false, checkIn: '07:00', checkOut: null });
  });

  test('is live for the family, and tells nothing of another child', async () => {
    // What everybody hears comes after whatever came before it.
    const announced = async () => {
      await scene.inCenter(async (scope) => scope.touch('center'));
      return until(() => stream.topics.includes('center'));
    };
    const neighbour = await scene.newFamily();
    const stream = await EventStream.open(parent);
    await announced();
    const before = stream.topics.length;
    await attendanceOf(scene.director).checkIn(neighbour.childId, '07:00');
    await scene.inCenter(async (scope) => scope.touch('events'));
    await until(() => stream.topics.includes('events'));
    await attendanceOf(scene.director).checkIn(family.childId, '07:00');
    await until(() => stream.topics.includes('attendance'));
    await parent.post('/api/parent/notices', { childId: family.childId, kind: 'note', from: MONDAY, text: 'x' });
    await until(() => stream.topics.includes('notices'));
    stream.close();
    expect(stream.topics.slice(before)).toEqual(['events', 'attendance', 'notices']);
  });
});

describe('the calls that name an e-mail', () => {
  test('answer the first child, or the one that is named', async () => {
    await liveThroughADay();
    const sibling = await scene.newFamily();
    const rights = [{ childId: family.childId }, { childId: sibling.childId }];
    const { client } = await joinFamily(scene, 'Both Theirs', rights);
    for (const list of LISTS) {
      const first = await client.get<{ childId: number }[]>(
        `/api/parent/${list}?parentEmail=${encodeURIComponent('Both.Theirs@families.test')}`,
      );
      expect(first.status, list).toBe(200);
      expect(new Set(first.body.map(({ childId }) => childId)), list).toEqual(new Set([family.childId]));
      expect((await client.get(`/api/parent/${list}?childId=${sibling.childId}`)).body, list).toEqual([]);
    }
    expect((await dayOf(`?childId=${sibling.childId}`, client)).childId).toBe(sibling.childId);
  });

  test("refuse somebody else's e-mail, and know nobody else's child", async () => {
    const stranger = await scene.newFamily();
    for (const list of LISTS) {
      const path = `/api/parent/${list}`;
      expect((await parent.get(`${path}?parentEmail=${stranger.marker}@families.test`)).status, list).toBe(403);
      expect((await parent.get(`${path}?childId=${stranger.childId}`)).status, list).toBe(404);
      expect((await parent.get(`${path}?childId=abc`)).status, list).toBe(422);
      expect((await parent.get(`${path}?from=2026-03-03&to=2026-03-02`)).status, list).toBe(422);
      expect((await scene.director.get(path)).status, list).toBe(403);
      expect((await fetch(scene.larkhouse.origin + path)).status, list).toBe(401);
    }
    expect((await parent.get(`/api/parent/day?childId=${stranger.childId}`)).status).toBe(404);
    expect((await parent.get('/api/parent/day?date=tomorrow')).status).toBe(422);
  });

  test('take a date range, newest first', async () => {
    const { childId } = family;
    const activities = ['2026-01-15', '2026-02-20', '2026-02-27'].map((date) => ({
      childId,
      date,
      activity: `Of ${date}`,
      notes: '',
      staffId: staffId(),
    }));
    await scene.inCenter((scope) => recordActivities(scope, activities));
    const of = async (query: string) =>
      (await parent.get<{ date: string }[]>(`/api/parent/activities${query}`)).body.map(({ date }) => date);
    expect(await of('')).toEqual(['2026-02-27', '2026-02-20']);
    expect(await of('?from=2026-01-01&to=2026-02-20')).toEqual(['2026-02-20', '2026-01-15']);
    expect(await of('?from=2026-01-01&limit=1')).toEqual(['2026-02-27']);
    expect((await parent.get('/api/parent/activities')).body).toMatchObject([{ ledBy: 'Nurse Tester' }, {}]);
  });

  test('answer no medical detail, no driver’s license and no staff account', async () => {
    await liveThroughADay();
    for (const path of ['session', 'day', ...LISTS]) {
      const { text } = await parent.get(`/api/parent/${path}`);
      for (const secret of ['Allergy', 'License', 'Custody', 'maple-house.test'])
        expect(text, path).not.toContain(secret);
    }
  });
});

describe('a right that ends', () => {
  test('closes the child at the next call, and leaves the other one', async () => {
    const sibling = await scene.newFamily();
    const rights = [{ childId: family.childId }, { childId: sibling.childId }];
    const { client, guardianId } = await joinFamily(scene, 'Ends Here', rights);
    await scene.inCenter((scope) => endGuardianship(scope, guardianId, family.childId));
    for (const path of ['day', ...LISTS]) {
      expect((await client.get(`/api/parent/${path}?childId=${family.childId}`)).status, path).toBe(404);
      expect((await client.get(`/api/parent/${path}?childId=${sibling.childId}`)).status, path).toBe(200);
    }
    expect((await client.get<Session>('/api/parent/session')).body.children.map(({ id }) => id)).toEqual([
      sibling.childId,
    ]);
  });

  test('to the last child leaves empty lists and no day', async () => {
    await scene.director.delete(`/api/children/${family.childId}`);
    for (const list of LISTS) expect((await parent.get(`/api/parent/${list}`)).body, list).toEqual([]);
    expect((await parent.get('/api/parent/day')).status).toBe(404);
    expect((await parent.get<Session>('/api/parent/session')).body.children).toEqual([]);
  });
});

describe('the session', () => {
  test('says who is signed in, their children, the center and its clock', async () => {
    await scene.rows(`update center set phone = '555 0150', email = 'hello@maple-house.test'`);
    const { body } = await parent.get<Session>('/api/parent/session');
    await scene.rows('update center set phone = null, email = null');
    expect(body).toMatchObject({
      account: { id: family.guardianId, email: `${family.marker}@families.test` },
      center: {
        name: 'Maple House',
        timeZone: 'America/New_York',
        isDemo: false,
        phone: '555 0150',
        email: 'hello@maple-house.test',
      },
      children: [{ id: family.childId, room: 'Toddler Room', dateOfBirth: '2023-09-01' }],
      now: '2026-03-02T12:30:00.000Z',
      today: MONDAY,
    });
  });

  test('ends with the sign-out, with its time, and with the account', async () => {
    const { status } = await scene.director.get('/api/parent/session');
    expect(status).toBe(401);
    const other = await scene.parentOf(family);
    await other.post('/api/auth/logout');
    expect((await other.get('/api/parent/session')).status).toBe(401);
    await scene.director.post(`/api/parent-accounts/${family.guardianId}/deactivate`);
    expect((await parent.get('/api/parent/session')).status).toBe(401);
    const late = await scene.parentOf(await scene.newFamily());
    scene.larkhouse.clock.advance({ minutes: 8 * 60 + 1 });
    expect((await late.get('/api/parent/session')).status).toBe(401);
  });
});
