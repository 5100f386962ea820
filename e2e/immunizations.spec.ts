import { dialog, notice, panel } from './dashboard.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, test } from './test.ts';

test('a combination vaccine is recorded once, and the family reads what is on record', async ({ house, open }) => {
  const page = await open('/children', { as: house.as('Nurse') });
  await page.getByRole('button', { name: 'View Ben Okafor' }).click();
  await dialog(page).getByRole('button', { name: 'Open the immunizations of Ben Okafor' }).click();
  const shots = dialog(page).last();
  const vaccine = (name: string) => shots.getByRole('region', { name });
  await expect(vaccine('Rotavirus').getByText('Not needed now')).toHaveCount(3);
  await expect(vaccine('Measles, mumps, rubella')).toContainText('Overdue');
  await shots.getByRole('button', { name: 'Record a combination vaccine' }).click();
  await shots.getByLabel('Vaccine').first().selectOption('MMRV');
  await shots.getByLabel('Given on').fill('2045-03-01');
  await shots.getByRole('button', { name: 'Save' }).click();
  await expect(notice(page)).toContainText('Recorded');
  for (const name of ['Measles, mumps, rubella', 'Chickenpox']) await expect(vaccine(name)).toContainText('Given');

  const family = await open('/parent-dashboard?view=growth', { asParent: await makeMother(house, 'Ben'), ...PHONE });
  const record = panel(family, 'Immunizations');
  await expect(record).toContainText('What the center has on record for Ben.');
  await expect(record.getByRole('listitem').filter({ hasText: 'Measles, mumps, rubella' }).first()).toContainText(
    'On record',
  );
});
