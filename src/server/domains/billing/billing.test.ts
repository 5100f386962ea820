import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  ({ director } = scene);
});
afterAll(() => scene.stop());

interface Plan {
  readonly id: number;
  readonly name: string;
}
interface Account {
  readonly id: number;
  readonly guardianId: number | null;
  readonly balance: number;
  readonly overdue: number;
  readonly invoices: Invoice[];
}
interface Invoice {
  readonly id: number;
  readonly number: string;
  readonly status: string;
  readonly total: number;
  readonly open: number;
}

const plans = async () => (await director.get<Plan[]>('/api/billing/plans')).body;
const planNamed = async (name: string) => firstOf((await plans()).filter((plan) => plan.name === name));
const enroll = async (childId: number, name: string, from: string, more = {}) =>
  (
    await director.post<{ id: number }>('/api/billing/enrollments', {
      childId,
      planId: (await planNamed(name)).id,
      from,
      ...more,
    })
  ).body;
const accountOf = async ({ guardianId }: Family): Promise<Account> => {
  const { body } = await director.get<Account[]>('/api/billing/accounts');
  const { id } = firstOf(body.filter((account) => account.guardianId === guardianId));
  return (await director.get<Account>(`/api/billing/accounts/${id}`)).body;
};
async function run(from: string, to: string) {
  const { status, body } = await director.post<{ id: number }>('/api/billing/invoice-runs', { from, to });
  expect(status).toBe(201);
  await runJobs(scene, 'run-invoices');
  return (
    await director.get<{ invoices: number; amount: number; status: string }>(`/api/billing/invoice-runs/${body.id}`)
  ).body;
}
const booksBalance = async () => {
  const [sums] = await scene.rows<{ entries: number; off: number }>(`
    select (select coalesce(sum(amount), 0) from ledger_entry)::int as entries,
      (select count(*) from ledger_transaction t where t.amount <> (
        select sum(e.amount) from ledger_entry e where e.transaction_id = t.id and e.account = 'receivable'))::int as off`);
  expect(sums).toEqual({ entries: 0, off: 0 });
};

test('a center begins with a weekly plan and a registration fee', async () => {
  expect(await plans()).toMatchObject([
    { name: 'Weekly Daycare Plan', cadence: 'weekly', amount: 35_000, isOffered: true },
    { name: 'Registration fee', cadence: 'once', amount: 15_000, isOffered: true },
  ]);
});

describe('from plan to payment', () => {
  let family: Family;
  test('a new child costs the week and the registration fee together 500 dollars', async () => {
    family = await scene.newFamily();
    await enroll(family.childId, 'Weekly Daycare Plan', '2026-03-02');
    await enroll(family.childId, 'Registration fee', '2026-03-02');
    const preview = await director.get<{ totals: object; invoices: object[] }>(
      '/api/billing/invoice-preview?from=2026-03-02&to=2026-03-08',
    );
    expect(preview.body.totals).toEqual({
      invoices: 1,
      gross: 50_000,
      discount: 0,
      total: 50_000,
      previousBalance: 0,
      amountDue: 50_000,
    });
    expect(await run('2026-03-02', '2026-03-08')).toMatchObject({ status: 'done', invoices: 1, amount: 50_000 });
    expect(await accountOf(family)).toMatchObject({
      balance: 50_000,
      invoices: [{ number: 'INV-000001', status: 'pending', total: 50_000, open: 50_000 }],
    });
  });

  test('the same run again charges nothing', async () => {
    expect(await run('2026-03-02', '2026-03-08')).toMatchObject({ invoices: 0 });
    await booksBalance();
  });

  test('a payment goes to the oldest invoice, a second one in the same words is asked about', async () => {
    await run('2026-03-09', '2026-03-15');
    const { id } = await accountOf(family);
    const payment = { amount: 60_000, method: 'check', reference: '1041' };
    const paid = await director.post<{ id: number; receiptNumber: string; amount: number; balance: number }>(
      `/api/billing/accounts/${id}/payments`,
      payment,
    );
    expect([paid.status, paid.body]).toMatchObject([
      201,
      { receiptNumber: 'R-000001', amount: -60_000, balance: 25_000 },
    ]);
    expect((await accountOf(family)).invoices).toMatchObject([
      { number: 'INV-000002', status: 'pending', open: 25_000 },
      { number: 'INV-000001', status: 'paid', open: 0 },
    ]);
    const again = await director.post(`/api/billing/accounts/${id}/payments`, payment);
    expect(again.status).toBe(409);
    const refund = await director.post(`/api/billing/payments/${paid.body.id}/refund`, {
      amount: 70_000,
      reason: 'Too much',
    });
    expect([refund.status, refund.body]).toMatchObject([
      422,
      { fields: { amount: 'At most $600.00 of this payment can be refunded' } },
    ]);
    const bounced = await director.post(`/api/billing/transactions/${paid.body.id}/reverse`, { reason: 'Bounced' });
    expect([bounced.status, bounced.body]).toMatchObject([201, { kind: 'reversal', amount: 60_000 }]);
    expect((await accountOf(family)).balance).toBe(85_000);
    const twice = await director.post(`/api/billing/transactions/${paid.body.id}/reverse`, { reason: 'Bounced' });
    expect(twice.status).toBe(409);
    await booksBalance();
  });

  test('a void invoice owes nothing, keeps its number, and can be billed anew', async () => {
    const { invoices } = await accountOf(family);
    const first = firstOf(invoices.filter(({ number }) => number === 'INV-000001'));
    const voided = await director.post(`/api/billing/invoices/${first.id}/void`, {
      reason: 'Wrong plan',
      rebill: true,
    });
    expect([voided.status, voided.body]).toMatchObject([200, { status: 'void', open: 0 }]);
    expect((await accountOf(family)).balance).toBe(50_000);
    expect(await run('2026-03-02', '2026-03-08')).toMatchObject({ invoices: 1, amount: 50_000 });
    const after = await accountOf(family);
    expect(after.balance).toBe(85_000);
    expect(after.invoices.map(({ number }) => number)).toEqual(['INV-000003', 'INV-000002', 'INV-000001']);
    await booksBalance();
  });

  test('the end of an enrollment credits the days after it', async () => {
    const { body } = await director.get<{ enrollments: { id: number; kind: string }[] }>(
      `/api/billing/children/${family.childId}`,
    );
    const tuition = firstOf(body.enrollments.filter(({ kind }) => kind === 'tuition'));
    const ahead = await director.get(`/api/billing/enrollments/${tuition.id}/credit?date=2026-03-11`);
    expect(ahead.body).toEqual({ date: '2026-03-11', credited: 14_000 });
    const ended = await director.post(`/api/billing/enrollments/${tuition.id}/end`, { on: '2026-03-11' });
    expect([ended.status, ended.body]).toMatchObject([200, { to: '2026-03-11', credited: 14_000 }]);
    expect((await accountOf(family)).balance).toBe(71_000);
    await booksBalance();
  });
});

