import { turnOn } from './controls.ts';
import { choose, dialog, notice, panel, stat } from './dashboard.ts';
import { expect, PHONE, test } from './test.ts';

for (const [where, size] of [
  ['wide screen', {}],
  ['phone', PHONE],
] as const) {
  test(`writes a daily report on a ${where}`, async ({ house, open }) => {
    const page = await open('/', { as: house.as('Assistant Teacher'), ...size });
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/daily-reports')) sent.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: 'Daily Report' }).click();
    await dialog(page).getByRole('button', { name: 'Save Report' }).click();
    await expect(notice(page)).toContainText('Validation Error');
    await expect(dialog(page).getByText('Please select a child')).toBeVisible();
    await expect(dialog(page).getByText('Please select a mood')).toBeVisible();
    await choose(page, 'ada');
    await dialog(page).getByLabel('Meals').fill('All of the pasta');
    await turnOn(dialog(page).getByRole('radio', { name: 'Tired' }));
    await dialog(page).getByRole('button', { name: 'Save Report' }).click();
    await expect(notice(page)).toContainText('Daily report saved successfully');
    await expect(dialog(page)).toBeHidden();
    expect(sent).toEqual([
      {
        childId: house.children.Ada,
        date: '2046-03-05',
        meals: 'All of the pasta',
        naps: '',
        activities: '',
        mood: 'tired',
        notes: '',
        staffId: house.staff['Assistant Teacher'],
      },
    ]);
  });
}

test('reports an incident, which appears among the alerts', async ({ house, open }) => {
  const page = await open('/', { as: house.as('Nurse') });
  await page.getByRole('button', { name: 'Incident Report' }).click();
  await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
  await expect(notice(page)).toContainText('Validation Error');
  await expect(dialog(page).getByText('Please select a child')).toBeVisible();
  await expect(dialog(page).getByText('Description is required')).toBeVisible();
  await choose(page, 'ben');
  await expect(dialog(page).getByLabel(/^Date/)).toHaveValue('2046-03-05');
  await expect(dialog(page).getByLabel(/^Time/)).toHaveValue('07:30');
  await dialog(page)
    .getByLabel(/^Description/)
    .fill('Scraped knee at the sandbox');
  await dialog(page)
    .getByLabel(/^Action taken/)
    .fill('Plaster');
  await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
  await expect(notice(page)).toContainText('Incident report submitted successfully');
  await expect(panel(page, 'Recent Alerts').getByRole('listitem')).toHaveText([
    /Report Submitted by Nurse.*Scraped knee at the sandbox.*Ben Okafor · Today, 7:30 AM.*Pending/,
  ]);
  await expect(stat(page, 'Pending Reports')).toContainText('1');
});

test('names the field that the server refuses, and keeps what was typed', async ({
  house,
  open,
  complaints,
  larkhouse,
}) => {
  complaints.expect(/422 .*\/api\/incidents/);
  const page = await open('/', { as: house.as('Nurse') });
  await page.getByRole('button', { name: 'Incident Report' }).click();
  await choose(page, 'ben');
  await dialog(page)
    .getByLabel(/^Description/)
    .fill('Fell');
  // The center's midnight has not come; the date is one that the browser's own limit would not let pass.
  await dialog(page).getByLabel(/^Date/).fill('2046-03-06');
  await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
  await expect(notice(page)).toContainText('An incident cannot be reported for a future date');
  await expect(dialog(page).getByText('An incident cannot be reported for a future date')).toBeVisible();
  await expect(dialog(page).getByLabel(/^Description/)).toHaveValue('Fell');
  larkhouse.clock.advance({ hours: 20 });
  await dialog(page).getByRole('button', { name: 'Submit Report' }).click();
  await expect(notice(page)).toContainText('Incident report submitted successfully');
});
