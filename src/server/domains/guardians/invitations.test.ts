import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Client, signedIn } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { makeCenter, type World } from '#testing/world.ts';

let larkhouse: TestLarkhouse;
let world: World;
let director: Client;

beforeAll(async () => {
  larkhouse = await startLarkhouse({ database: inject('database'), template: inject('template') });
  world = await makeCenter(larkhouse);
  director = await signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId: world.staff.Director });
});
afterAll(() => larkhouse.stop());

interface Sent {
  success: boolean;
  invitationCode: string;
  invitationLink: string;
}
const person = {
  firstName: 'Ana',
  lastName: 'Silva',
  phoneNumber: '(555) 010-0199',
  address: '1 Elm Street',
  emergencyContactName: 'Rui Silva',
  emergencyContactPhone: '555 0101',
  email: 'ana@families.test',
  password: 'a good password',
  confirmPassword: 'a good password',
  emailConsent: true,
};

test('from the invitation to the first login', async () => {
  const child = await director.post<{ id: number }>('/api/children', {
    firstName: 'Lia',
    lastName: 'Silva',
    dateOfBirth: '2023-05-01',
    room: 'Toddler Room',
    allergies: '',
  });
  const childId = child.body.id;
  const invited = await director.post<Sent>('/api/parent-invitations', {
    childId,
    email: person.email,
    phoneNumber: '555-010-0199',
  });
  expect(invited).toMatchObject({ status: 201, body: { success: true, isMailed: false, isOpen: true } });
  const code = invited.body.invitationCode;
  const stranger = new Client(larkhouse.origin);
  expect(await stranger.get(`/api/parent-registration/verify/${code}`)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await stranger.get(`/api/parent-registration/verify/${code}/${childId}`)).toMatchObject({
    status: 200,
    body: { child: { firstName: 'Lia', parentEmail: person.email } },
  });
  const registration = { ...person, phoneNumber: '5550100199', registrationToken: code, childId };
  const attempts = await Promise.all(
    Array.from({ length: 10 }, () => stranger.post('/api/parent-accounts/register', registration)),
  );
  expect(attempts.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 404)]);

  const login = await stranger.post('/api/parent-accounts/login', { email: person.email, password: person.password });
  expect(login).toMatchObject({
    status: 200,
    body: { account: { firstName: 'Ana' }, childData: { firstName: 'Lia' } },
  });
  expect(await stranger.get('/api/parent/child-data')).toMatchObject({
    status: 200,
    body: { firstName: 'Lia', room: 'Toddler Room' },
  });
  expect(await director.get('/api/parent-accounts')).toMatchObject({ status: 200 });
  expect(await director.get('/api/parent-invitations')).toMatchObject({
    body: [{ status: 'accepted', invitationCode: null }],
  });
});
