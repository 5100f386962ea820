import type { Page } from '@playwright/test';
import { expect, PHONE } from './test.ts';

/** Sixty days and a bit behind the house's Monday: a Monday. */
export const FIRST_DAY = '2046-05-07';

/** What Ana Okafor says of Ida, as the server keeps it. */
export const SAID = {
  contacts: [{ firstName: 'Ana', lastName: 'Okafor', email: 'ana@okafor.test', phoneNumber: '555 030 1122' }],
  children: [
    {
      firstName: 'Ida',
      lastName: 'Okafor',
      birthDate: '2045-04-01',
      dueDate: null,
      wishedStart: '2046-09-03',
      weekdays: [1, 2, 3],
    },
  ],
  language: 'en' as const,
};

/**
 * Ana Lindqvist asks on the public page for Ida's Mondays to Wednesdays from `FIRST_DAY` on.
 * @param besides enters more before it is sent
 */
export async function askForPlace(
  open: (path: string, visit: typeof PHONE) => Promise<Page>,
  besides: (join: Page) => Promise<void> = async () => {},
): Promise<void> {
  const join = await open('/join', PHONE);
  const you = join.getByRole('region', { name: 'About you' });
  await you.getByLabel('First name').fill('Ana');
  await you.getByLabel('Last name').fill('Lindqvist');
  await you.getByLabel('Email').fill('ana@lindqvist.test');
  await besides(join);
  const child = join.getByRole('region', { name: 'Child', exact: true });
  await child.getByLabel('First name').fill('Ida');
  await child.getByLabel('Last name').fill('Lindqvist');
  await child.getByLabel('Date of birth').fill('2044-06-01');
  await child.getByLabel('First day you wish for').fill(FIRST_DAY);
  for (const day of ['Thursday', 'Friday']) await child.getByLabel(day).uncheck();
  await join.getByLabel('The center may keep what I enter, to answer my inquiry.').check();
  await join.getByRole('button', { name: 'Send the inquiry' }).click();
  await expect(join.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await join.close();
}
