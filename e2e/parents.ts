import { hash } from '@node-rs/argon2';
import type { Page } from '@playwright/test';
import type { Scope } from '#server/db/scope.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { reportIncident } from '#server/domains/incidents/commands.ts';
import { PASSWORD } from '#testing/world.ts';
import { type Account, type House, TODAY } from './house.ts';

export const MARIA = { email: 'maria@families.test', password: PASSWORD };
const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const PIERRE = { email: 'pierre@families.test', password: PASSWORD };

/** Maria Dubois, who has an account and is the mother of the named children. */
export const makeMother = (house: House, ...children: string[]): Promise<Account> =>
  makeParent(house, { firstName: 'Maria', email: MARIA.email }, children.map(childOf(house, 'mother')));

/** Pierre Dubois, who has an account of his own and is the father of the named children. */
export const makeFather = (house: House, ...children: string[]): Promise<Account> =>
  makeParent(house, { firstName: 'Pierre', email: PIERRE.email }, children.map(childOf(house, 'father')));

const childOf = (house: House, relationship: string) => (name: string) => ({
  childId: house.children[name] ?? 0,
  relationship,
});

async function makeParent(
  house: House,
  person: { firstName: string; email: string },
  children: readonly ReturnType<ReturnType<typeof childOf>>[],
): Promise<Account> {
  const contact = { lastName: 'Dubois', phoneNumber: '555 0199', address: null };
  const accountId = await house.within((scope) =>
    addGuardian(scope, { ...person, ...contact, passwordHash }, children),
  );
  return { centerId: house.centerId, accountId };
}

/** Ada bumped her head this morning. */
export const bump = (house: House) =>
  house.within((scope: Scope) =>
    reportIncident(scope, {
      childId: house.children.Ada ?? 0,
      date: TODAY,
      time: '07:20',
      description: 'Bumped her head on the slide.',
      actionTaken: 'Cooled it for ten minutes.',
      staffId: house.staff['Lead Teacher'],
    }),
  );

/** A card of the dashboard, by its heading. */
export const card = (page: Page, title: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** The dashboard stands, with all that was read of the child. */
export const untilDrawn = (page: Page) => page.getByRole('heading', { name: /^Tell / }).waitFor();
