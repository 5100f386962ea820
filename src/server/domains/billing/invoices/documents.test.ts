import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { photograph } from '#testing/pictures.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { accountFor } from '../accounts/commands.ts';

let scene: Scene;
let director: Client;
let parent: Client;
let family: Family;
let accountId: number;

beforeAll(async () => {
  // The last Monday of 2026 but one, seven in the morning at the center.
  scene = await startScene({ now: '2026-12-21T12:00:00Z' });
  family = await scene.newFamily();
  accountId = await scene.inCenter((scope) => accountFor(scope, family.guardianId));
  await signInAgain();
});
afterAll(() => scene.stop());

const signInAgain = async () => {
  director = await scene.as('Director');
  parent = await scene.parentOf(family);
};
const shownText = async (client: Client, path: string) => {
  const response = await client.open(path);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return pdfText(Buffer.from(await response.arrayBuffer())).replaceAll('\n', ' ');
};

interface Own {
  readonly subscriptionStatus: string;
  readonly nextPaymentDate: string | null;
  readonly invoices: { id: number; number: string; status: string; amount: number }[];
  readonly payments: { id: number; receiptNumber: string }[];
}
const own = async () => (await parent.get<Own>('/api/parent/billing')).body;

test('invoice and receipt say to the cent what the books say, and only to their payer', async () => {
  const { body: plans } = await director.get<{ id: number }[]>('/api/billing/plans');
  for (const { id: planId } of plans)
    await director.post('/api/billing/enrollments', { childId: family.childId, planId, from: '2026-12-23' });
  await director.post('/api/billing/invoice-runs', { from: '2026-12-21', to: '2026-12-27', send: true });
  await runJobs(scene, 'run-invoices');
  await director.post(`/api/billing/accounts/${accountId}/payments`, { amount: 40_000, method: 'zelle' });
  const { invoices, payments, ...rest } = await own();
  expect(rest).toMatchObject({ subscriptionStatus: 'pending', nextPaymentDate: '2026-12-28' });
  expect(invoices).toMatchObject([{ number: 'INV-000001', status: 'paid', amount: 36_000 }]);
  const invoice = `/api/parent/billing/invoices/${firstOf(invoices).id}/pdf`;
  const text = await shownText(parent, invoice);
  for (const part of ['INV-000001', '3 of 5 days', '$210.00', '$150.00', '$360.00']) expect(text).toContain(part);
  const receipt = await shownText(parent, `/api/parent/billing/payments/${firstOf(payments).id}/receipt`);
  for (const part of ['R-000001', 'Zelle', '$400.00', '-$40.00']) expect(receipt).toContain(part);
  const other = await scene.parentOf(await scene.newFamily());
  expect((await other.get(invoice)).status).toBe(404);
  expect((await other.get<Own>('/api/parent/billing')).body).toMatchObject({ invoices: [], payments: [] });
});

test('payment instructions hold plan, fee and how to pay; without a provider payment is unavailable', async () => {
  await director.patch('/api/center/payment-details', {
    achRoutingNumber: '021000021',
    achAccountNumber: '000123456789',
    zelleContact: 'pay@maple.test',
    ein: '12-3456789',
  });
  const { body } = await parent.get('/api/payment-instructions?includeRegistrationFee=true');
  expect(body).toMatchObject({
    plan: { name: 'Weekly Daycare Plan', amount: 35_000 },
    registrationFee: 15_000,
    total: 50_000,
    balance: -4000,
    ach: { routingNumber: '021000021', accountNumber: '000123456789' },
    zelle: { contact: 'pay@maple.test' },
    isOnline: false,
  });
  const german = { 'accept-language': 'de' };
  const steps = await parent.get<{ nextSteps: string[] }>('/api/payment-instructions', german);
  expect(steps.body.nextSteps[0]).toMatch(/Bank/);
  expect(steps.body.nextSteps[0]).not.toMatch(/with your bank/);
  const pay = await parent.post<{ message: string }>('/api/parent/billing/checkout', { amount: 100 });
  expect([pay.status, pay.body.message]).toEqual([
    503,
    'Payment processing is currently unavailable. Please contact support.',
  ]);
});

test("an invoice and a receipt carry the center's logo, and its payer's name in any letters", async () => {
  const logo = await director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'logo.jpg');
  await director.put('/api/center/logo', { filePath: logo.body.filePath });
  await scene.rows("update guardian set first_name = 'Łukasz' where id = $1", family.guardianId);
  const { invoices, payments } = await own();
  for (const path of [`invoices/${firstOf(invoices).id}/pdf`, `payments/${firstOf(payments).id}/receipt`]) {
    const response = await parent.open(`/api/parent/billing/${path}`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.includes('/Subtype /Image')).toBe(true);
    expect(pdfText(pdf)).toContain('Łukasz');
  }
});

test("the year's documents reach the parent once, and anew when something was paid since", async () => {
  const refused = await director.post('/api/billing/year-end/publish', { year: 2026 });
  expect(refused.status).toBe(409);
  await director.patch('/api/center/details', { address: '1 Elm Street, Springfield' });
  scene.larkhouse.clock.set('2027-01-04T13:00:00Z');
  await signInAgain();
  const publish = async () => {
    const { status, body } = await director.post<{ payers: number }>('/api/billing/year-end/publish', { year: 2026 });
    expect(status).toBe(201);
    const told = (await effectsIn(scene, () => runJobs(scene, 'publish-year-end'))).at(-1);
    if (body.payers > 0) expect(told).toMatch(/^tell billing, /);
    return body.payers;
  };
  expect(await publish()).toBe(1);
  expect(await publish()).toBe(0);
  const documents = async () =>
    (await parent.get<{ documentType: string; fileUrl: string }[]>('/api/tax-documents')).body;
  expect((await documents()).map(({ documentType }) => documentType).sort()).toEqual([
    'dependent_care_assistance',
    'year_end_statement',
  ]);
  const ofType = async (type: string) =>
    shownText(parent, firstOf((await documents()).filter(({ documentType }) => documentType === type)).fileUrl);
  const statement = await ofType('year_end_statement');
  for (const part of ['Total paid in 2026: $400.00', '$360.00', 'Paid ahead']) expect(statement).toContain(part);
  const letter = await ofType('dependent_care_assistance');
  for (const part of ['12-3456789', '1 Elm Street', 'W-10', '$400.00']) expect(letter).toContain(part);

  const late = { amount: 5000, method: 'cash', date: '2026-12-30' };
  await director.post(`/api/billing/accounts/${accountId}/payments`, late);
  expect(await publish()).toBe(1);
  expect(await documents()).toHaveLength(2);
  expect(await ofType('year_end_statement')).toContain('Total paid in 2026: $450.00');
});

test('a care receipt counts care that was given and paid; the export is safe to open', async () => {
  const text = await shownText(parent, '/api/parent/billing/receipt?from=2026-12-01&to=2026-12-31');
  expect(text).toContain('Total: $360.00');
  expect((await parent.get('/api/parent/billing/receipt?from=2020-01-01&to=2020-12-31')).status).toBe(404);
  const charge = { amount: 100, description: '=HYPERLINK("http://evil")' };
  await director.post(`/api/billing/accounts/${accountId}/charges`, charge);
  const { text: csv } = await director.get('/api/billing/export?from=2026-01-01&to=2027-12-31');
  expect(csv).toContain("'=HYPERLINK");
  expect(csv.split('\n').filter((line) => line.includes('receivable'))).toHaveLength(5);
  const spreadsheet = await director.open('/api/billing/export?format=xlsx');
  expect(spreadsheet.headers.get('content-type')).toContain('spreadsheetml');
});
