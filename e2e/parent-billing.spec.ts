import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { accountFor } from '#server/domains/billing/accounts/commands.ts';
import { chargeOnce } from '#server/domains/billing/accounts/postings.ts';
import { invoiceNow } from '#server/domains/billing/invoices/runs.ts';
import { bookPayment } from '#server/domains/billing/payments/commands.ts';
import { enrollInPlan } from '#server/domains/billing/plans/enrollments.ts';
import { offeredPlans } from '#server/domains/billing/plans/queries.ts';
import { changePayment } from '#server/domains/center/payment.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { pdfText } from '#testing/pdf-text.ts';
import { type FakeStripe, startStripe } from '#testing/stripe.ts';
import { expectAccessible } from './accessibility.ts';
import { turnOn } from './controls.ts';
import { dialog, notice } from './dashboard.ts';
import { failing, LIVE_STREAM } from './failing.ts';
import { addParent } from './families.ts';
import { type Account, type House, TODAY } from './house.ts';
import { card, makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, test as plain, SLOW_SUITE } from './test.ts';

const VIEW = '/parent-dashboard?view=billing';
const UNAVAILABLE = 'Payment processing is currently unavailable. Please contact support.';

const textOf = async (download: Download) => pdfText(await readFile(await download.path())).replaceAll('\n', ' ');
async function saved(page: Page, button: string | RegExp): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return textOf(await download);
}

const accountOf = (house: House, { accountId }: Account) => house.within((scope) => accountFor(scope, accountId));

/** Puts Ada on the weekly plan from today, and invoices 350 dollars for it. */
async function bill(larkhouse: TestLarkhouse, house: House, parent: Account): Promise<number> {
  const account = await accountOf(house, parent);
  await house.within(async (scope) => {
    const [weekly] = await scope.all(offeredPlans());
    await enrollInPlan(scope, { childId: house.children.Ada ?? 0, planId: weekly?.id ?? 0, from: TODAY });
    await chargeOnce(scope, account, { amount: 35_000, description: 'The first week' });
    await invoiceNow(larkhouse.server, scope, account, false);
  });
  return account;
}

