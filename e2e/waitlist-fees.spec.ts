import { setInquiryState } from '#server/domains/admissions/commands.ts';
import { confirmInquiry } from '#server/domains/admissions/letters.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { changeSettings } from '#server/domains/admissions/settings.ts';
import { expectAccessible } from './accessibility.ts';
import { SAID } from './asking.ts';
import { test } from './mail.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

test(
  'a center asks a fee for its list; a family reads how to pay it, and gets it back when it withdraws',
  SLOW_SUITE,
  async ({ house, larkhouse, open, inbox }) => {
    const id = await house.within(async (scope) => {
      await changeSettings(scope, { isOpen: true, keepMonths: 12 });
      const inquiryId = await keepInquiry(scope, SAID, 'family');
      await confirmInquiry(larkhouse.server, scope, inquiryId, SAID);
      return inquiryId;
    });
    const office = await open('/admissions/fees', { as: house.as('Director') });
    await expect(office.getByText('A place on the waitlist costs nothing.')).toBeVisible();
    await office.getByRole('button', { name: 'Ask a fee' }).click();
    const terms = office.getByRole('dialog');
    await terms.getByLabel('Amount').fill('50');
    await expect(terms.getByLabel('It is given back')).toBeChecked();
    await terms.getByLabel('How it is paid').fill('By check, at the front desk');
    await expectAccessible(office, 'the terms of the fee', 'light', 'dark');
    await terms.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('A place on the waitlist costs $50.00, and is given back.')).toBeVisible();

    const family = await open(new URL(await inbox.linkFor('ana@okafor.test')).pathname, PHONE);
    await expect(family.getByText('Hello Ana,')).toBeVisible();
    await expect(family.getByText('The fee for the waitlist')).toBeHidden();
    await house.within((scope) => setInquiryState(scope, id, { state: 'waiting' }));
    await family.reload();
    await expect(family.getByText('$50.00 is to be paid.')).toBeVisible();
    await expect(family.getByText('By check, at the front desk')).toBeVisible();
    await expectAccessible(family, 'a fee to pay', 'light', 'dark');

    await office.getByRole('button', { name: 'It was paid' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('Paid', { exact: true }).last()).toBeVisible();
    await expectAccessible(office, 'the fees', 'light', 'dark');
    await family.reload();
    await expect(family.getByText(/^\$50\.00 was paid on/)).toBeVisible();
    await family.getByRole('button', { name: 'Withdraw and erase' }).click();
    const question = family.getByRole('alertdialog').or(family.getByRole('dialog'));
    await expect(question.getByText(/until it has given your fee back/)).toBeVisible();
    await question.getByRole('button', { name: 'Withdraw and erase' }).click();
    await expect(family.getByText(/until your fee is given back/)).toBeVisible();

    await expect(office.getByText('$50.00 is to be given back to one family.')).toBeVisible();
    await expect(office.getByText('ana@okafor.test')).toBeVisible();
    await office.getByRole('button', { name: 'Give it back' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('Nobody is known any more')).toBeVisible();
    await expect(office.getByText('ana@okafor.test')).toBeHidden();

    const stranger = await open('/join', PHONE);
    await expect(stranger.getByText(/A place on the waitlist costs \$50\.00, once\. You get it back/)).toBeVisible();
  },
);
