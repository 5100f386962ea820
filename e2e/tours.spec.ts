import type { Page } from '@playwright/test';
import { confirmInquiry } from '#server/domains/admissions/letters.ts';
import { keepInquiry } from '#server/domains/admissions/receive.ts';
import { expectAccessible, WIDTHS } from './accessibility.ts';
import { SAID } from './asking.ts';
import type { House } from './house.ts';
import { test } from './mail.ts';
import { expect, PHONE } from './test.ts';

/** A family asks; what came to it by mail. */
async function asks(house: House, server: Parameters<typeof confirmInquiry>[0]): Promise<void> {
  await house.within(async (scope) => {
    await confirmInquiry(server, scope, await keepInquiry(scope, SAID, 'family'), SAID);
  });
}

/** The Director opens a time, by the form. */
async function openTimes(office: Page, { date, until }: { date: string; until?: string }): Promise<void> {
  await office.getByRole('button', { name: 'Open times' }).first().click();
  const form = office.getByRole('dialog');
  await form.getByLabel(/^Day/).fill(date);
  await form.getByLabel(/^Time/).fill('10:00');
  await form.getByLabel('For how many families').fill('2');
  await form.getByLabel('Who shows them around').selectOption({ index: 1 });
  if (until) await form.getByLabel('Each week until').fill(until);
  await form.getByRole('button', { name: 'Open times' }).click();
  await expect(form).toBeHidden();
}

for (const [width, options] of Object.entries(WIDTHS))
  test(`a family books a tour by one tap, moves it, and staff see who comes and who came, ${width}`, async ({
    house,
    larkhouse,
    open,
    inbox,
  }) => {
    await asks(house, larkhouse.server);
    const office = await open('/admissions/tours', { as: house.as('Director'), ...options });
    await expect(office.getByText('No times for tours yet')).toBeVisible();
    await openTimes(office, { date: '2046-03-08', until: '2046-03-22' });
    await expect(office.getByText('2 of 2 places left')).toHaveCount(3);
    await expectAccessible(office, 'the tours', 'light', 'dark');

    const family = await open(new URL(await inbox.linkFor('ana@okafor.test')).pathname, PHONE);
    inbox.empty();
    await family.getByRole('button', { name: /^Book Thursday, March 8/ }).click();
    await expect(family.getByText('Your tour', { exact: true })).toBeVisible();
    await expect(family.getByText('we would like to show you our center.')).toBeVisible();
    await expectAccessible(family, 'the page of the family', 'light', 'dark');
    const mail = await inbox.mailTo('ana@okafor.test');
    expect(mail.raw).toMatch(/text\/calendar;[^:]*method=REQUEST/i);
    await family.getByRole('button', { name: 'Choose another time' }).click();
    await family.getByRole('button', { name: /^Book Thursday, March 15/ }).click();
    await expect(family.getByText(/Thursday, March 15/)).toBeVisible();
    await family.getByRole('button', { name: 'Choose another time' }).click();
    await family.getByRole('button', { name: /^Book Thursday, March 8/ }).click();
    await expect(family.getByText(/Thursday, March 8/)).toBeVisible();

    await office.reload();
    await expect(office.getByRole('link', { name: 'Ana Okafor' })).toHaveCount(1);
    // By then the session has ended; a page that stays open would say so.
    await office.close();
    larkhouse.clock.set('2046-03-08T16:00:00Z');
    const later = await open('/admissions/tours', { as: house.as('Director'), ...options });
    await later.getByRole('button', { name: 'Ana Okafor came' }).click();
    await expect(later.getByText('Came', { exact: true })).toBeVisible();
    await later.getByRole('link', { name: 'Ana Okafor' }).click();
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Ana Okafor');
    await expect(later.getByText('Booked by the family')).toBeVisible();
    await later.getByRole('button', { name: 'Book a tour' }).click();
    const form = later.getByRole('dialog');
    await form.getByLabel('When').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Book a tour' }).click();
    await expect(form).toBeHidden();
    await expectAccessible(later, 'an inquiry with tours', 'light', 'dark');
    await later.getByRole('button', { name: 'Cancel the tour of Ana Okafor' }).click();
    await later.getByRole('alertdialog').getByRole('button', { name: 'Cancel the tour' }).click();
    await expect(later.getByText('Canceled by the center')).toBeVisible();
  });
