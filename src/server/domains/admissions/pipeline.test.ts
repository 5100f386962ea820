import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

const MONDAY = '2026-03-02T12:00:00Z';

type List = z.output<(typeof admissions)['GET /api/inquiries']['reply']>;
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let inquiry: Inquiry;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  scene.larkhouse.clock.set(MONDAY);
  await scene.rows('delete from inquiry');
  inquiry = await enter();
});

const enter = async (changes: object = {}) => {
  const { status, body } = await scene.director.post<Inquiry>('/api/inquiries', { ...fresh.asking(), ...changes });
  expect(status).toBe(201);
  return body;
};
const post = (path: string, body: object, id = inquiry.id, client = scene.director) =>
  client.post<Inquiry & Refused>(`/api/inquiries/${id}/${path}`, body);
const list = async (query = '') => (await scene.director.get<List>(`/api/inquiries${query}`)).body;
const read = async (id = inquiry.id) => (await scene.director.get<Inquiry>(`/api/inquiries/${id}`)).body;
const child = { ...firstOf(fresh.asking().children) };
const ben = { firstName: 'Ben', lastName: 'Roy', email: 'ben@roy.test', phoneNumber: null };

test('staff enter what a family said on the phone; with an e-mail it gets its link (admissions-3)', async () => {
  const told = await effectsIn(scene, () => enter({ contacts: [ben] }));
  const { id } = firstOf((await list()).inquiries);
  expect(told).toEqual(
    expect.arrayContaining([`audit enter inquiry: inquiry [${id}] after {"source":"staff","language":"en"}`]),
  );
  expect(told.join()).toContain('send-mail');
  const calls = { ...ben, email: null, phoneNumber: '555 040 9999' };
  expect((await effectsIn(scene, () => enter({ contacts: [calls] }))).join()).not.toContain('send-mail');
  expect(await read(id)).toMatchObject({ source: 'staff', createdBy: expect.any(String) });
});

test('an inquiry goes from state to state; what is lost has its reason (admissions-6)', async () => {
  expect(await post('state', { state: 'lost' })).toMatchObject({
    status: 422,
    body: { fields: { lostReason: expect.any(String) } },
  });
  expect((await post('state', { state: 'tour', lostReason: 'moved' })).status).toBe(422);
  expect((await post('state', { state: 'tour', version: inquiry.version + 7 })).status).toBe(412);
  const told = await effectsIn(scene, () =>
    post('state', { state: 'lost', lostReason: 'moved', version: inquiry.version }),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      `audit move inquiry: inquiry [${inquiry.id}] before {"state":"new","lostReason":null} after {"state":"lost","lostReason":"moved"}`,
      `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'inquiry-received', aboutId: inquiry.id })}`,
      expect.stringMatching(/^tell .*admissions/),
    ]),
  );
  expect(await read()).toMatchObject({ state: 'lost', lostReason: 'moved', version: inquiry.version + 1 });
  expect(await effectsIn(scene, () => post('state', { state: 'lost', lostReason: 'moved' }))).toEqual([]);
  expect(await post('state', { state: 'waiting' })).toMatchObject({ body: { state: 'waiting', lostReason: null } });
  expect((await post('state', { state: 'tour' }, 4_000_000)).status).toBe(404);
});

test('notes and tasks are written down, a task is ticked off and taken up again (admissions-6)', async () => {
  const noted = await effectsIn(scene, () => post('notes', { text: 'Speaks Spanish at home' }));
  expect(noted).toContain(`audit write inquiry note: inquiry [${inquiry.id}]`);
  const added = await effectsIn(scene, () => post('tasks', { text: 'Call back', dueOn: '2026-03-05' }));
  expect(added).toContain(`audit add inquiry task: inquiry [${inquiry.id}] after {"dueOn":"2026-03-05"}`);
  await post('tasks', { text: 'Send the prices', dueOn: null });
  expect(firstOf((await list()).inquiries)).toMatchObject({ openTasks: 2, dueOn: '2026-03-05' });
  const { tasks, notes } = await read();
  expect(notes).toMatchObject([{ text: 'Speaks Spanish at home', createdBy: expect.any(String) }]);
  expect(tasks.map(({ text }) => text)).toEqual(['Call back', 'Send the prices']);
  const { id } = firstOf(tasks);
  const tick = (isDone: boolean) => scene.director.post<Inquiry>(`/api/inquiry-tasks/${id}/done`, { isDone });
  expect(await effectsIn(scene, () => tick(true))).toContain(
    `audit finish inquiry task: inquiry [${inquiry.id}] after {"isDone":true}`,
  );
  expect(await effectsIn(scene, () => tick(true))).toEqual([]);
  expect((await read()).tasks.at(-1)).toMatchObject({
    text: 'Call back',
    doneAt: expect.any(String),
    doneBy: expect.any(String),
  });
  expect((await tick(false)).body.tasks).toMatchObject([{ doneAt: null, doneBy: null }, {}]);
  expect((await scene.director.post('/api/inquiry-tasks/4000000/done', { isDone: true })).status).toBe(404);
  expect((await post('notes', { text: ' ' })).body.fields).toHaveProperty('text');
});