plain(
  'a parent sees what is due, takes the invoice, and learns how to pay it',
  SLOW_SUITE,
  async ({ house, larkhouse, open }) => {
    const maria = await makeMother(house, 'Ada');
    const page = await open(VIEW, { asParent: maria, ...PHONE });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(page.getByRole('heading', { name: 'Nothing to pay yet' })).toBeVisible();
    await expect(card(page, 'Current subscription')).toContainText('Inactive');
    await expect(card(page, 'Payment History')).toContainText('No invoices yet');
    await page.getByRole('tab', { name: 'Tax Documents' }).click();
    await expect(page.getByRole('heading', { name: 'No Tax Documents Available' })).toBeVisible();
    await page.getByRole('tab', { name: 'Billing & Payments' }).click();
    await page.getByRole('button', { name: 'Update Payment Method' }).click();
    await expect(notice(page)).toContainText(`Add Payment Method${UNAVAILABLE}`);

    const account = await bill(larkhouse, house, maria);
    await expect(page.getByText('Please pay by')).toBeVisible();
    await expect(card(page, 'Current subscription')).toContainText('Weekly Daycare Plan$350.00 per weekAda Dubois');
    await expect(card(page, 'Current subscription')).toContainText('Active');
    await expect(card(page, 'Payment History').getByRole('listitem')).toHaveText(/The first week.*\$350\.00.*Pending/);
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await untilDrawn(page);
    await page.getByRole('link', { name: /^\$350\.00 to pay by/ }).click();
    await page.getByRole('button', { name: 'Download invoice INV-000001' }).first().waitFor();
    await expectAccessible(page, 'billing', 'light', 'dark');
    expect(await saved(page, 'Download invoice INV-000001')).toMatch(/INV-000001.*\$350\.00/);
    await expect(notice(page)).toContainText('Download complete');

    await page.getByRole('link', { name: 'Make Payment' }).click();
    await expect(page.getByRole('radio', { name: 'What is due' })).toBeChecked();
    await turnOn(page.getByRole('radio', { name: 'Weekly Daycare Plan' }));
    await turnOn(page.getByLabel('Include the registration fee'));
    await expect(card(page, 'Summary')).toContainText('Total$500.00');
    await expectAccessible(page, 'checkout', 'light', 'dark');
    await page.getByRole('button', { name: 'Make Payment' }).click();
    await expect(notice(page)).toContainText('Payment Unavailable');
    await expect(notice(page)).toContainText(UNAVAILABLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Instructions');
    await expect(page.getByText('Please ask how to pay')).toBeVisible();
    await house.within((scope) =>
      changePayment(larkhouse.server.vault, scope, {
        achRoutingNumber: '021000021',
        achAccountNumber: '000123456789',
        zelleContact: 'pay@maple.test',
      }),
    );
    await expect(card(page, 'Plan summary')).toContainText('Registration fee$150.00Total$500.00');
    await expect(card(page, 'Bank transfer (ACH)')).toContainText('000123456789');
    await expectAccessible(page, 'instructions', 'light', 'dark');
    await page.getByRole('button', { name: 'Copy: Routing number' }).click();
    await expect(notice(page)).toContainText('Copied!Contact information copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('021000021');
    await expect(card(page, 'Next steps').getByRole('listitem')).toHaveCount(4);

    await page.getByRole('link', { name: 'Back to Make Payment' }).click();
    await expect(page.getByRole('radio', { name: 'What is due' })).toBeVisible();
    await house.within((scope) => bookPayment(scope, account, { amount: 35_000, method: 'check', reference: '1041' }));
    await expect(page.getByRole('radio', { name: 'What is due' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Make Payment' }).click();
    await expect(notice(page)).toContainText('Please select a plan');
    await page.getByRole('link', { name: 'Back to Billing & Payments' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
    await expect(card(page, 'Payments').getByRole('listitem')).toHaveText(/Check.*Reference: 1041.*\$350\.00/);
    expect(await saved(page, 'Download receipt R-000001')).toContain('$350.00');
    await page.getByRole('button', { name: 'FSA Receipt' }).click();
    await dialog(page).getByLabel('Until').fill('2045-12-31');
    await dialog(page).getByRole('button', { name: 'Download' }).click();
    await expect(dialog(page)).toContainText('The last day must not be before the first day');
  },
);

const test = plain.extend<{ stripe: FakeStripe }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  stripe: async ({}, use) => {
    const stripe = await startStripe();
    await use(stripe);
    await stripe.stop();
  },
  config: async ({ stripe }, use) => use({ stripe: stripe.settings }),
});

test('a parent pays online and hears of it; what fails says so, and another family’s invoice is refused', async ({
  house,
  larkhouse,
  open,
  stripe,
  complaints,
}) => {
  complaints.expect(
    /checkout\.test/,
    /503 .*\/checkout/,
    /500 .*\/billing/,
    /net::ERR_.*\/(pdf|live)/,
    /409 .*autopay/,
  );
  const maria = await makeMother(house, 'Ada');
  const account = await bill(larkhouse, house, maria);
  const page = await open('/parent-dashboard', { asParent: maria });
  const mend = await failing(page, '**/api/parent/billing', { status: 500 });
  await page.goto(VIEW);
  await expect(page.getByRole('alert')).toContainText('Your billing could not be loaded.');
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.unroute(LIVE_STREAM);
  await expect(card(page, 'Payment method')).toContainText('No payment method saved.');
  const lost = Promise.withResolvers<void>();
  await page.route('**/pdf', (route) => lost.promise.then(() => route.abort()));
  await page.getByRole('button', { name: 'Download invoice INV-000001' }).click();
  await expect(notice(page)).toContainText('Downloading invoice');
  lost.resolve();
  await expect(notice(page)).toContainText('The document could not be downloaded');
  const invoice = '/api/parent/billing/invoices/1/pdf';
  const tom = await open(VIEW, { asParent: await addParent(house, { email: 'tom@families.test', child: 'Ben' }) });
  expect((await tom.request.get(invoice)).status()).toBe(404);
  await expect(card(tom, 'Payment History')).toContainText('No invoices yet');

  await page.route('https://checkout.test/**', (route) => route.fulfill({ body: 'Pay here' }));
  await page.getByRole('link', { name: 'Make Payment' }).click();
  await page.route('**/billing/checkout', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Make Payment' }).click();
  await expect(notice(page)).toContainText(`Payment Unavailable${UNAVAILABLE}`);
  await page.unroute('**/billing/checkout');
  await page.getByLabel('Save this payment method for next time').check();
  await page.getByRole('button', { name: 'Make Payment' }).click();
  await page.waitForURL('https://checkout.test/cs_1');
  const back = stripe.calls.find(({ call }) => call === 'POST /v1/checkout/sessions')?.form;
  await page.goto(new URL(back?.get('cancel_url') ?? '').href.replace(/^.*(?=\/parent-dashboard)/, ''));
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await page.goto(new URL(back?.get('success_url') ?? '').href.replace(/^.*(?=\/parent-dashboard)/, ''));
  await expect(page.getByText('Your payment is being processed')).toBeVisible();
  const intent = stripe.pay();
  expect(await stripe.tell(larkhouse.origin, 'payment_intent.payment_failed', intent)).toBe(200);
  await expect(page.getByText('Your last payment did not go through')).toBeVisible();
  expect(await stripe.tell(larkhouse.origin, 'payment_intent.succeeded', intent)).toBe(200);
  await expect(page.getByText('$350.00 arrived. The receipt is R-000001.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('Thank you for your payment')).toHaveCount(0);

  const session = { id: 'cs_2', object: 'checkout.session', mode: 'setup', customer: 'cus_1', setup_intent: 'seti_1' };
  const names = { larkhouse_center: String(house.centerId), larkhouse_account: String(account) };
  const metadata = { ...names, larkhouse_save: 'yes' };
  expect(await stripe.tell(larkhouse.origin, 'checkout.session.completed', { ...session, metadata })).toBe(200);
  const method = card(page, 'Payment method');
  await expect(method).toContainText('visa ···· 4242');
  await turnOn(method.getByRole('switch', { name: 'Pay automatically' }));
  await expect(notice(page)).toContainText('Invoices are now paid automatically');
  await expectAccessible(page, 'a saved method');
  await method.getByRole('button', { name: 'Remove it' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('from then on you pay each invoice yourself');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await method.getByRole('button', { name: 'Remove it' }).click();
  await question.getByRole('button', { name: 'Remove it' }).click();
  await expect(method).toContainText('No payment method saved.');
});
