import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { admissions } from '#contract/admissions.ts';
import type { admissionFees } from '#contract/admissions-fees.ts';
import { retention } from '#server/domains/admissions/retention.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import * as fresh from '#testing/matrix/fresh-admissions.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

type Fees = z.output<(typeof admissionFees)['GET /api/waitlist/fees']['reply']>;
type Fee = Fees['fees'][number];
type Inquiry = z.output<(typeof admissions)['GET /api/inquiries/:id']['reply']>;
type Family = z.output<(typeof admissions)['GET /api/join/inquiries/:token']['reply']>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene({ zone: 'America/New_York' });
});
afterAll(() => scene.stop());
beforeEach(async () => {
  stranger = new Client(scene.larkhouse.origin);
  for (const table of ['login_throttle', 'inquiry', 'waitlist_fee', 'mail', 'admission_setting'])
    await scene.rows(`delete from ${table}`);
});

const TODAY = '2026-03-02';
const stage = () => ({ larkhouse: scene.larkhouse, here: scene.world }) as Parameters<typeof fresh.linkTo>[0];
const ask = (terms: object = {}) =>
  scene.director.put<Fees['terms'] & Refused>('/api/waitlist/fees/terms', {
    amount: 5_000,
    isRefundable: true,
    instructions: 'By check, please',
    ...terms,
  });
const list = async (query = '') => (await scene.director.get<Fees>(`/api/waitlist/fees${query}`)).body;
const note = (id: number, state: string, on: string | null = null, method: string | null = null, more: object = {}) =>
  scene.director.put<Fee & Refused>(`/api/waitlist/fees/${id}`, { state, on, method, ...more });
const wait = (id: number) => scene.director.post<Inquiry>(`/api/inquiries/${id}/state`, { state: 'waiting' });
const family = async (id: number) =>
  (await stranger.get<Family>(`/api/join/inquiries/${await fresh.linkTo(stage(), id)}`)).body.fee;
/** A family that came onto the list since there is a fee; the ids of its inquiry and of the fee. */
async function asked() {
  const { id } = (await fresh.inquiry(stage())).params;
  await wait(id);
  return { inquiryId: id, id: firstOf((await scene.director.get<Inquiry>(`/api/inquiries/${id}`)).body.fees).id };
}
const paid = async () => {
  const fee = await asked();
  await note(fee.id, 'paid', TODAY, 'check');
  return fee;
};

test('the list costs nothing until the center says so; refundable unless it says otherwise; families read it before they ask (admissions-21)', async () => {
  expect((await list()).terms).toEqual({ amount: 0, isRefundable: true, instructions: null, version: 1 });
  await scene.director.put('/api/inquiries/settings', { isOpen: true, keepMonths: 12 });
  const ahead = async () => (await stranger.get<{ fee: object | null }>('/api/join')).body.fee;
  expect(await ahead()).toBeNull();
  expect(await effectsIn(scene, () => ask())).toEqual([
    'audit change waitlist fee: admission_setting [] before {"amount":0,"instructions":null,"isRefundable":true} after {"amount":5000,"instructions":"By check, please","isRefundable":true}',
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => ask())).toEqual([]);
  expect(await ahead()).toEqual({ amount: 5_000, isRefundable: true });
  expect((await ask({ amount: 6_000, version: 77 })).status).toBe(412);
  expect((await ask({ amount: -1 })).body.fields).toHaveProperty('amount');
  expect((await ask({ amount: 1_000_001 })).body.fields).toHaveProperty('amount');
  expect((await list()).terms).toMatchObject({ amount: 5_000 });
  const nurse = await scene.as('Nurse');
  expect((await nurse.get('/api/waitlist/fees')).status).toBe(403);
  expect(
    (await nurse.put('/api/waitlist/fees/terms', { amount: 0, isRefundable: true, instructions: null })).status,
  ).toBe(403);
});

test('who comes onto the list is asked once, on the terms of that day, by a mail that says how to pay (admissions-21)', async () => {
  await ask();
  const { id } = (await fresh.inquiry(stage())).params;
  expect((await effectsIn(scene, () => wait(id))).join('\n')).toContain('ask for waitlist fee');
  expect(await runJobs(scene, 'write-of-fee')).toBe(1);
  await ask({ amount: 9_000 });
  expect(await family(id)).toEqual({
    amount: 5_000,
    isRefundable: true,
    state: 'asked',
    paidOn: null,
    returnedOn: null,
    instructions: 'By check, please',
  });
  await scene.director.post(`/api/inquiries/${id}/state`, { state: 'new' });
  await wait(id);
  expect((await list()).fees).toHaveLength(1);
  expect(await runJobs(scene, 'write-of-fee')).toBe(0);
  const mails = await scene.rows<{ content_sealed: Buffer }>('select * from mail order by id');
  const texts = mails.map(({ content_sealed: sealed }) => contentOf(scene.larkhouse.server, sealed).text);
  const said = texts.filter((text) => text.includes('$50.00'));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('You get it back');
  expect(said[0]).toContain('By check, please');
  const { mails: sent } = (await scene.director.get<Inquiry>(`/api/inquiries/${id}`)).body;
  expect(sent.map(({ kind }) => kind)).toContain('fee');
});

test('whoever was there before is asked by staff; nobody else is (admissions-21)', async () => {
  const { id } = (await fresh.inquiry(stage())).params;
  const askNow = () => scene.director.post<Inquiry & Refused>(`/api/inquiries/${id}/fee`);
  expect((await askNow()).status).toBe(409);
  expect((await wait(id)).body).toMatchObject({ canAskFee: false });
  expect((await askNow()).body.message).toBe('The center asks for no fee');
  await ask();
  expect((await scene.director.get<Inquiry>(`/api/inquiries/${id}`)).body).toMatchObject({ canAskFee: true, fees: [] });
  expect((await askNow()).body).toMatchObject({ canAskFee: false, fees: [{ state: 'asked', amount: 5_000 }] });
  expect(await effectsIn(scene, askNow)).toEqual([]);
  expect((await scene.director.post('/api/inquiries/4000000/fee')).status).toBe(404);
});

