import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { providerEventsHold } from '#testing/properties/provider-events.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type FakeStripe, startStripe } from '#testing/stripe.ts';
import type { Family } from '#testing/world.ts';
import { accountFor } from '../accounts/commands.ts';
import { chargeOnce } from '../accounts/postings.ts';
import { invoiceNow } from '../invoices/runs.ts';
import { payAutomatically } from './autopay.ts';

let stripe: FakeStripe;
let scene: Scene;
let family: Family;
let parent: Client;
let accountId: number;

beforeAll(async () => {
  stripe = await startStripe();
  scene = await startScene({ config: { stripe: stripe.settings } });
  family = await scene.newFamily();
  parent = await scene.parentOf(family);
  accountId = await scene.inCenter((scope) => accountFor(scope, family.guardianId));
});
afterAll(async () => {
  await scene.stop();
  await stripe.stop();
});

const invoiced = (amount: number) =>
  scene.inCenter(async (scope) => {
    await chargeOnce(scope, accountId, { amount, description: 'Care' });
    await invoiceNow(scene.larkhouse.server, scope, accountId, false);
  });
const billing = async () =>
  (await parent.get<{ due: number; balance: number; savedMethod: string; autopay: boolean }>('/api/parent/billing'))
    .body;
const bookings = () =>
  scene.rows<{ kind: string; amount: number }>('select kind, amount from ledger_transaction order by id');
/** What a piece of work leaves behind for the people of this family's account. */
const effects = (work: () => Promise<unknown>) => effectsIn(scene, work);
const toldOf = (event: 'paid' | 'failed') => expect.stringMatching(`^queue notify .*"event":"${event}"`);
const screens = () => `tell billing guardians [${family.guardianId}]`;
const tell = (type: string, object: unknown, options = {}) =>
  stripe.tell(scene.larkhouse.origin, type, object, options);

test('nothing to pay is refused by name, and what is due goes to the provider without being booked', async () => {
  const nothing = await parent.post('/api/parent/billing/checkout', { includeRegistrationFee: true });
  expect([nothing.status, nothing.body]).toMatchObject([422, { fields: { planId: 'Please select a plan' } }]);
  expect((await parent.post('/api/parent/billing/checkout', { due: true })).status).toBe(409);
  await invoiced(35_000);
  const left = await effects(async () => {
    const begun = await parent.post('/api/parent/billing/checkout', { due: true, saveMethod: true });
    expect([begun.status, begun.body]).toEqual([200, { url: 'https://checkout.test/cs_1' }]);
  });
  expect(left).toEqual([expect.stringMatching(/^audit begin payment: online_payment \[\d+\] after {"amount":35000}$/)]);
  expect(await billing()).toMatchObject({ due: 35_000, balance: 35_000, isOnline: true });
});

test('an event is booked once, however often and in whatever order it comes; a forged one never', async () => {
  const intent = stripe.pay();
  expect(await tell('payment_intent.succeeded', intent, { secret: 'whsec_forged12345' })).toBe(400);
  expect(await bookings()).toHaveLength(1);
  const refund = { id: 're_dashboard', object: 'refund', payment_intent: intent.id, amount: 5000, status: 'succeeded' };
  expect(await tell('refund.created', refund)).toBe(200);
  expect(await tell('payment_intent.succeeded', intent, { id: 'evt_paid' })).toBe(200);
  expect(await tell('payment_intent.succeeded', intent, { id: 'evt_paid' })).toBe(200);
  await Promise.all([1, 2, 3].map(() => tell('payment_intent.succeeded', intent)));
  expect(await tell('payment_intent.payment_failed', intent)).toBe(200);
  expect(await tell('refund.updated', refund)).toBe(200);
  expect(await bookings()).toEqual([
    { kind: 'charge', amount: 35_000 },
    { kind: 'payment', amount: -35_000 },
    { kind: 'refund', amount: 5000 },
  ]);
  expect(await billing()).toMatchObject({ due: 5000 });
  expect(await tell('refund.failed', { ...refund, status: 'failed' })).toBe(200);
  expect(await billing()).toMatchObject({ due: 0, balance: 0 });
});

