import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { recordAttendance } from '#server/domains/attendance/commands.ts';
import { lookAtCameras } from '#server/domains/cameras/jobs.ts';
import { expectAccessible, LOOKED_AT } from './accessibility.ts';
import { addCamera, expectToMove, hasFfmpeg, test } from './cameras.ts';
import { chooseMore } from './controls.ts';
import { dialog, notice, quickly } from './dashboard.ts';
import { TODAY } from './house.ts';
import { makeMother } from './parents.ts';
import { expect, PHONE, SLOW_SUITE } from './test.ts';

const NO_FFMPEG = 'ffmpeg is not installed: without it no camera has a picture';
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test(
  'a camera is tested, added, looked at, changed and deleted',
  SLOW_SUITE,
  async ({ house, open, camera, complaints }) => {
    test.skip(!hasFfmpeg, NO_FFMPEG);
    // The wrong port has no picture either.
    complaints.expect(/503 .*snapshot\.jpg/);
    const page = await open('/cameras', { as: house.as('Director') });
    await expect(page.getByRole('heading', { name: 'No cameras configured' })).toBeVisible();
    await page.getByRole('button', { name: 'Add First Camera' }).click();
    await expect(dialog(page).getByLabel('Port')).toHaveValue('80');
    await press(page, 'Add Camera');
    await expect(dialog(page).getByText('Camera name is required')).toBeVisible();
    await dialog(page).getByLabel('Camera name').fill('Infants');
    await dialog(page).getByLabel('Location').fill('By the window');
    await dialog(page).getByLabel('Room').selectOption('Infant Room');
    await dialog(page).getByLabel('Stream URL').fill('rtsp://127.0.0.1:9/live');
    await press(page, 'Test connection');
    await expect(dialog(page).getByText('The device is there, but nothing answers at this port.')).toBeVisible();
    await expect(dialog(page).getByText('You can save the camera anyway.')).toBeVisible();
    await press(page, 'Add Camera');
    await expect(notice(page)).toContainText('Camera added');
    const infants = card(page, 'Infants');
    await expect(infants).toContainText('No picture');
    await expect(infants).toContainText('By the window · Infant Room');

    await infants.getByRole('button', { name: 'Edit Infants' }).click();
    await expect(dialog(page).getByLabel('Stream URL')).toHaveValue('');
    await dialog(page).getByLabel('Stream URL').fill(`rtsp://127.0.0.1:${camera.port}/live`);
    await expect(dialog(page).getByText('The device is there, but nothing answers at this port.')).toHaveCount(0);
    await press(page, 'Test connection');
    await expect(dialog(page).getByText('The camera sends a picture.')).toBeVisible();
    await expect(dialog(page).getByText('H264, 640×360.')).toBeVisible();
    await press(page, 'Save changes');
    await expect(notice(page)).toContainText('Camera updated');

    await page.reload();
    await infants.getByRole('button', { name: 'Edit Infants' }).click();
    await expect(dialog(page).getByLabel('Room').locator('option:checked')).toHaveText('Infant Room');
    await press(page, 'Cancel');
    const still = infants.getByRole('img', { name: 'Latest picture of Infants' });
    await expect.poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await infants.getByRole('button', { name: 'View Infants' }).click();
    await expectToMove(page);
    await expect(dialog(page).getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/);
    await press(page, 'Close');
    await page.getByRole('tab', { name: 'Viewing log' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Infants' })).toContainText('Stopped');

    await page.getByRole('tab', { name: 'Cameras' }).click();
    // Until the next look of the server's own.
    await expect(infants).toContainText('Connecting…');
    await chooseMore(page, 'Infants', 'Delete Infants');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete Infants?');
    await question.getByRole('button', { name: 'Delete camera' }).click();
    await expect(notice(page)).toContainText('Camera deleted');
    await expect(page.getByRole('heading', { name: 'No cameras configured' })).toBeVisible();
  },
);

test('a parent watches while the child is there, until privacy, check-out, the end of the time or a court’s order', async ({
  house,
  larkhouse,
  open,
  camera,
  complaints,
}) => {
  test.skip(!hasFfmpeg, NO_FFMPEG);
  complaints.expect(/403 .*\/api\/cameras\//);
  await addCamera(larkhouse, house, { name: 'Infants', room: 'Infant Room', port: camera.port });
  await addCamera(larkhouse, house, { name: 'Toddlers', room: 'Toddler Room', port: camera.port });
  const asParent = await makeMother(house, 'Ada');
  const page = await open('/parent-dashboard?view=cameras', { asParent, ...PHONE });
  const view = page.getByRole('button', { name: 'View Camera Infants' });
  await expect(card(page, 'Infants')).toContainText('You can watch this camera while your child is there.');
  await expect(view).toBeDisabled();

  const door = await open('/', { as: house.as('Support Staff') });
  await quickly(door, 'Ada Dubois', 'Maria Dubois');
  await expect(page.getByRole('button', { name: 'View Camera Toddlers' })).toBeDisabled();
  await view.click();
  await expect(notice(page)).toContainText('Camera Access Granted');
  await expectToMove(page);
  await expect(page.locator('[data-watermark="Maria Dubois"]')).toBeVisible();
  await expect(page.getByText(/Please don’t record/)).toBeVisible();
  await expectAccessible(page, 'watching');
  await page.reload();
  await expectToMove(page);

  await door.getByRole('button', { name: 'Room privacy' }).click();
  await dialog(door).getByRole('switch', { name: 'Infant Room' }).click();
  // Until the server has answered, the switch takes no other press.
  await expect(notice(door)).toContainText('Privacy is on in Infant Room');
  await expect(page.getByText('Infants: the picture has ended')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(card(page, 'Infants')).toContainText('Privacy is on in this room at the moment.');
  await expect(view).toBeDisabled();
  await dialog(door).getByRole('switch', { name: 'Infant Room' }).click();
  await expect(notice(door)).toContainText('Privacy is off in Infant Room');
  await press(door, 'Done');

  await view.click();
  await expectToMove(page);
  const ada = { childId: house.children.Ada ?? 0, date: TODAY, checkInBy: 'Maria', checkOutBy: 'Maria' };
  await house.within((scope) => recordAttendance(scope, { ...ada, checkOutTime: '07:30' }));
  await expect(page.getByText('Infants: the picture has ended')).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(view).toBeDisabled();

  larkhouse.clock.advance({ minutes: 1 });
  await house.within((scope) => recordAttendance(scope, { ...ada, checkInTime: '07:31' }));
  await view.click();
  await expectToMove(page);
  larkhouse.clock.advance({ minutes: 30 });
  await expect(notice(page)).toContainText('Viewing Time Expired');
  await expect(notice(page)).toContainText('Your camera viewing session has ended.');
  await expect(page.locator('video')).toHaveCount(0);
  await view.click();
  await expectToMove(page);
  await page.getByRole('button', { name: 'Stop Viewing' }).click();
  await expect(notice(page)).toContainText('Camera Session Ended');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(view).toBeFocused();

  await view.click();
  await expectToMove(page);
  const office = await open('/children', { as: house.as('Director') });
  await office.getByRole('button', { name: 'View Ada Dubois' }).click();
  await press(office, 'Cameras: viewing of Maria Dubois');
  await dialog(office)
    .getByLabel(/^Reason/)
    .fill('Court order 12-7');
  await press(office, 'Turn watching off');
  await expect(dialog(office)).toContainText('May not watch cameras');
  await expect(page.getByText('Infants: the picture has ended')).toBeVisible();
  await expect(card(page, 'Infants')).toContainText('Watching cameras is turned off for you.');
  await expect(view).toBeDisabled();
  await expect(page.getByText(/court/i)).toHaveCount(0);

  await office.goto('/cameras?tab=log');
  const rows = office.getByRole('row').filter({ hasText: 'Maria Dubois' });
  for (const [index, ending] of [
    'Viewing turned off for them',
    'Stopped',
    'Time was up',
    'Child checked out',
    'Room privacy',
  ].entries()) {
    await expect(rows.nth(index)).toContainText(ending);
  }
});

test(
  'a camera that went away says to parents that it is offline, whether their child is there or not',
  SLOW_SUITE,
  async ({ house, larkhouse, open }) => {
    test.skip(!hasFfmpeg, NO_FFMPEG);
    // Nothing answers at this port.
    await addCamera(larkhouse, house, { name: 'Infants', room: 'Infant Room', port: 9 });
    const asParent = await makeMother(house, 'Ada');
    const page = await open('/parent-dashboard?view=cameras', { asParent, ...PHONE });
    await expect(card(page, 'Infants')).toContainText('You can watch this camera while your child is there.');
    for (const _ of ['missed', 'away']) {
      larkhouse.clock.advance({ minutes: 1 });
      await lookAtCameras({ server: larkhouse.server, centerId: house.centerId });
    }
    const isOffline = async () => {
      await expect(card(page, 'Infants')).toContainText('This camera is currently offline.');
      await expect(card(page, 'Infants').getByText('Offline', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'View Camera Infants' })).toBeDisabled();
    };
    await isOffline();
    const door = await open('/', { as: house.as('Support Staff') });
    await quickly(door, 'Ada Dubois', 'Maria Dubois');
    await page.reload();
    await isOffline();
  },
);

for (const [width, size] of Object.entries(LOOKED_AT)) {
  test(`no violations around cameras, ${width}`, async ({ house, larkhouse, open }) => {
    const page = await open('/cameras', { as: house.as('Director'), ...size });
    await page.getByRole('button', { name: 'Add First Camera' }).click();
    await press(page, 'Add Camera');
    await press(page, 'Test connection');
    await dialog(page).getByText('You can save the camera anyway.').waitFor();
    await expectAccessible(page, 'add a camera, with errors and findings');
    await press(page, 'Cancel');
    await addCamera(larkhouse, house, { name: 'Infants', room: 'Infant Room' });
    await addCamera(larkhouse, house, { name: 'Hall' });
    await page.getByRole('button', { name: 'Edit Hall' }).waitFor();
    await expectAccessible(page, 'cameras');
    await page.getByRole('button', { name: 'Room privacy' }).click();
    await dialog(page).getByRole('switch', { name: 'Infant Room' }).click();
    await dialog(page)
      .getByText(/^Privacy on since/)
      .waitFor();
    await expectAccessible(page, 'room privacy');
    await press(page, 'Done');
    await page.getByRole('tab', { name: 'Viewing log' }).click();
    await page.getByRole('heading', { name: 'Nobody watched' }).waitFor();
    await expectAccessible(page, 'viewing log');

    const family = await open('/parent-dashboard?view=cameras', { asParent: await makeMother(house, 'Ada'), ...size });
    await card(family, 'Hall').waitFor();
    await expectAccessible(family, 'a family’s cameras');
  });
}

test('a camera that was online once is Connecting until its picture comes', async ({
  larkhouse,
  house,
  open,
  complaints,
}) => {
  complaints.expect(/503 .*snapshot\.jpg/);
  await addCamera(larkhouse, house, { name: 'Infants', room: 'Infant Room', port: 9 });
  await house.within((scope) => scope.count(sql`update camera set is_active = true, last_online = ${scope.now}`));
  const page = await open('/cameras', { as: house.as('Director') });
  await expect(card(page, 'Infants')).toContainText('No picture yet');
  await expect(card(page, 'Infants').getByText('Connecting…')).toBeVisible();
  await expect(card(page, 'Infants').getByText('Online', { exact: true })).toHaveCount(0);
});
