import { sql } from 'kysely';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { enrollChild } from '#server/domains/children/commands.ts';
import { addEvents } from '#server/domains/events/commands.ts';
import { switchDuty } from '#server/domains/staff/commands.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { makeCenter, type RoleName, type World } from '#testing/world.ts';

/** A Monday, 7:30 in New York. Far ahead, so that the browser's real clock has not yet let the sessions' cookies end. */
export const MONDAY_MORNING = '2046-03-05T12:30:00Z';
export const TODAY = '2046-03-05';

export interface Account {
  readonly centerId: number;
  readonly accountId: number;
}

export interface House extends World {
  /** The account of a role's staff member. */
  as(role: RoleName): Account;
  /** A child's id by first name. */
  readonly children: Readonly<Record<string, number>>;
  /** Does something as the system does it, at the house's now, as history: nobody is notified. */
  within<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
}

const CHILDREN = [
  { firstName: 'Ada', lastName: 'Dubois', dateOfBirth: '2045-08-20', room: 'Infant Room', allergies: '' },
  { firstName: 'Ben', lastName: 'Okafor', dateOfBirth: '2044-02-11', room: 'Toddler Room', allergies: 'Peanuts' },
  { firstName: 'Chloé', lastName: 'Nguyen', dateOfBirth: '2042-11-30', room: 'Preschool Room', allergies: '' },
  { firstName: 'Dario', lastName: 'Rossi', dateOfBirth: '2041-06-02', room: 'Pre-K Room', allergies: '' },
] as const;

/** What of a house is the same in every database that is cloned from where it was founded. */
export type Founded = World & Pick<House, 'children'>;

/** Maple House in New York on a Monday morning: four children, one in each room, nobody there yet. */
export const makeHouse = async (larkhouse: TestLarkhouse): Promise<House> =>
  houseIn(larkhouse, await foundHouse(larkhouse));

export async function foundHouse(larkhouse: TestLarkhouse): Promise<Founded> {
  const world = await makeCenter(larkhouse, { families: 0 });
  const within = withinOf(larkhouse, world);
  // The first steps have a test of their own (first-steps.spec.ts).
  await within((scope) => scope.count(sql`update center set first_steps_dismissed_at = ${scope.now}`));
  const children: Record<string, number> = {};
  await within(async (scope) => {
    for (const child of CHILDREN) children[child.firstName] = (await enroll(scope, child)).id;
    await addEvents(scope, [
      { title: 'Story time', description: '', date: TODAY, time: '15:00', type: 'activity', participants: 'All' },
      { title: 'Fire drill', description: '', date: '2046-03-06', time: '09:05', type: 'safety', participants: 'All' },
      { title: 'Picture day', description: '', date: '2046-03-08', time: '10:30', type: 'photo', participants: 'All' },
      {
        title: 'Closing early',
        description: '',
        date: '2046-03-09',
        time: '16:00',
        type: 'other',
        participants: 'All',
      },
    ]);
  });
  return { ...world, children };
}

export const houseIn = (larkhouse: TestLarkhouse, founded: Founded): House => ({
  ...founded,
  as: (role) => ({ centerId: founded.centerId, accountId: founded.staff[role] }),
  within: withinOf(larkhouse, founded),
});

const withinOf =
  ({ server }: TestLarkhouse, { centerId }: World): House['within'] =>
  (work) =>
    inCenter(server, { centerId }, (scope) => work(scope.at(scope.now)));

/** Enrolls a child whose mother is Maria of the same last name. */
export function enroll(
  scope: Scope,
  child: { firstName: string; lastName: string; dateOfBirth: string; room: string; allergies: string },
) {
  return enrollChild(scope, {
    ...child,
    emergencyContact: `Rosa ${child.lastName}`,
    parentName: `Maria ${child.lastName}`,
    parentPhone: '555 0199',
    parentEmail: `maria.${child.lastName.toLowerCase()}@families.test`,
    parentDriversLicense: '',
    relationship: 'mother',
  });
}

export const onDuty = (house: House, ...ids: number[]) =>
  house.within(async (scope) => {
    for (const id of ids) await switchDuty(scope, id, true);
  });
