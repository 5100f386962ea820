import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';
import { forgetInquiries } from './erase.ts';
import { retention } from './retention.ts';

/** A Monday, 07:00 at the center. */
const MONDAY = '2026-03-02T12:00:00Z';

type List = z.output<(typeof admissions)['GET /api/inquiries']['reply']>;
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await at(MONDAY);
  stranger = new Client(scene.larkhouse.origin);
  await scene.rows('delete from login_throttle');
  await scene.rows('delete from inquiry');
  await scene.rows('delete from mail');
  await open();
});

/** Sessions end meanwhile. */
async function at(moment: string): Promise<void> {
  scene.larkhouse.clock.set(moment);
  director = await scene.as('Director');
}
const open = (isOpen = true, keepMonths = 12) => director.put('/api/inquiries/settings', { isOpen, keepMonths });
const send = (changes: object = {}, client = stranger) =>
  client.post<Refused>('/api/join', { ...fresh.sent(), ...changes });
const list = async (query = '') => (await director.get<List>(`/api/inquiries${query}`)).body;
const read = async (id: number) => (await director.get<Inquiry>(`/api/inquiries/${id}`)).body;
/** Sends an inquiry; its id. */
const asked = async (changes: object = {}) => {
  expect((await send(changes)).status).toBe(200);
  return firstOf((await list()).inquiries).id;
};
/** The token in the newest mail to an address. */
async function tokenMailedTo(address: string): Promise<string> {
  const { content_sealed: sealed } = firstOf(
    await scene.rows<{ content_sealed: Buffer }>(
      'select content_sealed from mail where to_address = $1 order by id desc limit 1',
      address,
    ),
  );
  return contentOf(scene.larkhouse.server, sealed).text.match(/\/inquiry\/([\w-]{43})/)?.[1] ?? '';
}
const child = { ...firstOf(fresh.asking().children) };

describe('the public page (admissions-1, admissions-2)', () => {
  test('is closed until the center opens it, and says no more than the name of the center', async () => {
    await open(false);
    expect((await stranger.get('/api/join')).status).toBe(404);
    expect((await send()).status).toBe(404);
    expect(await list()).toMatchObject({ found: 0 });
    await open();
    const { body, headers } = await stranger.get('/api/join');
    expect(body).toEqual({
      center: expect.any(String),
      today: '2026-03-02',
      keepMonths: 12,
      fee: null,
      canMail: false,
    });
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('takes in what a family says, writes to it in its language, and tells whoever answers inquiries', async () => {
    const told = await effectsIn(scene, () => send({ language: 'de' }));
    const { id } = firstOf((await list()).inquiries);
    expect(told).toEqual(
      expect.arrayContaining([
        `audit receive inquiry: inquiry [${id}] after {"source":"family","language":"de"}`,
        expect.stringContaining('"event":"inquiry-received"'),
        expect.stringMatching(/^tell .*admissions/),
      ]),
    );
    expect(await read(id)).toMatchObject({
      state: 'new',
      source: 'family',
      language: 'de',
      contacts: [{ firstName: 'Ana', email: 'ana@okafor.test', phoneNumber: '555 030 1122' }],
      children: [{ firstName: 'Ida', birthDate: '2025-04-01', wishedStart: '2026-09-01', weekdays: [1, 2, 3] }],
      keptUntil: '2027-03-02',
    });
    const subjects = await scene.rows<{ subject: string }>('select subject from mail order by id desc limit 1');
    expect(firstOf(subjects).subject).toBe('Ihre Anfrage ist angekommen');
  });

  test('takes a child not born yet without a name, and two children of one family', async () => {
    const unborn = { ...child, firstName: null, lastName: null, birthDate: null, dueDate: '2026-08-01' };
    const id = await asked({ children: [child, unborn] });
    expect((await read(id)).children).toMatchObject([{ firstName: 'Ida' }, { firstName: null, dueDate: '2026-08-01' }]);
  });

  test('names the fields that are wrong, and keeps nothing without a yes', async () => {
    const { status, body } = await send({
      children: [{ ...child, firstName: '', birthDate: '2026-03-09' }],
      contacts: [{ firstName: 'Ana', lastName: 'Okafor', email: null, phoneNumber: null }],
    });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['contacts.0.email', 'children.0.firstName']]);
    expect(await send({ consent: false })).toMatchObject({
      status: 422,
      body: { fields: { consent: expect.any(String) } },
    });
    expect(await list()).toMatchObject({ found: 0 });
  });

  test('answers a machine and a family that is known alike, and keeps no more than a family says', async () => {
    const first = await send();
    const mails = () => scene.rows("select from mail where to_address = 'ana@okafor.test'");
    const before = (await mails()).length;
    const again = [await send(), await send({ website: 'https://example.com', language: 'fr' })];
    expect(again.map(({ status, text }) => [status, text])).toEqual([
      [200, first.text],
      [200, first.text],
    ]);
    expect([(await list()).found, (await mails()).length]).toEqual([1, before]);
    for (const day of ['2026-09-02', '2026-09-03', '2026-09-04', '2026-09-05'])
      expect((await send({ children: [{ ...child, wishedStart: day }] })).text).toBe(first.text);
    expect(await list()).toMatchObject({ found: 3 });
    await at('2026-03-03T13:00:00Z');
    await send({ children: [{ ...child, wishedStart: '2026-09-07' }] });
    expect(await list()).toMatchObject({ found: 4 });
  });

  test('lets one address send so many within a quarter of an hour', async () => {
    const answers = [];
    for (let n = 0; n < 31; n += 1) answers.push((await send({ website: 'x' })).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect((await send()).headers.get('retry-after')).toBe('900');
    scene.larkhouse.clock.advance({ minutes: 16 });
    expect((await send()).status).toBe(200);
  });
});

describe('the family (admissions-5)', () => {
  test('sees by its link where the inquiry stands, and nothing that staff wrote down', async () => {
    const id = await asked();
    await director.post(`/api/inquiries/${id}/notes`, { text: 'A difficult phone call' });
    await director.post(`/api/inquiries/${id}/state`, { state: 'lost', lostReason: 'no-answer' });
    const token = await tokenMailedTo('ana@okafor.test');
    const { status, body, text } = await stranger.get<{ state: string }>(`/api/join/inquiries/${token}`);
    expect([status, body.state, text.includes('difficult'), text.includes('no-answer')]).toEqual([
      200,
      'ended',
      false,
      false,
    ]);
    expect(text).not.toContain('okafor.test');
    expect((await stranger.get(`/api/join/inquiries/${token.slice(1)}x`)).status).toBe(404);
    scene.larkhouse.clock.advance({ hours: 24 * 401 });
    expect((await stranger.get(`/api/join/inquiries/${token}`)).status).toBe(404);
  });

  test('withdraws, and all that it said is gone, mails and what the log told of it, too', async () => {
    const id = await asked();
    const token = await tokenMailedTo('ana@okafor.test');
    const told = await effectsIn(scene, () => stranger.post(`/api/join/inquiries/${token}/erase`));
    expect(told).toEqual(
      expect.arrayContaining([
        `audit erase inquiry: inquiry [${id}]`,
        `queue take-back-notifications ${JSON.stringify({ kind: 'attendance', event: 'inquiry-received', aboutId: id })}`,
        expect.stringMatching(/^tell .*admissions/),
      ]),
    );
    const [{ payload }] = (await scene.rows<{ payload: object }>(
      "select payload from outbox where task = 'forget-inquiries' order by id desc limit 1",
    )) as [{ payload: object }];
    const { server } = scene.larkhouse;
    const forget = () => forgetInquiries({ server, centerId: scene.world.centerId, input: payload, attempt: 1 });
    expect(await effectsIn(scene, forget)).toEqual([
      `audit erase details of inquiries: inquiry [${id}]`,
      expect.stringMatching(/^tell .*mail/),
    ]);
    for (const table of ['inquiry', 'inquiry_contact', 'inquiry_child', 'inquiry_link'])
      expect([table, await scene.rows(`select from ${table}`)]).toEqual([table, []]);
    expect(await scene.rows("select from mail where to_address = 'ana@okafor.test'")).toEqual([]);
    expect(
      await scene.rows(
        "select from audit_detail d join audit a on a.id = d.audit_id where a.entity = 'inquiry' and $1 = any (a.entity_ids)",
        id,
      ),
    ).toEqual([]);
    expect((await stranger.post(`/api/join/inquiries/${token}/erase`)).status).toBe(404);
  });

  test('is asked to wait when addresses are guessed', async () => {
    const guess = async () => (await stranger.get(`/api/join/inquiries/${'x'.repeat(43)}`)).status;
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await guess());
    expect([answers[19], answers[20]]).toEqual([404, 429]);
  });
});

