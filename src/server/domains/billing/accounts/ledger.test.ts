import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { closeOn } from '#server/domains/center/commands.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { booksHold } from '#testing/properties/books.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { asSuperuser } from '#testing/superuser.ts';
import type { Family } from '#testing/world.ts';
import { startRun, stepRun } from '../invoices/runs.ts';
import { billByTheClock, runInvoices } from '../jobs.ts';
import { bookPayments } from '../payments/commands.ts';
import { accountFor } from './commands.ts';

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  ({ director } = scene);
});
afterAll(() => scene.stop());

const accountOf = ({ guardianId }: Family) => scene.inCenter((scope) => accountFor(scope, guardianId));
const weeklyPlan = async () =>
  (await scene.rows<{ id: number }>("select id from billing_plan where cadence = 'weekly' order by id limit 1"))[0]
    ?.id ?? 0;
const enroll = async ({ childId }: Family, from: string, more = {}) =>
  director.post<{ id: number }>('/api/billing/enrollments', { childId, planId: await weeklyPlan(), from, ...more });
const balanceOf = async (accountId: number) =>
  (await director.get<{ balance: number }>(`/api/billing/accounts/${accountId}/balance`)).body.balance;
const run = async (from: string, to: string) => {
  const { id } = await scene.inCenter((scope) => startRun(scope, { from, to }));
  await runInvoices({
    server: scene.larkhouse.server,
    centerId: scene.world.centerId,
    input: { runId: id },
    attempt: 1,
  });
  return (await director.get<{ invoices: number }>(`/api/billing/invoice-runs/${id}`)).body;
};

