import { addGuardian } from '#server/domains/guardians/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { acknowledgeIncident } from '#server/domains/incidents/family.ts';
import { reportNotice } from '#server/domains/notices/commands.ts';
import type { Notice } from '#server/domains/notices/rules.ts';
import { asGuardian } from '#testing/day.ts';
import { WIDTHS } from './accessibility.ts';
import { dialog, notice, panel, quickly, rowOf } from './dashboard.ts';
import { failing } from './failing.ts';
import { type House, TODAY } from './house.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

/** Ben's mother, who has an account; what she tells. */
async function motherOfBen(house: House) {
  const childId = house.children.Ben ?? 0;
  const person = { firstName: 'Maria', lastName: 'Okafor', phoneNumber: null, address: null, passwordHash: 'none' };
  const guardianId = await house.within((scope) =>
    addGuardian(scope, { ...person, email: 'maria@okafor.test' }, [{ childId, relationship: 'mother' }]),
  );
  const family = { childId, guardianId, marker: '' };
  const bare = { from: TODAY, to: TODAY, time: null, person: null, text: '' };
  return {
    family,
    tell: (saying: Partial<Notice> & Pick<Notice, 'kind'>) =>
      house.within((scope) => reportNotice(asGuardian(scope, family), { ...bare, ...saying, childId })),
  };
}

for (const [width, size] of Object.entries(WIDTHS)) {
  test(`what a family tells shows at once on the child's row, ${width}, and goes when it is done`, async ({
    house,
    open,
  }) => {
    const { tell } = await motherOfBen(house);
    await tell({ kind: 'late-arrival', time: '10:00', text: 'Dentist first' });
    const page = await open('/', { as: house.as('Support Staff'), ...size });
    const ben = rowOf(page, 'Ben Okafor');
    await expect(ben).toContainText('Coming at 10:00 AM');
    await expect(ben).toContainText('Dentist first');
    await tell({ kind: 'pickup', time: '15:30', person: 'Aunt Ada' });
    await expect(ben).toContainText('Aunt Ada picks up at 3:30 PM');
    await expect(rowOf(page, 'Ada Dubois')).not.toContainText('collects');

    await quickly(page, 'Ben Okafor', 'Staff Member');
    // The row shows it before the server has answered: only then can the child be collected.
    await expect(notice(page)).toContainText('Ben Okafor checked in successfully');
    await expect(ben).not.toContainText('Coming at');
    await quickly(page, 'Ben Okafor', 'Aunt Ada');
    await expect(notice(page)).toContainText('Ben Okafor checked out successfully');
    await expect(ben).not.toContainText('Aunt Ada');
  });
}

test('the dialog says who is expected to collect the child, and who told it', SLOW_SUITE, async ({ house, open }) => {
  const { tell } = await motherOfBen(house);
  await tell({ kind: 'pickup', time: '15:30', person: 'Aunt Ada', text: 'She has the car seat' });
  await tell({ kind: 'absence', to: '2046-03-07', text: 'Fever' });
  const page = await open('/', { as: house.as('Nurse') });
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Reported absent until Mar 7');
  await rowOf(page, 'Ben Okafor')
    .getByRole('button', { name: /^Another time/ })
    .click();
  await expect(dialog(page)).toContainText('Fever');
  await expect(dialog(page)).not.toContainText('Aunt Ada');
  await dialog(page).getByText('Check Out', { exact: true }).first().click();
  await expect(dialog(page)).toContainText('Aunt Ada picks up at 3:30 PM');
  await expect(dialog(page)).toContainText('She has the car seat');
  await expect(dialog(page)).toContainText('From Maria Okafor');
  await expect(dialog(page)).not.toContainText('Fever');
});

test('says when it could not be loaded; the list works without', async ({ house, open, complaints }) => {
  complaints.expect(/net::ERR_.*\/api\/notices/);
  const { tell } = await motherOfBen(house);
  await tell({ kind: 'note', text: 'Slept badly' });
  const page = await open('/login', { as: house.as('Nurse') });
  const mend = await failing(page, '**/api/notices*');
  await page.goto('/');
  const failed = page.getByRole('alert').filter({ hasText: 'What families said about today could not be loaded.' });
  await expect(failed).toBeVisible();
  await quickly(page, 'Ada Dubois', 'Staff Member');
  await mend();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toBeHidden();
  await expect(rowOf(page, 'Ben Okafor')).toContainText('Slept badly');
});

test('an incident shows who signed that they read it', SLOW_SUITE, async ({ house, open }) => {
  const { family } = await motherOfBen(house);
  const { id } = await house.within((scope) =>
    reportIncident(scope, {
      childId: family.childId,
      date: TODAY,
      time: '07:10',
      description: 'A bump',
      actionTaken: 'Ice',
      staffId: house.staff.Nurse,
    }),
  );
  const page = await open('/', { as: house.as('Nurse') });
  await expect(panel(page, 'Recent Alerts')).toContainText('Pending');
  await house.within((scope) => acknowledgeIncident(asGuardian(scope, family), id, 'Maria O.'));
  await expect(panel(page, 'Recent Alerts')).toContainText('Read and signed by Maria O.');
  await expect(panel(page, 'Recent Alerts')).toContainText('Resolved');
});