test('an inquiry with which nobody did anything for the months of the center is erased (admissions-4)', async () => {
  await open(true, 2);
  const [old, touched] = [
    await asked(),
    await asked({ contacts: [{ ...firstOf(fresh.asking('leo@roy.test').contacts), phoneNumber: null }] }),
  ];
  await at('2026-04-20T12:00:00Z');
  await director.post(`/api/inquiries/${touched}/state`, { state: 'waiting' });
  const [erase] = retention.records ?? [];
  const day = '2000-01-01';
  const kept = { children: day, incidents: day, staff: day, finances: day, taxYear: 2000 };
  const run = () => scene.inCenter(async (scope) => erase?.(scope, kept, (await scope.opened).center.zone));
  await at('2026-05-02T12:00:00Z');
  expect(await run()).toBe(0);
  await at('2026-05-03T12:00:00Z');
  const told = await effectsIn(scene, run);
  expect(told).toContain(`audit erase inquiries past their retention: inquiry [${old}]`);
  expect((await list()).inquiries.map(({ id }) => id)).toEqual([touched]);
});

// The last one: from here on there are two centers.
test('of several centers the page takes inquiries of the one that is named, and of none that is closed (admissions-1)', async () => {
  const other = await makeCenter(scene.larkhouse, { name: 'Oak House', families: 0 });
  const named = (id: number) => stranger.get<{ message: string }>(`/api/join?center=${id}`);
  expect((await stranger.get('/api/join')).status).toBe(404);
  expect((await named(scene.world.centerId)).status).toBe(200);
  const answers = [await named(other.centerId), await named(999_999)];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [404, 'This page takes no inquiries. Please ask the center how to apply.'],
    [404, 'This page takes no inquiries. Please ask the center how to apply.'],
  ]);
  const { body } = await director.get<{ address: string }>('/api/inquiries/settings');
  expect(body.address).toMatch(new RegExp(`/join/${scene.world.centerId}$`));
});
