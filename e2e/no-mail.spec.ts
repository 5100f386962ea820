import type { Page } from '@playwright/test';
import { PASSWORD } from '#testing/world.ts';
import { choose, dialog, notice } from './dashboard.ts';
import { addParent, idOf } from './families.ts';
import type { House } from './house.ts';
import { test as withMail } from './mail.ts';
import { expect, SLOW_SUITE, test } from './test.ts';

// What a screen says of mail is true with a mail server and without one (guardians-18).

/** What may only be said where mail leaves the center. */
const PROMISE = /on its way|Invitation Sent|Check your email|gets? a mail with|goes to \S+@|Also mailed/i;

/** A screen where somebody waits for a link: how to come to what it says. */
interface Place {
  readonly name: string;
  readonly as?: 'Director';
  come(page: Page, house: House): Promise<void>;
}

const invite: Place = {
  name: 'Invite Parent',
  as: 'Director',
  come: async (page) => {
    await page.goto('/parent-management');
    await page.getByRole('button', { name: 'Invite Parent' }).click();
    await dialog(page)
      .getByLabel(/^Email/)
      .fill('ana@families.test');
    await dialog(page)
      .getByLabel(/^Phone number/)
      .fill('555 0142');
    await choose(page, 'ada');
    await dialog(page).getByRole('button', { name: 'Send Invitation' }).click();
  },
};
const enrollment: Place = {
  name: 'the page of the enrollment',
  as: 'Director',
  come: async (page, house) => {
    await page.goto(`/parent-invite/${idOf(house, 'Ben')}`);
    await page.getByLabel('Email').fill('eva@families.test');
    await page.getByLabel('Phone number').fill('555 0142');
    await page.getByRole('button', { name: 'Send invitation' }).click();
  },
};
const colleague: Place = {
  name: 'Add Staff Member',
  as: 'Director',
  come: async (page) => {
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Add Staff Member' }).click();
    for (const [label, text] of [
      ['First name', 'Nina'],
      ['Last name', 'New'],
      ['Phone', '555 0123'],
      ['Email', 'nina@maple-house.test'],
    ] as const) {
      await dialog(page)
        .getByLabel(new RegExp(`^${label}`))
        .fill(text);
    }
    await dialog(page).getByLabel(/^Role/).selectOption('Nurse');
    await dialog(page).getByRole('button', { name: 'Add Staff Member' }).click();
  },
};
const forgotten = (path: string): Place => ({
  name: path,
  come: async (page) => {
    await page.goto(path);
    await page.getByLabel('Email').fill('maria@families.test');
    await page.getByRole('button', { name: 'Send link' }).click();
  },
});
const email: Place = {
  name: 'Change email',
  as: 'Director',
  come: async (page) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Change email' }).click();
    await dialog(page).getByLabel('New email').fill('new@maple-house.test');
    await dialog(page).getByLabel('Your password').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
  },
};
const HANDED_ON = [invite, enrollment, colleague];
const TOLD = [forgotten('/forgot-password'), forgotten('/parent-forgot-password'), email];

for (const place of [...HANDED_ON, ...TOLD]) {
  test(`without mail nothing is promised: ${place.name}`, SLOW_SUITE, async ({ house, open }) => {
    await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    const page = await open('/login', place.as ? { as: house.as(place.as) } : {});
    await place.come(page, house);
    if (HANDED_ON.includes(place)) {
      const link = page.getByLabel(/^(Registration|Activation) link$/);
      await expect(link).toHaveValue(/^http/);
      await expect(page.getByText('Mail is not set up, so nothing was sent.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    } else {
      await expect(page.getByText('Mail is not set up here').first()).toBeVisible();
    }
    await expect(page.locator('body')).not.toContainText(PROMISE);
  });

  withMail(`with mail it is told: ${place.name}`, SLOW_SUITE, async ({ house, open, inbox }) => {
    await addParent(house, { email: 'maria@families.test', child: 'Ada' });
    const page = await open('/login', place.as ? { as: house.as(place.as) } : {});
    await place.come(page, house);
    await expect(page.getByText(PROMISE).first()).toBeVisible();
    await expect(page.getByText(/Mail is not set up/)).toHaveCount(0);
    if (place !== HANDED_ON[1]) return;
    await inbox.linkFor('eva@families.test');
  });
}

test('a link is shared where the device can, and copied where it cannot after all', async ({ house, open }) => {
  const page = await open('/login', { as: house.as('Director') });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: ({ url }: { url: string }) => {
        document.title = url;
        return Promise.reject(new DOMException('no', 'NotAllowedError'));
      },
    });
  });
  await enrollment.come(page, house);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(notice(page)).toContainText('Link Copied');
  expect(await page.title()).toContain('/parent-register?code=');
});
