import { asSuperuser } from '#testing/superuser.ts';
import { expect, test } from './test.ts';

test('what fails on our side is shown with the reference that stands in the log (http-22)', async ({
  larkhouse,
  house,
  open,
  complaints,
}) => {
  complaints.expect(/500 .*\/api\/(audit|live)/);
  const page = await open('/settings', { as: house.as('Director') });
  const rename = (from: string, to: string) =>
    asSuperuser(larkhouse, (client) => client.query(`alter table ${from} rename to ${to}`));
  await rename('audit', 'hidden');
  const failed = page.waitForResponse((answer) => /api\/audit(\?|$)/.test(answer.url()));
  await page.getByRole('link', { name: /^Audit log/ }).click();
  const reference = (await failed).headers()['x-request-id'] ?? '';
  expect(reference).toMatch(/^[0-9a-f]{8}$/);
  await expect(page.getByText(`Please try again. Reference ${reference}`)).toBeVisible();
  await rename('hidden', 'audit');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The audit log could not be loaded')).toHaveCount(0);
});
