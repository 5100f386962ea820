import { addGuardian } from '#server/domains/guardians/commands.ts';
import { inviteParent, type Sent } from '#server/domains/guardians/invitations.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { PASSWORD_HASH } from '#testing/world.ts';
import type { Account, House } from './house.ts';

/** A parent of a child of the house, with an account and PASSWORD. */
export const addParent = (
  house: House,
  { firstName = 'Maria', email, child }: { firstName?: string; email: string; child: string },
): Promise<Account> =>
  house.within(async (scope) => {
    const person = { firstName, lastName: 'Parent', email, phoneNumber: '555 0199', address: null };
    const right = { childId: idOf(house, child), relationship: 'mother' };
    const accountId = await addGuardian(scope, { ...person, passwordHash: PASSWORD_HASH }, [right]);
    return { centerId: house.centerId, accountId };
  });

/** An invitation to a parent of a child of the house. */
export const invite = (
  { server }: TestLarkhouse,
  house: House,
  { email, child }: { email: string; child: string },
): Promise<Sent> =>
  house.within((scope) =>
    inviteParent(server, scope, {
      childId: idOf(house, child),
      email,
      phoneNumber: '555 0142',
      parentName: 'Robin Redbreast',
      relationship: 'father',
    }),
  );

export function idOf(house: House, child: string): number {
  const id = house.children[child];
  if (id === undefined) throw new Error(`There is no ${child} in the house`);
  return id;
}
