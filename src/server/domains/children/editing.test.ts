import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { ROLES } from '#testing/world.ts';

interface Profile {
  readonly child: {
    readonly id: number;
    readonly version: number;
    readonly allergies: string;
    readonly enrollmentStep: string | null;
  };
  readonly guardians: {
    readonly guardianshipId: number;
    readonly custodyNote: string | null;
    readonly mayPickUp: boolean;
    readonly version: number;
  }[];
  readonly consents: { readonly form: string; readonly revokedAt: string | null }[];
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

const profileOf = async (childId: number, client = director) =>
  (await client.get<Profile>(`/api/children/${childId}/profile`)).body;
const mayEnroll = (role: string) => role === 'Director' || role === 'Lead Teacher';

describe('editing a child', () => {
  test('changes what is sent and nothing else; a stale version is refused', async () => {
    const { childId, marker } = await scene.newFamily();
    const { version } = (await profileOf(childId)).child;
    const edited = await director.patch(`/api/children/${childId}`, { room: 'Preschool Room', version });
    expect(edited).toMatchObject({
      status: 200,
      body: { room: 'Preschool Room', allergies: `Allergy ${marker}`, parentName: `Parent ${marker}` },
    });
    expect((await director.patch(`/api/children/${childId}`, { allergies: 'Nuts', version })).status).toBe(412);
    expect((await profileOf(childId)).child.allergies).toBe(`Allergy ${marker}`);
    expect((await director.patch(`/api/children/${childId}`, { allergies: 'Nuts' })).status).toBe(200);
    expect((await profileOf(childId)).child.allergies).toBe('Nuts');
  });

  test.each([
    [{ firstName: '' }, 'firstName'],
    [{ dateOfBirth: '2030-01-01' }, 'dateOfBirth'],
    [{ room: 'Moon Room' }, 'room'],
    [{ room: 'Playground' }, 'room'],
  ])('names what is wrong in %j', async (body, field) => {
    const { childId } = firstOf(scene.world.families);
    expect(await director.patch(`/api/children/${childId}`, body)).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  test('is for those who enroll, and of a child who is there', async () => {
    const { childId } = firstOf(scene.world.families);
    for (const role of ROLES) {
      const { status } = await (await scene.as(role)).patch(`/api/children/${childId}`, { emergencyContact: role });
      expect([role, status]).toEqual([role, mayEnroll(role) ? 200 : 403]);
    }
    const parent = await scene.parentOf(firstOf(scene.world.families));
    expect((await parent.patch(`/api/children/${childId}`, { allergies: '' })).status).toBe(403);
    expect((await director.patch('/api/children/999999', { allergies: '' })).status).toBe(404);
  });
});

describe('a guardian', () => {
  test('is edited with a version, and ended: they see nothing of the child from then on', async () => {
    const family = await scene.newFamily();
    const { guardianshipId: id, version } = firstOf((await profileOf(family.childId)).guardians);
    const path = `/api/guardianships/${id}`;
    expect(await director.patch(path, { mayPickUp: false, version })).toMatchObject({
      status: 200,
      body: { mayPickUp: false, relationship: 'parent', custodyNote: `Custody ${family.marker}` },
    });
    expect((await director.patch(path, { mayPickUp: true, version })).status).toBe(412);
    expect((await director.patch(path, { relationship: '' })).status).toBe(422);
    const [nurse, parent] = [await scene.as('Nurse'), await scene.parentOf(family)];
    for (const client of [nurse, parent]) {
      expect((await client.patch(path, { mayPickUp: true })).status).toBe(403);
      expect((await client.delete(path)).status).toBe(403);
    }
    expect((await parent.get('/api/parent/child-data')).body).toMatchObject({ id: family.childId });
    expect((await director.delete(path)).status).toBe(200);
    expect((await parent.get('/api/parent/child-data')).body).toBeNull();
    expect((await profileOf(family.childId)).guardians).toEqual([]);
    expect((await director.patch(path, { mayPickUp: true })).status).toBe(404);
    expect((await director.delete(path)).status).toBe(404);
  });
});

test('the profile shows each role no more than it may see', async () => {
  const { childId, marker } = await scene.newFamily();
  for (const role of ROLES) {
    const { text } = await (await scene.as(role)).get(`/api/children/${childId}/profile`);
    expect([role, text.includes(`Custody ${marker}`)]).toEqual([role, mayEnroll(role)]);
  }
  const parent = await scene.parentOf(firstOf(scene.world.families));
  expect((await parent.get(`/api/children/${childId}/profile`)).status).toBe(403);
  expect((await director.get('/api/children/999999/profile')).status).toBe(404);
});

describe('what is still to be done of an enrollment', () => {
  const enroll = async () => {
    const lia = { firstName: 'Lia', lastName: 'Silva', dateOfBirth: '2023-05-01', room: 'Toddler Room', allergies: '' };
    return (await director.post<Profile['child']>('/api/children', lia)).body;
  };
  const stepOf = async (id: number) => {
    const { child } = await profileOf(id);
    const listed = (await director.get<Profile['child'][]>('/api/children')).body.find((one) => one.id === id);
    expect(listed?.enrollmentStep).toBe(child.enrollmentStep);
    return child.enrollmentStep;
  };
  const confirm = (id: number, ...forms: string[]) => director.post(`/api/children/${id}/consents`, { forms });
  const DIALOG = ['medicalForm', 'photoRelease', 'fieldTrip', 'emergencyContact', 'communicationConsent'];

  test('are the consents, then the invitation, then nothing; without a valid invitation it is to be sent again', async () => {
    const { id, enrollmentStep } = await enroll();
    expect(enrollmentStep).toBe('consents');
    expect(await stepOf(id)).toBe('consents');
    await confirm(id, ...DIALOG.slice(1));
    expect(await stepOf(id)).toBe('consents');
    await confirm(id, ...DIALOG);
    expect(await stepOf(id)).toBe('invitation');
    const invitation = { childId: id, email: 'a@families.test', phoneNumber: '555' };
    const sent = await director.post<{ id: number }>('/api/parent-invitations', invitation);
    expect(await stepOf(id)).toBeNull();
    await director.post(`/api/parent-invitations/${sent.body.id}/revoke`);
    expect(await stepOf(id)).toBe('invitation');
  });

  test('is complete with the forms of either way, and a guardian in place of an invitation', async () => {
    const { childId } = await scene.newFamily();
    await confirm(childId, 'enrollmentForm', 'medicalForm', 'emergencyContact', 'pickupAuthorization');
    expect(await stepOf(childId)).toBe('consents');
    await confirm(childId, 'communicationConsent');
    expect(await stepOf(childId)).toBeNull();
  });

  test('a family may refuse the photo release, and take back any consent, and stays enrolled', async () => {
    const { childId } = await scene.newFamily();
    await confirm(childId, ...DIALOG.filter((form) => form !== 'photoRelease'));
    expect(await stepOf(childId)).toBeNull();
    await confirm(childId, 'photoRelease');
    const revoke = `/api/children/${childId}/consents/photoRelease/revoke`;
    expect((await (await scene.as('Nurse')).post(revoke)).status).toBe(403);
    expect((await director.post(revoke)).status).toBe(200);
    expect((await director.post(revoke)).status).toBe(200);
    await director.post(`/api/children/${childId}/consents/fieldTrip/revoke`);
    const { consents } = await profileOf(childId);
    const takenBack = consents.filter(({ revokedAt }) => revokedAt !== null).map(({ form }) => form);
    expect(takenBack.toSorted()).toEqual(['fieldTrip', 'photoRelease']);
    expect(await stepOf(childId)).toBeNull();
    expect((await director.post(`/api/children/${childId}/consents/tattoo/revoke`)).status).toBe(422);
  });
});
