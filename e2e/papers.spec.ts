import { addDocument } from '#server/domains/papers/commands.ts';
import { remindOfPapers } from '#server/domains/papers/reminders.ts';
import { PAPERS } from '#server/domains/papers/shelves.ts';
import { photograph } from '#testing/pictures.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './mail.ts';
import { DESKTOP, expect, PHONE } from './test.ts';

test('a card is entered by phone, ends soon, is told and mailed, stands in the overview, and an inspector sees it by link', async ({
  house,
  open,
  larkhouse,
  inbox,
  complaints,
}) => {
  const teacher = house.staff['Lead Teacher'];
  const entering = {
    kind: 'background-check',
    title: 'Fingerprint check',
    number: null,
    issuedOn: '2045-01-10',
    issuer: null,
  } as const;
  await house.within((scope) => addDocument(larkhouse.server, scope, PAPERS, teacher, entering));

  // A file that is no paper, and a form that says nothing.
  const phone = await open(`/staff/${teacher}/papers`, { as: house.as('Director'), ...PHONE });
  await expect(phone.getByText('CPR for infants and children')).toBeVisible();
  await phone.getByRole('button', { name: 'Add paper' }).click();
  const form = phone.getByRole('dialog');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Choose what it is')).toBeVisible();
  await form.getByLabel('What it is').selectOption({ label: 'CPR and first aid' });
  await expect(form.getByLabel('Title')).toHaveValue('CPR and first aid');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await photograph()) });
  await form.getByLabel('Issued on').fill('2044-03-20');
  await form.getByLabel('Issued by').fill('Red Cross');
  await form.getByLabel('Number', { exact: true }).fill('HS-4812');
  await expectAccessible(phone, 'a paper as it is entered', 'light', 'dark');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(phone.getByText('Paper added', { exact: true })).toBeVisible();
  await expect(phone.getByText('Due on 03/20/2046').first()).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Open the file of CPR and first aid' })).toBeVisible();
  await phone.getByRole('button', { name: 'More for CPR and first aid' }).click();
  await phone.getByRole('menuitem', { name: 'I compared the original' }).click();
  await expect(phone.getByText(/^Verified by Dora Director/)).toBeVisible();
  await expectAccessible(phone, 'the papers of somebody', 'light', 'dark');

  inbox.empty();
  await remindOfPapers({ server: larkhouse.server, centerId: house.centerId });
  const own = await open('/notifications', { as: house.as('Lead Teacher'), ...PHONE });
  await expect(own.getByText('A paper of yours is due on 03/20/2046').first()).toBeVisible();
  await own.goto('/my-papers');
  await expect(own.getByText('Red Cross · No. HS-4812')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Add paper' })).toHaveCount(0);
  await expectAccessible(own, 'one’s own papers');

  const office = await open('/staff', { as: house.as('Director'), ...DESKTOP });
  await office.getByRole('link', { name: 'Papers and training' }).click();
  const open_ = office.getByRole('table', { name: 'Needs attention' });
  await expect(open_.getByRole('row').filter({ hasText: 'Due on 03/20/2046' }).first()).toContainText('Due soon');
  await expect(open_.getByRole('row').filter({ hasText: 'Criminal background check' }).first()).toContainText(
    'Missing',
  );
  await expectAccessible(office, 'the papers of the team', 'light', 'dark');
  await office.getByRole('switch', { name: 'Leave them out of the ratio' }).click();
  const question = office.getByRole('alertdialog');
  await expect(question).toContainText('would not count');
  await question.getByRole('button', { name: 'Switch on' }).click();
  await expect(office.getByText('Not counted in the ratio').first()).toBeVisible();

  await office.goto('/compliance?sheet=papers');
  await expect(
    office.getByRole('row').filter({ hasText: 'CPR and first aid, issued on Sunday, 03/20/2044' }).first(),
  ).toBeVisible();
  await office.getByRole('tab', { name: 'Inspector links' }).click();
  await office.getByRole('button', { name: 'New inspector link' }).click();
  await office.getByLabel('Who is it for?').fill('Ms. Rivera');
  await office.getByRole('button', { name: 'Create link' }).click();
  const address = await office.getByLabel('Address').inputValue();

  const inspector = await open(new URL(address).pathname, DESKTOP);
  const nobody = inspector.getByRole('row').filter({ hasText: 'Criminal background check' });
  await expect(nobody.filter({ hasText: 'Missing' }).first()).toBeVisible();
  await inspector.getByLabel('Person').selectOption({ index: 1 });
  await expect(inspector.getByText('HS-4812')).toHaveCount(0);
  await expectAccessible(inspector, "the papers on an inspector's page");
  complaints.expect(/404.*\/api\/inspections\//);
});
