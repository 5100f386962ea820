import { afterAll, beforeAll, expect, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { makeLink } from '#server/kernel/links/links.ts';
import { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// What opens something once opens it once, however many try at the same moment.

const AT_ONCE = 50;
const PHONE = '555-010-0199';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

async function invited(email: string) {
  const child = { firstName: 'Lia', lastName: 'Silva', dateOfBirth: '2023-05-01', room: 'Toddler Room', allergies: '' };
  const { id: childId } = (await scene.director.post<{ id: number }>('/api/children', child)).body;
  const body = { childId, email, phoneNumber: PHONE };
  const { invitationCode } = (await scene.director.post<{ invitationCode: string }>('/api/parent-invitations', body))
    .body;
  return { childId, email, invitationCode };
}
const atOnce = (send: (place: number) => Promise<{ status: number }>) =>
  Promise.all(Array.from({ length: AT_ONCE }, async (_, place) => (await send(place)).status));
const register = ({ email, invitationCode }: { email: string; invitationCode: string }, firstName: string) =>
  new Client(scene.larkhouse.origin).post('/api/parent-accounts/register', {
    firstName,
    lastName: 'Silva',
    phoneNumber: PHONE,
    address: '1 Elm Street',
    emergencyContactName: 'Rui Silva',
    emergencyContactPhone: '555 0101',
    email,
    password: 'a good password',
    registrationToken: invitationCode,
  });
const guardianships = (childId: number) =>
  scene.rows<{ guardianId: number }>(
    'select guardian_id as "guardianId" from guardianship where child_id = $1',
    childId,
  );

test(`${AT_ONCE} registrations with one invitation make one account`, async () => {
  for (let round = 0; round < 5; round += 1) {
    const invitation = await invited(`ana-${round}@families.test`);
    const statuses = await atOnce((place) => register(invitation, `Ana ${place}`));
    expect(statuses.toSorted()).toEqual([201, ...Array(AT_ONCE - 1).fill(404)]);
    expect(await scene.rows('select from guardian where email_key = $1', invitation.email)).toHaveLength(1);
    expect(await guardianships(invitation.childId)).toHaveLength(1);
    const audited = await scene.rows(
      "select from audit where entity = 'guardian' and $1 = any (child_ids)",
      invitation.childId,
    );
    expect(audited).toHaveLength(1);
  }
});

test(`${AT_ONCE} acceptances of one invitation by a parent who has an account add the child once`, async () => {
  const first = await invited('rui@families.test');
  expect((await register(first, 'Rui')).status).toBe(201);
  const [{ guardianId } = { guardianId: 0 }] = await guardianships(first.childId);
  const { childId, invitationCode: code } = await invited('rui@families.test');
  const parent = await scene.parentOf({ guardianId, childId, marker: '' });
  const statuses = await atOnce(() => parent.post('/api/parent-accounts/accept-invitation', { code }));
  expect(statuses.toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(404)]);
  expect(await guardianships(childId)).toEqual([{ guardianId }]);
});

test(`${AT_ONCE} passwords set by one link set one`, async () => {
  const id = scene.world.staff.Nurse;
  const { link } = await inCenter(scene.larkhouse.server, { centerId: scene.world.centerId }, (scope) =>
    makeLink(scene.larkhouse.server, scope, 'reset', { audience: 'staff', id }),
  );
  const address = `/api/account-links/${new URL(link).searchParams.get('token')}`;
  const passwords = Array.from({ length: AT_ONCE }, (_, place) => `password of try ${place}`);
  const statuses = await atOnce((place) =>
    new Client(scene.larkhouse.origin).post(address, { password: passwords[place] }),
  );
  expect(statuses.toSorted()).toEqual([200, ...Array(AT_ONCE - 1).fill(404)]);
  const signIn = (password: string) =>
    new Client(scene.larkhouse.origin).post('/api/auth/login', { email: 'nurse@maple-house.test', password });
  expect((await signIn(passwords[statuses.indexOf(200)] ?? '')).status).toBe(200);
  expect((await signIn(passwords[(statuses.indexOf(200) + 1) % AT_ONCE] ?? '')).status).toBe(401);
});
