import { agreeOnDays } from '#server/domains/schedules/commands.ts';
import { turnOn } from './controls.ts';
import { notice, quickly, rowOf } from './dashboard.ts';
import { type House, TODAY } from './house.ts';
import { makeMother, untilDrawn } from './parents.ts';
import { expect, PHONE, SLOW_SUITE, test } from './test.ts';

const MONDAY = 1;
const agree = (house: House, child: string, weekday: number) =>
  house.within((scope) =>
    agreeOnDays(scope, house.children[child] ?? 0, {
      from: TODAY,
      kind: 'fixed',
      slots: [{ week: 1, weekday, arrives: '08:00', leaves: '13:00' }],
    }),
  );

test(
  'who is not booked today is awaited on no screen, and is checked in all the same',
  SLOW_SUITE,
  async ({ house, open }) => {
    await agree(house, 'Ben', MONDAY);
    const page = await open('/', { as: house.as('Director') });
    await expect(rowOf(page, 'Ben Okafor')).toContainText('Not in yet');
    await expect(rowOf(page, 'Ada Dubois')).toContainText('Not in yet');
    await expect(page.getByText('4 not in yet')).toBeVisible();
    // Agreed elsewhere while the list is open.
    await agree(house, 'Ada', MONDAY + 1);
    await expect(rowOf(page, 'Ada Dubois')).toContainText('Not booked today');
    await expect(rowOf(page, 'Ada Dubois')).not.toContainText('Absent');
    await expect(page.getByText('3 not in yet')).toBeVisible();

    const phone = await open('/parent-dashboard', { asParent: await makeMother(house, 'Ada'), ...PHONE });
    await untilDrawn(phone);
    await expect(phone.getByText('Ada now: Not booked today')).toBeVisible();
    await expect(phone.getByText('Ada is not booked today.')).toBeVisible();

    await quickly(page, 'Ada Dubois', 'Maria Dubois');
    await expect(notice(page)).toContainText('Ada');
    await expect(rowOf(page, 'Ada Dubois')).toContainText('Present');
    await expect(phone.getByText(/Ada now: Here since/)).toBeVisible();
  },
);

test('the room tells for when a child is booked, and who is not', SLOW_SUITE, async ({ house, open }) => {
  await agree(house, 'Ben', MONDAY);
  await agree(house, 'Ada', MONDAY + 1);
  const page = await open('/room', { as: house.as('Director') });
  const children = page.getByRole('list', { name: 'Children in the room' });
  await turnOn(page.getByRole('radio', { name: 'Toddler Room' }));
  await expect(children).toContainText('Not in yet · Booked 8:00 AM – 1:00 PM');
  await turnOn(page.getByRole('radio', { name: 'Infant Room' }));
  await expect(children).toContainText('Not booked today');
  await expect(page.getByRole('region', { name: 'The room now' })).toContainText('Expected0');
});