test('what was paid is noted with its day, given back once the family does not wait any more, and a mistake is taken back (admissions-22)', async () => {
  await ask();
  const { id, inquiryId } = await asked();
  expect((await note(id, 'paid')).body.fields).toHaveProperty('on');
  expect((await note(id, 'paid', '2026-03-03', 'check')).body.fields).toHaveProperty('on');
  expect((await note(id, 'paid', TODAY, 'online')).body.fields).toHaveProperty('method');
  expect((await note(id, 'returned', TODAY, 'check')).status).toBe(409);
  expect(await effectsIn(scene, () => note(id, 'paid', TODAY, 'check'))).toEqual([
    `audit note waitlist fee: waitlist_fee [${id}] before {"state":"asked"} after {"date":"2026-03-02","state":"paid","method":"check"}`,
    expect.stringMatching(/^tell .*admissions/),
  ]);
  expect(await effectsIn(scene, () => note(id, 'paid', TODAY, 'check'))).toEqual([]);
  expect((await note(id, 'returned', TODAY, 'check', { version: 77 })).status).toBe(412);
  expect(await family(inquiryId)).toMatchObject({ state: 'paid', paidOn: TODAY });
  await scene.director.post(`/api/inquiries/${inquiryId}/state`, { state: 'lost', lostReason: 'moved' });
  expect(await list('?state=owed')).toMatchObject({
    fees: [{ id, state: 'owed', payee: 'Ana Okafor' }],
    sums: { owed: { count: 1, amount: 5_000 }, paid: { count: 0, amount: 0 } },
  });
  expect(await family(inquiryId)).toMatchObject({ state: 'owed' });
  expect((await note(id, 'returned', '2026-03-01', 'cash')).body.fields).toHaveProperty('on');
  expect((await note(id, 'returned', TODAY, 'cash')).body).toMatchObject({ state: 'returned', returnedOn: TODAY });
  expect((await note(id, 'paid')).body).toMatchObject({ state: 'owed', returnedOn: null, paidOn: TODAY });
  expect((await note(4_000_000, 'waived')).status).toBe(404);
});

test('whoever is let off reads nothing of it; a fee that is not refundable is never owed (admissions-22)', async () => {
  await ask({ isRefundable: false });
  const first = await asked();
  expect((await note(first.id, 'waived')).body.state).toBe('waived');
  expect(await family(first.inquiryId)).toBeNull();
  const { id, inquiryId } = await paid();
  await scene.director.post(`/api/inquiries/${inquiryId}/state`, { state: 'lost', lostReason: 'other' });
  expect((await list()).fees.find((fee) => fee.id === id)).toMatchObject({ state: 'paid' });
  await scene.director.delete(`/api/inquiries/${inquiryId}`);
  expect((await list()).fees.find((fee) => fee.id === id)).toMatchObject({
    state: 'paid',
    inquiryId: null,
    payee: null,
  });
});

test('a family that withdraws is forgotten but for the name to which a fee is owed, until it is given back (admissions-22)', async () => {
  await ask();
  const { id, inquiryId } = await paid();
  const open = await asked();
  const token = await fresh.linkTo(stage(), inquiryId);
  expect((await stranger.post(`/api/join/inquiries/${token}/erase`)).status).toBe(200);
  await scene.director.delete(`/api/inquiries/${open.inquiryId}`);
  const { fees } = await list();
  expect(fees).toMatchObject([
    { id, state: 'owed', inquiryId: null, payee: 'Ana Okafor', reach: expect.stringContaining('@') },
  ]);
  expect((await note(id, 'asked')).status).toBe(409);
  expect((await note(id, 'returned', TODAY, 'check')).body).toMatchObject({
    state: 'returned',
    payee: null,
    reach: null,
  });
  expect((await note(id, 'paid')).status).toBe(409);
  expect(await scene.rows('select from waitlist_fee where payee is not null or reach is not null')).toEqual([]);
});

test('of two inquiries of one family one fee is asked, and what was paid stays (admissions-22)', async () => {
  await ask();
  const kept = await asked();
  const gone = await paid();
  await scene.director.post(`/api/inquiries/${kept.inquiryId}/merge`, { otherId: gone.inquiryId });
  const { body } = await scene.director.get<Inquiry>(`/api/inquiries/${kept.inquiryId}`);
  expect(body.fees).toMatchObject([{ id: gone.id, state: 'paid' }]);
});

test('sums of fees whose inquiry is gone are kept as long as other books (admissions-22)', async () => {
  await ask();
  const { id, inquiryId } = await paid();
  await scene.director.delete(`/api/inquiries/${inquiryId}`);
  const steps = retention.records ?? [];
  const run = (finances: string) =>
    scene.inCenter(async (scope) => {
      for (const step of steps)
        await step(
          scope,
          { children: finances, incidents: finances, staff: finances, finances, taxYear: 2020 },
          'America/New_York',
        );
    });
  await run('2026-03-02');
  expect((await list()).fees).toMatchObject([{ id }]);
  await run('2026-03-03');
  expect((await list()).fees).toEqual([]);
  const told = await scene.rows<{ action: string }>(
    "select action from audit where entity = 'waitlist_fee' order by id desc limit 1",
  );
  expect(told).toEqual([{ action: 'remove records past their retention' }]);
});