test('events in any order book each payment and refund once', async () => {
  const other = await scene.parentOf(await scene.newFamily());
  await providerEventsHold(scene, other, stripe, { numRuns: 12 });
});

test('a payment nobody asked for here, and one of another center, are left alone', async () => {
  const intent = stripe.pay();
  const before = await bookings();
  const other = { ...intent, id: 'pi_other', metadata: { ...intent.metadata, larkhouse_payment: '999' } };
  const elsewhere = { ...intent, id: 'pi_else', metadata: { ...intent.metadata, larkhouse_center: '999' } };
  for (const object of [other, elsewhere, { ...intent, id: 'pi_none', metadata: {} }])
    expect(await tell('payment_intent.succeeded', object)).toBe(200);
  expect(await bookings()).toEqual(before);
});

test('a saved method pays invoices on their day; one that is declined is tried once and told', async () => {
  expect((await parent.put('/api/parent/billing/autopay', { enabled: true })).status).toBe(409);
  const session = { id: 'cs_2', object: 'checkout.session', mode: 'setup', customer: 'cus_1', setup_intent: 'seti_1' };
  const metadata = { larkhouse_center: String(scene.world.centerId), larkhouse_account: String(accountId) };
  const saving = () =>
    tell('checkout.session.completed', { ...session, metadata: { ...metadata, larkhouse_save: 'yes' } });
  const ofAccount = `billing_account [${accountId}]`;
  expect(await effects(saving)).toEqual([`audit save payment method: ${ofAccount}`, screens()]);
  expect(await effects(() => parent.put('/api/parent/billing/autopay', { enabled: true }))).toEqual([
    `audit switch automatic payment: ${ofAccount} after {"enabled":true}`,
    screens(),
  ]);
  expect(await billing()).toMatchObject({ savedMethod: 'visa ···· 4242', autopay: true });
  const run = () => payAutomatically({ server: scene.larkhouse.server, centerId: scene.world.centerId });
  await invoiced(20_000);
  expect(await effects(run)).toEqual([expect.stringMatching('^audit record payment: '), toldOf('paid'), screens()]);
  expect(await effects(run)).toEqual([]);
  expect(await billing()).toMatchObject({ due: 0, hasFailed: false });
  await invoiced(10_000);
  stripe.declineNext();
  expect(await effects(run)).toEqual([toldOf('failed'), screens()]);
  expect(await effects(run)).toEqual([]);
  expect(await billing()).toMatchObject({ due: 10_000, hasFailed: true });
  expect(stripe.calls.filter(({ call }) => call === 'POST /v1/payment_intents')).toHaveLength(2);
  const { body } = await scene.director.get<{ id: number; paymentStatus: string | null }[]>('/api/parent-accounts');
  expect(body.find(({ id }) => id === family.guardianId)?.paymentStatus).toBe('failed');
});

test('staff refund online by the provider; forgetting the method ends automatic payment', async () => {
  const [paid] = await scene.rows<{ id: number }>(
    "select max(id) as id from ledger_transaction where kind = 'payment'",
  );
  const path = `/api/billing/payments/${paid?.id}/refund`;
  expect((await scene.director.post(path, { amount: 3000, reason: 'Sick' })).status).toBe(201);
  expect((await scene.director.post(path, { amount: 17_001, reason: 'Sick' })).status).toBe(422);
  const refunds = stripe.calls.filter(({ call }) => call === 'POST /v1/refunds');
  expect(refunds.map(({ form }) => form.get('amount'))).toEqual(['3000']);
  expect(await effects(() => parent.delete('/api/parent/billing/payment-method'))).toEqual([
    `audit forget payment method: billing_account [${accountId}]`,
    screens(),
  ]);
  expect(await billing()).toMatchObject({ savedMethod: null, autopay: false });
});