test('the list is found by state and name, and counts all (admissions-6)', async () => {
  const other = await enter({ contacts: [ben], children: [{ ...child, firstName: 'Zoë', lastName: 'Roy' }] });
  await post('state', { state: 'waiting' }, other.id);
  const ids = async (query: string) => (await list(query)).inquiries.map(({ id }) => id);
  expect(await ids('')).toEqual([other.id, inquiry.id]);
  expect(await ids('?state=waiting')).toEqual([other.id]);
  expect(await ids('?search=zoe')).toEqual([other.id]);
  expect(await ids('?search=okaf')).toEqual([inquiry.id]);
  expect(await list('?state=tour')).toMatchObject({ inquiries: [], found: 0, counts: { new: 1, waiting: 1, tour: 0 } });
});

test('inquiries of one family are found by e-mail, phone and child, and merged on a yes (admissions-7)', async () => {
  const token = await linkOf(inquiry.id);
  await post('notes', { text: 'First call' });
  const leo = { ...child, firstName: 'Leo', birthDate: '2023-01-05' };
  const again = await enter({
    contacts: [
      { ...ben, phoneNumber: '+1 (555) 030-1122' },
      { ...ben, email: 'ANA@okafor.test' },
    ],
    children: [{ ...child, firstName: 'IDA', wishedStart: '2026-10-01' }, leo],
  });
  expect(again.duplicates).toMatchObject([{ id: inquiry.id, reasons: ['child', 'email', 'phone'] }]);
  expect((await list()).inquiries.map(({ hasDuplicate }) => hasDuplicate)).toEqual([true, true]);
  expect((await post('merge', { otherId: again.id }, again.id)).status).toBe(422);
  const told = await effectsIn(scene, () => post('merge', { otherId: inquiry.id }, again.id));
  expect(told).toEqual(
    expect.arrayContaining([
      `audit merge inquiries: inquiry [${again.id}, ${inquiry.id}]`,
      `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'inquiry-received', aboutId: inquiry.id })}`,
      expect.stringMatching(/^tell .*admissions/),
    ]),
  );
  const merged = await read(again.id);
  expect(merged).toMatchObject({
    duplicates: [],
    notes: [{ text: 'First call' }],
    contacts: [{ firstName: 'Ben' }, { firstName: 'Ben' }],
    children: [{ firstName: 'IDA', wishedStart: '2026-10-01' }, { firstName: 'Leo' }],
  });
  const stranger = new Client(scene.larkhouse.origin);
  expect((await stranger.get<{ firstName: string }>(`/api/join/inquiries/${token}`)).body.firstName).toBe('Ben');
  expect((await post('merge', { otherId: inquiry.id }, again.id)).status).toBe(404);
});

test('two who merge a pair at once leave one inquiry', async () => {
  const again = await enter();
  const answers = await Promise.all([
    post('merge', { otherId: again.id }),
    post('merge', { otherId: inquiry.id }, again.id),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect(await list()).toMatchObject({ found: 1 });
});

test('staff erase an inquiry at once; only whoever answers inquiries sees any of it (admissions-4, admissions-8)', async () => {
  const assistant = await scene.as('Assistant Teacher');
  for (const client of [assistant, await scene.parentOf(firstOf(scene.world.families))]) {
    expect((await client.get('/api/inquiries')).status).toBe(403);
    expect((await client.delete(`/api/inquiries/${inquiry.id}`)).status).toBe(403);
  }
  const told = await effectsIn(scene, () => scene.director.delete(`/api/inquiries/${inquiry.id}`));
  expect(told).toContain(`audit erase inquiry: inquiry [${inquiry.id}]`);
  expect((await scene.director.get(`/api/inquiries/${inquiry.id}`)).status).toBe(404);
});

test('the page is opened and closed, and what is said already is not written down again (admissions-1)', async () => {
  const put = (body: object) =>
    scene.director.put<{ isOpen: boolean; version: number; address: string }>('/api/inquiries/settings', body);
  await put({ isOpen: false, keepMonths: 12 });
  const told = await effectsIn(scene, () => put({ isOpen: true, keepMonths: 6 }));
  expect(told).toEqual([
    'audit change admissions: admission_setting [] before {"isOpen":false,"keepMonths":12} after {"isOpen":true,"keepMonths":6}',
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => put({ isOpen: true, keepMonths: 6 }))).toEqual([]);
  const { body } = await put({ isOpen: true, keepMonths: 6 });
  expect(body.address).toMatch(/\/join$/);
  expect((await put({ isOpen: false, keepMonths: 6, version: body.version + 7 })).status).toBe(412);
  expect((await put({ isOpen: false, keepMonths: 61 })).status).toBe(422);
});

/** A link of an inquiry, made as a mail's. */
async function linkOf(id: number): Promise<string> {
  const stage = { larkhouse: scene.larkhouse, here: scene.world } as Parameters<typeof fresh.linkOfInquiry>[0];
  const { params } = await fresh.linkOfInquiry(stage);
  await scene.rows('update inquiry_link set inquiry_id = $1 where id = (select max(id) from inquiry_link)', id);
  await scene.rows('delete from inquiry where id = (select max(id) from inquiry)');
  return params.token;
}
