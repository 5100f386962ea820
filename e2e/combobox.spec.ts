import { dialog } from './dashboard.ts';
import { expect, test } from './test.ts';

test('a combobox in a dialog goes by keys alone, and says what it does', async ({ house, open }) => {
  const page = await open('/messages', { as: house.as('Director') });
  await page.getByRole('button', { name: 'New Message' }).click();
  const input = dialog(page).getByRole('combobox', { name: 'To' });
  const options = page.getByRole('listbox').getByRole('option');
  const active = async () => {
    const id = await input.getAttribute('aria-activedescendant');
    return id === null ? null : page.locator(`[id="${id}"]`).textContent();
  };
  await input.focus();
  await expect(input).toHaveAttribute('aria-expanded', 'false');

  // The first press opens the list, the others go round in it.
  await input.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  // Whom one can write to is read once the dialog is open.
  await expect(options.nth(1)).toBeVisible();
  await input.press('ArrowDown');
  await expect.poll(active).toBe(await options.first().textContent());
  await input.press('ArrowUp');
  await expect.poll(active).toBe(await options.last().textContent());
  await expect(options.last()).toBeInViewport();
  await input.press('ArrowDown');
  await expect.poll(active).toBe(await options.first().textContent());

  // Escape closes the list, and the dialog only then.
  await input.press('Escape');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page)).toBeVisible();
  await input.press('Escape');
  await expect(dialog(page)).toBeHidden();

  // While one types, what fits best is active, and how many fit is spoken.
  await page.getByRole('button', { name: 'New Message' }).click();
  await input.pressSequentially('nurse');
  await expect(options).toHaveCount(1);
  await expect(dialog(page).getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  await expect.poll(active).toBe(await options.first().textContent());
  await input.press('Enter');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).toBeFocused();
  await expect(dialog(page).getByRole('list', { name: 'To' }).getByRole('listitem')).toHaveCount(1);
});
