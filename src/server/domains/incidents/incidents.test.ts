import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Incident } from '#contract/incidents.ts';
import type { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

type Row = z.output<typeof Incident>;
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

const report = async (change: object = {}, client = director) =>
  client.post<Row & Refused>('/api/incidents', {
    childId: scene.world.families[0]?.childId,
    date: '2026-03-02',
    time: '07:15',
    description: 'Fell off the swing',
    actionTaken: 'Cold pack',
    staffId: scene.world.staff['Lead Teacher'],
    ...change,
  });
const list = async (query = '') => (await director.get<Row[]>(`/api/incidents${query}`)).body;

describe('reporting', () => {
  test('takes what the screen sends; the family is not yet told', async () => {
    const { status, body } = await report({}, await scene.as('Assistant Teacher'));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      date: '2026-03-02',
      time: '07:15',
      description: 'Fell off the swing',
      actionTaken: 'Cold pack',
      staffId: scene.world.staff['Lead Teacher'],
      parentNotified: false,
      createdAt: '2026-03-02T12:30:00.000Z',
    });
    const rows = await scene.rows('select recorded_by as by from incident where id = $1', body.id);
    expect(rows).toEqual([{ by: scene.world.staff['Assistant Teacher'] }]);
  });

  test('what was done may be empty', async () => {
    expect((await report({ actionTaken: undefined })).body.actionTaken).toBe('');
  });

  test.each([
    ['childId', undefined, 'Please select a child'],
    ['childId', 999_999, 'There is no enrolled child with this id'],
    ['staffId', '', 'Please select a staff member'],
    ['staffId', 999_999, 'There is no active staff member with this id'],
    ['date', undefined, expect.any(String)],
    ['date', '2026-03-03', 'An incident cannot be reported for a future date'],
    ['time', '25:00', 'Enter a time as HH:MM'],
    ['time', '', 'Time is required'],
    ['time', undefined, 'Time is required'],
    ['description', '  ', 'Description is required'],
    ['description', undefined, 'Description is required'],
    ['parentNotified', true, 'Unknown field'],
  ])('refuses %s %j', async (field, value, text) => {
    const before = (await list()).length;
    const { status, body } = await report({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([422, text, { [field]: text }]);
    expect(await list()).toHaveLength(before);
  });

  test('refuses a child and a staff member of another center', async () => {
    const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    const { status, body } = await report({ childId: other.families[0]?.childId, staffId: other.staff.Director });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['childId', 'staffId']]);
  });

  test('is not for Support Staff, nor for parents', async () => {
    expect((await report({}, await scene.as('Support Staff'))).status).toBe(403);
    const family = await scene.newFamily();
    expect((await report({ childId: family.childId }, await scene.parentOf(family))).status).toBe(403);
  });
});

test('the list is the last year, newest day and time first', async () => {
  const { childId } = await scene.newFamily();
  for (const [date, time] of [
    ['2025-03-01', '09:00'],
    ['2025-03-02', '09:00'],
    ['2026-03-01', '08:00'],
    ['2026-03-01', '16:00'],
    ['2026-03-02', '06:00'],
  ]) {
    await report({ childId, date, time });
  }
  const own = (rows: Row[]) => rows.filter((row) => row.childId === childId).map(({ date, time }) => `${date} ${time}`);
  const year = ['2026-03-02 06:00', '2026-03-01 16:00', '2026-03-01 08:00', '2025-03-02 09:00'];
  expect(own(await list())).toEqual(year);
  expect(own(await list('?from=2025-01-01'))).toEqual([...year, '2025-03-01 09:00']);
  expect(own(await list('?from=2026-03-01&to=2026-03-01'))).toEqual(year.slice(1, 3));
  expect(await list('?limit=2')).toHaveLength(2);
  expect((await director.get('/api/incidents?from=2026-03-02&to=2026-03-01')).status).toBe(422);
});

test('an incident that somebody was told of is resolved', async () => {
  const { body } = await report();
  await scene.rows('update incident set parent_notified_at = now() where id = $1', body.id);
  expect((await list()).find(({ id }) => id === body.id)?.parentNotified).toBe(true);
});
