import { setInquiryState } from '#server/domains/admissions/commands.ts';
import { confirmInquiry } from '#server/domains/admissions/letters.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { askWaitingFamilies } from '#server/domains/admissions/upkeep-commands.ts';
import { foreseeOpenings } from '#server/domains/planning/openings.ts';
import { expectAccessible } from './accessibility.ts';
import { SAID } from './asking.ts';
import { test } from './mail.ts';
import { expect, PHONE } from './test.ts';

test('a family on the waitlist answers by one tap, pauses, changes its wish, and gets a letter that it can do without', async ({
  house,
  larkhouse,
  open,
  inbox,
  complaints,
}) => {
  // The first template has a field that nobody fills in.
  complaints.expect(/422 .*\/api\/inquiry-templates/);
  const { server } = larkhouse;
  const job = { server, centerId: house.centerId };
  await house.within(async (scope) => {
    const id = await keepInquiry(scope, SAID, 'family');
    await confirmInquiry(server, scope, id, SAID);
    await setInquiryState(scope, id, { state: 'waiting' });
  });
  await foreseeOpenings({ ...job, input: {}, attempt: 1 });
  await inbox.linkFor('ana@okafor.test');
  inbox.empty();
  larkhouse.clock.set('2046-06-04T15:00:00Z');
  await askWaitingFamilies(job);
  const mail = await inbox.mailTo('ana@okafor.test');
  expect(mail.subject).toContain('Do you still want a place');
  const family = await open(new URL(await inbox.linkFor('ana@okafor.test')).pathname, PHONE);
  await expect(family.getByText(/Without an answer your entry pauses/)).toBeVisible();
  await expectAccessible(family, 'the question', 'light', 'dark');
  await family.getByRole('button', { name: 'Yes, we still want it' }).click();
  await expect(family.getByRole('button', { name: 'Yes, we still want it' })).toBeHidden();

  await family.getByRole('button', { name: 'Change the wish' }).click();
  const wish = family.getByRole('dialog');
  await wish.getByLabel('First day you wish for').fill('2046-10-01');
  await wish.getByLabel('Friday').check();
  await expectAccessible(family, 'the wish', 'light', 'dark');
  await wish.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(wish).toBeHidden();
  await expect(family.getByText(/Mon, Tue, Wed, Fri/)).toBeVisible();
  await expect(family.getByText('Place 1', { exact: true })).toBeVisible();
  await family.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(family.getByText('Paused: the day is kept')).toBeVisible();

  const office = await open('/admissions/waitlist', { as: house.as('Director') });
  await expect(office.getByText('Paused by the family')).toBeVisible();
  await expectAccessible(office, 'the waitlist', 'light', 'dark');
  await office.goto('/admissions/templates');
  await office.getByRole('button', { name: 'Add a template' }).first().click();
  const form = office.getByRole('dialog');
  await form.getByLabel(/^Name/).fill('First answer');
  await form.getByLabel('Subject').fill('Welcome to {center}');
  await form.getByLabel(/^Text/).fill('Dear {mother}');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText('There is no field {mother}')).toBeVisible();
  await form.getByLabel(/^Text/).fill('Dear {family}, we look forward to {child}.');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();
  await expectAccessible(office, 'the templates', 'light', 'dark');
  await office.goto('/admissions');
  await office.getByRole('link', { name: 'Ana Okafor' }).click();
  await office.getByRole('button', { name: 'Write a mail' }).click();
  const letter = office.getByRole('dialog');
  await letter.getByLabel('Template').selectOption('First answer');
  await expect(letter.getByLabel(/^Text/)).toHaveValue('Dear Ana Okafor, we look forward to Ida.');
  inbox.empty();
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter).toBeHidden();
  await expect(office.getByText('Dear Ana Okafor, we look forward to Ida.')).toBeVisible();
  expect((await inbox.mailTo('ana@okafor.test')).text).toContain('?letters');
  await family.getByRole('button', { name: 'No more such mails' }).click();
  await expect(family.getByRole('button', { name: 'Receive them again' })).toBeVisible();
  await office.reload();
  await expect(office.getByText('The family wants no mails that you write yourselves.')).toBeVisible();
});
