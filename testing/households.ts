import { addGuardian } from '#server/domains/guardians/commands.ts';
import { type Client, signedIn } from './client.ts';
import type { Scene } from './scene.ts';

interface Right {
  readonly childId: number;
  readonly mayPickUp?: boolean;
}

/** One more guardian of children of the scene, with a parent account; their id, and a client that is signed in as them. */
export async function joinFamily(
  scene: Scene,
  name: string,
  rights: readonly Right[],
): Promise<{ guardianId: number; client: Client }> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${name.toLowerCase().replace(' ', '.')}@families.test`;
  const person = { firstName, lastName, email, phoneNumber: null, address: null, passwordHash: 'none' };
  const guardianId = await scene.inCenter((scope) =>
    addGuardian(
      scope,
      person,
      rights.map((right) => ({ relationship: 'parent', ...right })),
    ),
  );
  const account = { centerId: scene.world.centerId, accountId: guardianId };
  return { guardianId, client: await signedIn(scene.larkhouse, 'parent', account) };
}