test('two households split to the cent, and the agency pays its part', async () => {
  const family = await scene.newFamily();
  const other = await scene.newFamily();
  const agency = (await director.post<Account>('/api/billing/accounts', { name: 'State Child Care Fund' })).body;
  await director.post('/api/billing/plans', { name: 'Subsidy', kind: 'subsidy', amount: 12_001 });
  await director.post('/api/billing/plans', { name: 'Sibling discount', kind: 'discount', basisPoints: 1000 });
  const { guardianId } = other;
  const split = await director.put(`/api/billing/children/${family.childId}/split`, {
    from: '2026-03-16',
    shares: [
      { guardianId: family.guardianId, basisPoints: 3333 },
      { guardianId, basisPoints: 6667 },
    ],
  });
  expect(split.status).toBe(200);
  await enroll(family.childId, 'Weekly Daycare Plan', '2026-03-18');
  await enroll(family.childId, 'Sibling discount', '2026-03-18');
  await enroll(family.childId, 'Subsidy', '2026-03-18', { agencyAccountId: agency.id });
  // 35,000 less 10 % and less the agency's 12,001: 19,499 are split.
  const { body: plans } = await director.get<{ prices: { amount: number }[] }>(
    `/api/billing/children/${family.childId}`,
  );
  expect(plans.prices.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([6499, 12_001, 13_000]);
  await run('2026-03-16', '2026-03-22');
  // 3 of 5 days: 21,000; less 10 %: 18,900; the agency pays 3/5 of 12,001: 7,201; 11,699 are left.
  const [own, others, paying] = [await accountOf(family), await accountOf(other), agency.id];
  const { body: agencyNow } = await director.get<Account>(`/api/billing/accounts/${paying}`);
  expect([own.balance, others.balance, agencyNow.balance]).toEqual([3899, 7800, 7201]);
  await booksBalance();
});

test('the next payment is the next invoice that is due, also while an earlier one is overdue', async () => {
  const family = await scene.newFamily();
  await enroll(family.childId, 'Weekly Daycare Plan', '2026-03-02');
  await run('2026-03-02', '2026-03-08');
  scene.larkhouse.clock.set('2026-03-09T13:00:00Z');
  director = await scene.as('Director');
  await run('2026-03-09', '2026-03-15');
  await run('2026-03-16', '2026-03-22');
  const parent = await scene.parentOf(family);
  const { body } = await parent.get<{
    nextPaymentDate: string;
    overdue: number;
    invoices: { status: string; dueOn: string }[];
  }>('/api/parent/billing');
  const pending = body.invoices.filter(({ status }) => status === 'pending').map(({ dueOn }) => dueOn);
  expect(body.invoices.map(({ status }) => status)).toContain('overdue');
  expect(body.nextPaymentDate).toBe(pending.sort()[0]);
});

test('a run that the database does not take fails for good and says so; the next one makes the invoices', async () => {
  const family = await scene.newFamily();
  await enroll(family.childId, 'Weekly Daycare Plan', '2026-03-23');
  await scene.rows('alter table invoice add constraint unfit check (false) not valid');
  const begun = await director.post<{ id: number }>('/api/billing/invoice-runs', {
    from: '2026-03-23',
    to: '2026-03-29',
  });
  expect(await effectsIn(scene, () => runJobs(scene, 'run-invoices'))).toEqual(['tell billing']);
  const { body: failed } = await director.get<object>(`/api/billing/invoice-runs/${begun.body.id}`);
  await scene.rows('alter table invoice drop constraint unfit');
  const failure = 'Something went wrong on our side. Please try again.';
  expect(failed).toMatchObject({ status: 'failed', invoices: 0, failure });
  expect(firstOf((await director.get<object[]>('/api/billing/invoice-runs')).body)).toMatchObject({ failure });
  expect(await run('2026-03-23', '2026-03-29')).toMatchObject({ status: 'done', failure: null });
  expect((await accountOf(family)).balance).toBeGreaterThan(0);
  await booksBalance();
});