describe('the books', () => {
  test('nobody edits or deletes them, whoever is connected', async () => {
    const family = await scene.newFamily();
    const id = await accountOf(family);
    await director.post(`/api/billing/accounts/${id}/charges`, { amount: 100, description: 'Care' });
    for (const statement of [
      'update ledger_transaction set amount = 1',
      'delete from ledger_entry',
      'truncate ledger_entry',
    ]) {
      const outcome = asSuperuser(scene.larkhouse, (client) => client.query(statement));
      await expect(outcome, statement).rejects.toThrow('append-only');
    }
    for (const statement of [
      'update ledger_entry set amount = 1',
      'update account_sum set balance = 0',
      'delete from account_sum',
    ]) {
      const denied = scene.inCenter((scope) =>
        scope.count({ compile: () => ({ sql: statement, parameters: [] }) } as never),
      );
      await expect(denied, statement).rejects.toThrow('permission denied');
    }
    const adding = asSuperuser(scene.larkhouse, (client) =>
      client.query(`insert into ledger_entry (center_id, transaction_id, account, amount)
        select center_id, id, 'cash', 5 from ledger_transaction limit 1`),
    );
    await expect(adding).rejects.toThrow('keeps its entries');
    const unbalanced = asSuperuser(scene.larkhouse, (client) =>
      client.query(`insert into ledger_transaction (center_id, billing_account_id, kind, date, amount, reason, created_at)
        select center_id, billing_account_id, 'adjustment', date, 5, 'x', created_at from ledger_transaction limit 1`),
    );
    await expect(unbalanced).rejects.toThrow('does not balance');
  });

  test('know the balance of any day', async () => {
    const id = await accountOf(await scene.newFamily());
    const book = (kind: string, body: object) => director.post(`/api/billing/accounts/${id}/${kind}`, body);
    await book('charges', { amount: 500, description: 'Care', date: '2026-02-01' });
    await book('payments', { amount: 300, method: 'cash', date: '2026-02-10' });
    await book('credits', { amount: 50, reason: 'Sorry', date: '2026-02-20' });
    const on = async (date: string) =>
      (await director.get<{ balance: number }>(`/api/billing/accounts/${id}/balance?date=${date}`)).body.balance;
    expect([await on('2026-01-31'), await on('2026-02-09'), await on('2026-02-10'), await on('2026-03-01')]).toEqual([
      0, 500, 200, 150,
    ]);
    const future = await book('payments', { amount: 1, method: 'cash', date: '2026-03-03' });
    expect([future.status, future.body]).toMatchObject([
      422,
      { fields: { date: 'The date must not be in the future' } },
    ]);
  });

  test('two staff who record the same payment at once record it once', async () => {
    const id = await accountOf(await scene.newFamily());
    const account = { centerId: scene.world.centerId, accountId: scene.world.staff.Director };
    const other = await signedIn(scene.larkhouse, 'staff', account);
    const payment = { amount: 35_000, method: 'check', reference: '77' };
    const answers = await Promise.all(
      [director, other, director, other].map((who) => who.post(`/api/billing/accounts/${id}/payments`, payment)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await balanceOf(id)).toBe(-35_000);
    const meant = await director.post(`/api/billing/accounts/${id}/payments`, { ...payment, isAnother: true });
    expect(meant.status).toBe(201);
  });

  test('a refund never gives back more than was paid, however many ask at once', async () => {
    const id = await accountOf(await scene.newFamily());
    const paid = await director.post<{ id: number }>(`/api/billing/accounts/${id}/payments`, {
      amount: 100,
      method: 'cash',
    });
    const refunds = await Promise.all(
      [1, 2, 3].map(() =>
        director.post(`/api/billing/payments/${paid.body.id}/refund`, { amount: 60, reason: 'Sick' }),
      ),
    );
    expect(refunds.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(await balanceOf(id)).toBe(-40);
  });
});

test('whatever is done in whatever order, and sent again, the books hold', { timeout: 60_000 }, () =>
  booksHold(scene, director, { numRuns: 12, maxLength: 8 }),
);

test('many payments of one day are one line of the log', async () => {
  const accounts = [await accountOf(await scene.newFamily()), await accountOf(await scene.newFamily())];
  const payments = accounts.map((accountId) => ({ accountId, amount: 500, method: 'cash' as const, reference: null }));
  const booking = () => scene.inCenter((scope) => bookPayments(scope, payments));
  const [audited] = await effectsIn(scene, booking);
  expect(audited).toMatch(/^audit record payment: ledger_transaction \[\d+, \d+\]$/);
  for (const accountId of accounts) expect(await balanceOf(accountId)).toBe(-500);
});

describe('a run', () => {
  test('that is asked for is in the log, and screens follow it, also where nothing is due', async () => {
    const asking = () => director.post('/api/billing/invoice-runs', { from: '2026-02-02', to: '2026-02-08' });
    const [audited, queued, told] = await effectsIn(scene, asking);
    const after = { isSent: false, toDate: '2026-02-08', fromDate: '2026-02-02', isAutomatic: false };
    expect(audited).toMatch(/^audit start invoice run: invoice_run \[\d+\] after /);
    expect(JSON.parse(audited?.slice(audited.indexOf('{')) ?? '')).toEqual(after);
    expect([queued, told]).toEqual([expect.stringMatching('^queue run-invoices '), 'tell billing']);
    const running = () => runJobs(scene, 'run-invoices');
    // The first one takes along what waits.
    await running();
    await asking();
    expect(await effectsIn(scene, running)).toEqual(['tell billing']);
  });

  test('that was interrupted goes on where it stopped: nobody is left out or charged twice', async () => {
    const families = [await scene.newFamily(), await scene.newFamily(), await scene.newFamily()];
    for (const family of families) expect((await enroll(family, '2026-04-06')).status).toBe(201);
    const { id } = await scene.inCenter((scope) => startRun(scope, { from: '2026-04-06', to: '2026-04-12' }));
    const { server } = scene.larkhouse;
    const interrupted = scene.inCenter(async (scope) => {
      await stepRun(server, scope, id);
      throw new Error('killed');
    });
    await expect(interrupted).rejects.toThrow('killed');
    const job = { server, centerId: scene.world.centerId, input: { runId: id }, attempt: 1 };
    await Promise.all([runInvoices(job), runInvoices(job)]);
    await runInvoices(job);
    expect((await director.get(`/api/billing/invoice-runs/${id}`)).body).toMatchObject({ status: 'done' });
    for (const family of families) expect(await balanceOf(await accountOf(family))).toBe(35_000);
    const [numbers] = await scene.rows<{ gaps: number }>('select max(number) - count(*)::int as gaps from invoice');
    expect(numbers?.gaps).toBe(0);
  });

  test('by the clock comes once a day, in the morning, for what begins soon; and reminds of what is not paid', async () => {
    const family = await scene.newFamily();
    await director.patch('/api/billing/settings', { automaticInvoices: true, dueDaysAfter: 0 });
    await enroll(family, '2026-03-09');
    const { server, clock } = scene.larkhouse;
    const centerId = scene.world.centerId;
    const tick = async () => {
      await billByTheClock({ server, centerId });
      for (const { id } of await scene.rows<{ id: number }>('select id from invoice_run where finished_at is null'))
        await runInvoices({ server, centerId, input: { runId: id }, attempt: 1 });
    };
    const setClock = async (now: string) => {
      clock.set(now);
      director = await scene.as('Director');
    };
    await setClock('2026-03-06T12:00:00Z');
    await tick();
    expect(await balanceOf(await accountOf(family))).toBe(0);
    await setClock('2026-03-06T15:00:00Z');
    await tick();
    await tick();
    const account = await accountOf(family);
    expect(await balanceOf(account)).toBe(35_000);
    await setClock('2026-03-12T15:00:00Z');
    await director.patch('/api/billing/settings', { automaticInvoices: false });
    expect(await effectsIn(scene, tick)).toEqual([
      expect.stringMatching('^queue notify .*"event":"overdue"'),
      'tell billing',
    ]);
    expect(await effectsIn(scene, tick)).toEqual([]);
    const { body } = await director.get<{ invoices: { status: string; remindedAt: string | null }[] }>(
      `/api/billing/accounts/${account}`,
    );
    expect(body.invoices).toMatchObject([{ status: 'overdue', remindedAt: expect.any(String) }]);
    const reminders = await scene.rows(
      'select from invoice_reminder r join invoice i on i.id = r.invoice_id where i.billing_account_id = $1',
      account,
    );
    expect(reminders).toHaveLength(1);
  });
});

test('closed days are credited once to who was charged for them, and to who is charged later', async () => {
  const [charged, later] = [await scene.newFamily(), await scene.newFamily()];
  await enroll(charged, '2026-06-01');
  await run('2026-06-01', '2026-06-07');
  await scene.inCenter((scope) => closeOn(scope, [{ date: '2026-06-03', reason: 'Storm' }]));
  const credit = () => director.post('/api/billing/closures/credit', { from: '2026-06-01', to: '2026-06-07' });
  expect((await credit()).body).toMatchObject({ days: 1 });
  expect(await balanceOf(await accountOf(charged))).toBe(28_000);
  expect((await credit()).status).toBe(404);
  await enroll(later, '2026-06-01');
  await run('2026-06-01', '2026-06-07');
  for (const family of [charged, later]) expect(await balanceOf(await accountOf(family))).toBe(28_000);
});

test('a late pickup is charged by the minute or waived, once', async () => {
  const [late, waived] = [await scene.newFamily(), await scene.newFamily()];
  const stay = { date: '2026-02-23', checkInTime: '08:00', checkInBy: 'Ann', checkOutTime: '18:21', checkOutBy: 'Ann' };
  for (const { childId } of [late, waived])
    await scene.inCenter((scope) => recordAttendance(scope, { ...stay, childId }));
  const { body } =
    await director.get<{ id: number; childId: number; fee: number; minutes: number; status: string }[]>(
      '/api/billing/late-pickups',
    );
  const of = ({ childId }: Family) => body.find((one) => one.childId === childId);
  expect(of(late)).toMatchObject({ minutes: 21, fee: 2100, status: 'proposed' });
  const charge = () => director.post(`/api/billing/late-pickups/${of(late)?.id}/charge`);
  expect((await charge()).body).toMatchObject({ status: 'charged', fee: 2100 });
  expect((await charge()).status).toBe(409);
  const waive = await director.post(`/api/billing/late-pickups/${of(waived)?.id}/waive`, { reason: 'Snow' });
  expect(waive.body).toMatchObject({ status: 'waived', waivedReason: 'Snow' });
  expect(await balanceOf(await accountOf(late))).toBe(2100);
});

test("a bank's statement is matched, and the same one again records nothing", async () => {
  const family = await scene.newFamily();
  const id = await accountOf(family);
  await director.post(`/api/billing/accounts/${id}/charges`, { amount: 4321, description: 'Care' });
  const csv = `Date,Description,Amount\n02/27/2026,ZELLE FROM Guardian ${family.marker} Last ${family.marker},43.21\n02/27/2026,RENT,-900\nsoon,?,x\n`;
  const preview = async () =>
    (
      await director.post<{
        lines: { key: string; status: string; suggestions: { accountId: number; because: string[] }[] }[];
      }>('/api/billing/bank-import/preview', { csv })
    ).body.lines;
  const lines = await preview();
  expect(lines.map(({ status }) => status)).toEqual(['new', 'outgoing', 'unreadable']);
  expect(lines[0]?.suggestions[0]).toMatchObject({ accountId: id, because: ['name', 'balance'] });
  const chosen = [{ key: lines[0]?.key, accountId: id }];
  expect((await director.post('/api/billing/bank-import', { csv, chosen })).body).toEqual({
    recorded: 1,
    skipped: 0,
    total: 4321,
  });
  expect((await director.post('/api/billing/bank-import', { csv, chosen })).body).toMatchObject({
    recorded: 0,
    skipped: 1,
  });
  expect((await preview())[0]?.status).toBe('recorded');
  expect(await balanceOf(id)).toBe(0);
});

test('the overview adds up to the books', async () => {
  const { body } = await director.get<{
    owed: number;
    credit: number;
    aging: Record<string, number>;
    months: unknown[];
  }>('/api/billing/overview');
  const [books] = await scene.rows<{ balance: number }>(
    'select sum(amount)::bigint as balance from ledger_transaction',
  );
  expect(body.owed - body.credit).toBe(books?.balance);
  expect(Object.values(body.aging).reduce((all, part) => all + part, 0)).toBe(body.owed);
  expect(body.months).toHaveLength(12);
});
