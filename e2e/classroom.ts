import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { addKiosk } from '#server/domains/kiosk/kiosks.ts';
import { keepStaffPin } from '#server/domains/kiosk/staff-pin-queries.ts';
import { hashPassword } from '#server/kernel/secrets/passwords.ts';
import type { RoleName } from '#testing/world.ts';
import type { House } from './house.ts';

/** The PIN of whoever was given one. */
export const PIN = '8263';

export async function givePins(house: House, ...roles: readonly RoleName[]): Promise<void> {
  const pinHash = await hashPassword(PIN);
  await house.within(async (scope) => {
    for (const role of roles) await scope.count(keepStaffPin(house.staff[role], pinHash, scope.now));
  });
}

/** A code with which a tablet is paired to the Toddler Room. */
export const pairingCode = (house: House): Promise<string> =>
  house.within(async (scope) => {
    const { id } = await scope.one(sql<{ id: number }>`select id from room where name = 'Toddler Room'`);
    return (await addKiosk(scope, 'Toddlers', id)).code;
  });

/** Taps digits on the number pad. */
export async function typePin(page: Page, digits = PIN): Promise<void> {
  const pad = page.getByRole('dialog').getByRole('group', { name: 'Number pad' });
  for (const digit of digits) await pad.getByRole('button', { name: digit, exact: true }).click();
}
