import { hash } from '@node-rs/argon2';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { foundCenter } from '#server/domains/accounts/setup.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { activeStaff } from '#server/domains/staff/queries.ts';
import type { TestLarkhouse } from './larkhouse.ts';

/** Everybody's password in tests. */
export const PASSWORD = 'correct horse';
/** The cheapest hash that verifies: tests check who may sign in, not how slow guessing is. */
export const PASSWORD_HASH = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const ROLES = ['Director', 'Lead Teacher', 'Assistant Teacher', 'Nurse', 'Support Staff'] as const;
export type RoleName = (typeof ROLES)[number];

export interface Family {
  readonly childId: number;
  readonly guardianId: number;
  /** A word that stands in every text about this family and nowhere else. */
  readonly marker: string;
}
export interface World {
  readonly centerId: number;
  readonly zone: string;
  /** A staff member's id for each role. */
  readonly staff: Readonly<Record<RoleName, number>>;
  readonly families: readonly Family[];
}

/** A center with one staff member per role and some families of one child and one guardian each. */
export async function makeCenter(
  { server }: Pick<TestLarkhouse, 'server'>,
  {
    name = 'Maple House',
    zone = 'America/New_York',
    families = 2,
  }: { name?: string; zone?: string; families?: number } = {},
): Promise<World> {
  const key = name.toLowerCase().replaceAll(/\W+/g, '-');
  const director = { firstName: 'Dora', lastName: 'Director', email: `director@${key}.test`, password: PASSWORD };
  const centerId = await foundCenter(server, { name, timeZone: zone }, director, { onlyFirst: false });
  return inCenter(server, { centerId }, async (scope) => {
    const staff: Record<string, number> = {};
    for (const role of ROLES.slice(1)) staff[role] = await addToStaff(scope, role, key);
    staff.Director = await directorOf(scope);
    const made: Family[] = [];
    for (let i = 0; i < families; i += 1) made.push(await makeFamily(scope, `${key}-family-${i}`));
    return { centerId, zone, staff: staff as Record<RoleName, number>, families: made };
  });
}

/** One child with one guardian, whose every text holds the marker. */
export async function makeFamily(scope: Scope, marker: string): Promise<Family> {
  const child = await enrollChild(scope, {
    firstName: `Child ${marker}`,
    lastName: `Last ${marker}`,
    dateOfBirth: '2023-09-01',
    room: 'Toddler Room',
    allergies: `Allergy ${marker}`,
    emergencyContact: `Contact ${marker}`,
    parentName: `Parent ${marker}`,
    parentPhone: `555 ${marker}`,
    parentEmail: `${marker}@families.test`,
    parentDriversLicense: `License ${marker}`,
    relationship: 'parent',
  });
  const guardianId = await addGuardian(
    scope,
    {
      firstName: `Guardian ${marker}`,
      lastName: `Last ${marker}`,
      email: `${marker}@families.test`,
      phoneNumber: `555 ${marker}`,
      address: `Street ${marker}`,
      passwordHash: PASSWORD_HASH,
    },
    [{ childId: child.id, relationship: 'parent', custodyNote: `Custody ${marker}` }],
  );
  return { childId: child.id, guardianId, marker };
}

async function addToStaff(scope: Scope, role: RoleName, key: string): Promise<number> {
  const email = `${role.toLowerCase().replaceAll(' ', '-')}@${key}.test`;
  const member = await addStaffMember(scope, {
    firstName: role,
    lastName: 'Tester',
    role,
    room: null,
    phone: '555 0100',
    email,
    passwordHash: PASSWORD_HASH,
  });
  return member.id;
}

async function directorOf(scope: Scope): Promise<number> {
  const everybody = await scope.all(activeStaff(scope.now));
  return everybody.find(({ role }) => role === 'Director')?.id ?? 0;
}
