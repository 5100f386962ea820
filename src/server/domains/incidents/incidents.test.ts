import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Incident } from '#contract/incidents.ts';
import type { Client } from '#testing/client.ts';
import { photograph } from '#testing/pictures.ts';
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

describe('the photo', () => {
  const uploaded = async () =>
    (await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'knee.jpg')).body.filePath;

  test('is seen by staff who may see the incident and by the child’s own family, and by nobody else', async () => {
    const family = await scene.newFamily();
    const { body } = await report({ childId: family.childId, filePath: await uploaded() });
    expect(body.photoUrl).toMatch(new RegExp(`^/api/incidents/${body.id}/photo\\?v=`));
    const open = async (client: Client) => (await client.open(body.photoUrl ?? '')).status;
    expect(await open(await scene.as('Nurse'))).toBe(200);
    expect(await open(await scene.parentOf(family))).toBe(200);
    expect(await open(await scene.as('Support Staff'))).toBe(403);
    expect(await open(await scene.parentOf(await scene.newFamily()))).toBe(404);
    expect((await director.get(`/api/incidents/${(await report()).body.id}/photo`)).status).toBe(404);
  });

  test('is used once, printed in a PDF, and named in no notification', async () => {
    const filePath = await uploaded();
    const { body } = await report({ filePath });
    expect((await report({ filePath })).status).toBe(422);
    const sizeOf = async (id: number) =>
      (await (await director.open(`/api/incidents/${id}/document?format=pdf`)).arrayBuffer()).byteLength;
    expect(await sizeOf(body.id)).toBeGreaterThan((await sizeOf((await report()).body.id)) + 1000);
    const queued = await scene.rows<{ text: string }>(`select payload::text as text from outbox`);
    expect(queued.map(({ text }) => text).join()).not.toContain(filePath);
  });
});

describe('the family is told', () => {
  test('by staff, once; not by Support Staff, and not of another center’s', async () => {
    const { body } = await report();
    const tell = (client: Client, toldPerson = '') =>
      client.post<Row>(`/api/incidents/${body.id}/told`, { toldPerson });
    expect((await tell(await scene.as('Support Staff'))).status).toBe(403);
    expect((await tell(await scene.as('Nurse'), 'Gina')).body).toMatchObject({
      parentNotified: true,
      parentNotifiedBy: 'Nurse Tester',
      toldPerson: 'Gina',
    });
    expect((await tell(director, 'Somebody else')).body).toMatchObject({ toldPerson: 'Gina' });
    expect((await director.post('/api/incidents/999999/told', {})).status).toBe(404);
  });
});

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

  test('what may be said of it besides, in the order of the body; all of it may be left open', async () => {
    const details = { kind: 'bite', bodyParts: ['left-hand', 'face'], witness: 'Nora Ruiz', firstAid: 'Washed' };
    expect((await report(details)).body).toMatchObject({ ...details, bodyParts: ['face', 'left-hand'] });
    expect((await report()).body).toMatchObject({
      ...{ kind: null, bodyParts: [], witness: '', firstAid: '', photoUrl: null, toldPerson: '' },
      parentNotifiedAt: null,
    });
  });

  test('a document says all of it', async () => {
    const details = { kind: 'bite', bodyParts: ['left-hand', 'face'], witness: 'Nora Ruiz', firstAid: 'Washed' };
    const { body } = await report({ ...details, toldPerson: 'Gina Guardian', toldTime: '07:20' });
    const { text } = await director.get(`/api/incidents/${body.id}/document?format=txt`);
    for (const said of ['Bite', 'Face, Left hand', 'Nora Ruiz', 'Washed', 'Gina Guardian, by Dora Director'])
      expect(text).toContain(said);
  });

  test('whom of the family somebody told already, and when', async () => {
    expect((await report({ toldPerson: 'Gina Guardian', toldTime: '07:20' })).body).toMatchObject({
      parentNotified: true,
      parentNotifiedAt: '2026-03-02T12:20:00.000Z',
      parentNotifiedBy: 'Dora Director',
      toldPerson: 'Gina Guardian',
    });
  });

  test.each([
    ['toldPerson', { toldTime: '07:20' }, 'Say who was told'],
    ['toldTime', { toldPerson: 'Gina' }, 'Say when the family was told'],
    ['toldTime', { toldPerson: 'Gina', toldTime: '07:14' }, 'The family cannot be told before it happened'],
    ['toldTime', { toldPerson: 'Gina', toldTime: '07:31' }, 'This time has not come yet'],
    ['kind', { kind: 'shark' }, 'Choose one of the kinds'],
    ['bodyParts.0', { bodyParts: ['tail'] }, 'Choose parts of the body'],
    ['filePath', { filePath: '/uploads/never.jpg' }, 'Upload the picture first'],
    ['filePath', { filePath: '../../etc/passwd' }, 'Upload the picture first'],
  ])('refuses %s of %j', async (field, change, text) => {
    const before = (await list()).length;
    const { status, body } = await report(change);
    expect([status, body.fields]).toEqual([422, { [field]: text }]);
    expect(await list()).toHaveLength(before);
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
