import { addGuardian } from '#server/domains/guardians/commands.ts';
import type { Client } from './client.ts';
import type { Scene } from './scene.ts';
import type { Family } from './world.ts';

/** A form that says this, published; its id. */
export async function publishedForm({ director }: Pick<Scene, 'director'>, body: object): Promise<number> {
  const { id } = (await director.post<{ id: number }>('/api/forms', { larkhouseForm: 1, body })).body;
  await director.post(`/api/forms/${id}/versions`, {});
  return id;
}

interface FamilyOfTwo {
  readonly family: Family;
  readonly mother: Client;
  /** The other guardian of the family's child. */
  readonly otherId: number;
  readonly father: Client;
}

/** A family whose child has two guardians, both signed in; the other one is called Otto. */
export async function familyOfTwo(scene: Scene, lastName = 'Other'): Promise<FamilyOfTwo> {
  const family = await scene.newFamily();
  const person = { firstName: 'Otto', lastName, email: null, phoneNumber: null, address: null, passwordHash: 'none' };
  const otherId = await scene.inCenter((scope) =>
    addGuardian(scope, person, [{ childId: family.childId, relationship: 'parent' }]),
  );
  const [mother, father] = [await scene.parentOf(family), await scene.parentOf({ ...family, guardianId: otherId })];
  return { family, otherId, mother, father };
}

/** Sends the form to the child's guardians; the request's id. */
export async function sentForm(
  { director }: Scene,
  { formId, childId, mustSign }: { formId: number; childId: number; mustSign: 'one' | 'all' },
): Promise<number> {
  const body = { formId, childIds: [childId], dueOn: '2026-03-20', mustSign };
  return (await director.post<{ id: number }[]>('/api/form-requests', body)).body[0]?.id ?? 0;
}
