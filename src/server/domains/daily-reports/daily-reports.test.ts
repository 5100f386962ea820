import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { DailyReport } from '#contract/daily-reports.ts';
import { attendanceOf } from '#testing/attendance.ts';
import type { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

type Report = z.output<typeof DailyReport>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

const write = async (change: object = {}, client = director) =>
  client.post<Report & Refused>('/api/daily-reports', {
    childId: scene.world.families[0]?.childId,
    date: '2026-03-02',
    meals: 'Ate all',
    naps: '1 h',
    activities: 'Painting',
    mood: 'happy',
    notes: 'A good day',
    staffId: scene.world.staff['Lead Teacher'],
    ...change,
  });
const list = async (query = '', client = director) => (await client.get<Report[]>(`/api/daily-reports${query}`)).body;

describe('writing', () => {
  test('takes what the screen sends, answers the report, and keeps apart who typed it', async () => {
    const { status, body } = await write({}, await scene.as('Nurse'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: '2026-03-02',
      meals: 'Ate all',
      naps: '1 h',
      activities: 'Painting',
      mood: 'happy',
      notes: 'A good day',
      staffId: scene.world.staff['Lead Teacher'],
      createdAt: '2026-03-02T12:30:00.000Z',
    });
    const rows = await scene.rows(
      'select staff_id as whose, recorded_by as by from daily_report where id = $1',
      body.id,
    );
    expect(rows).toEqual([{ whose: scene.world.staff['Lead Teacher'], by: scene.world.staff.Nurse }]);
  });

  test('ids may come as the digits of a form', async () => {
    const { childId } = await scene.newFamily();
    const staffId = scene.world.staff['Lead Teacher'];
    expect((await write({ childId: String(childId), staffId: String(staffId) })).body).toMatchObject({
      childId,
      staffId,
    });
  });

  test.each(['happy', 'content', 'fussy', 'tired', 'excited', 'cranky'])('the mood %s', async (mood) => {
    expect((await write({ mood })).body.mood).toBe(mood);
  });
  test.each(['', null, undefined])('no mood (%j) is none', async (mood) => {
    expect((await write({ mood })).body.mood).toBeNull();
  });

  test('a second report on a day is allowed, and the newest comes first', async () => {
    const { childId } = await scene.newFamily();
    const first = (await write({ childId, notes: 'Morning' })).body;
    const second = (await write({ childId, notes: 'Evening' })).body;
    expect((await list()).filter((report) => report.childId === childId)).toEqual([second, first]);
  });

  test.each([
    ['childId', undefined, 'Please select a child'],
    ['childId', '', 'Please select a child'],
    ['childId', 999_999, 'There is no enrolled child with this id'],
    ['staffId', undefined, 'Please select a staff member'],
    ['staffId', '', 'Please select a staff member'],
    ['staffId', 999_999, 'There is no active staff member with this id'],
    ['date', '', 'Enter a date as YYYY-MM-DD'],
    ['date', '2026-03-03', 'A daily report cannot be written for a future date'],
    ['mood', 'bored', 'Choose one of the moods'],
    ['photo', 'x', 'Unknown field'],
  ])('refuses %s %j', async (field, value, text) => {
    const before = (await list()).length;
    const { status, body } = await write({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([422, text, { [field]: text }]);
    expect(await list()).toHaveLength(before);
  });

  test('refuses a removed child, a removed staff member, and those of another center', async () => {
    const child = (await scene.newFamily()).childId;
    await director.delete(`/api/children/${child}`);
    const gone = { firstName: 'Gone', lastName: 'By', role: 'Nurse', room: null, phone: '1', email: 'gone@maple.test' };
    const staff = (await director.post<{ id: number }>('/api/staff', gone)).body.id;
    await director.delete(`/api/staff/${staff}`);
    const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    for (const [childId, staffId] of [
      [child, staff],
      [other.families[0]?.childId, other.staff.Director],
    ]) {
      const { status, body } = await write({ childId, staffId });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['childId', 'staffId']]);
    }
  });

  test('is not for Support Staff, nor for parents', async () => {
    expect((await write({}, await scene.as('Support Staff'))).status).toBe(403);
    const family = await scene.newFamily();
    expect((await write({ childId: family.childId }, await scene.parentOf(family))).status).toBe(403);
  });
});

describe('the drafts of today', () => {
  interface Draft {
    readonly childId: number;
    readonly meals: string;
    readonly notes: string;
    readonly records: number;
    readonly report: { readonly writtenBy: string; readonly createdAt: string } | null;
  }
  const drafts = async () => (await director.get<Draft[]>('/api/daily-reports/drafts')).body;

  test('are of those who came today, from what was recorded of each, with the latest report that stands', async () => {
    const { checkIn, checkOut, absent } = attendanceOf(director);
    const [came, left, away, waiting] = [
      (await scene.newFamily()).childId,
      (await scene.newFamily()).childId,
      (await scene.newFamily()).childId,
      (await scene.newFamily()).childId,
    ];
    await checkIn(came, '07:00');
    await checkIn(left, '07:00');
    await director.post('/api/activities', { kind: 'meal', childIds: [came], meal: 'breakfast', amount: 'most' });
    await director.post('/api/activities', { kind: 'note', childIds: [left], notes: 'Waved goodbye' });
    await checkOut(left, '07:20');
    await absent(away);
    await write({ childId: left, date: '2026-03-01' });
    const before = (await drafts()).filter(({ childId }) => [came, left, away, waiting].includes(childId));
    expect(before).toMatchObject([
      { childId: came, meals: 'Breakfast: ate most of it', notes: '', records: 1, report: null },
      { childId: left, meals: '', notes: 'Waved goodbye', records: 1, report: null },
    ]);
    await write({ childId: came });
    await write({ childId: came, staffId: scene.world.staff.Nurse });
    expect((await drafts()).find(({ childId }) => childId === came)?.report).toEqual({
      writtenBy: 'Nurse Tester',
      createdAt: '2026-03-02T12:30:00.000Z',
    });
    const { body: single } = await director.get<Omit<Draft, 'report'>>(`/api/daily-reports/draft?childId=${came}`);
    expect(await drafts()).toContainEqual({ ...single, report: expect.anything() });
  });

  test('are not for Support Staff', async () => {
    expect((await (await scene.as('Support Staff')).get('/api/daily-reports/drafts')).status).toBe(403);
  });
});

describe('the list', () => {
  test('is the last thirty days, newest day first', async () => {
    const { childId } = await scene.newFamily();
    for (const date of ['2026-01-30', '2026-01-31', '2026-02-15', '2026-03-02']) await write({ childId, date });
    const own = (reports: Report[]) => reports.filter((report) => report.childId === childId).map(({ date }) => date);
    expect(own(await list())).toEqual(['2026-03-02', '2026-02-15', '2026-01-31']);
    expect(own(await list('?from=2026-01-01'))).toEqual(['2026-03-02', '2026-02-15', '2026-01-31', '2026-01-30']);
    expect(own(await list('?from=2026-01-31&to=2026-02-15'))).toEqual(['2026-02-15', '2026-01-31']);
    expect(own(await list('?to=2026-02-15'))).toEqual(['2026-02-15', '2026-01-31', '2026-01-30']);
    expect(await list('?limit=1')).toHaveLength(1);
  });

  test.each([
    ['?from=2026-03-02&to=2026-03-01', 'from'],
    ['?from=yesterday', 'from'],
    ['?limit=0', 'limit'],
    ['?limit=5001', 'limit'],
    ['?limit=many', 'limit'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await director.get<Refused>(`/api/daily-reports${query}`);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });
});
