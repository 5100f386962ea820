import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { ROLES } from '#testing/world.ts';
import { addGuardian, addGuardianship } from './commands.ts';
import { expireInvitations } from './jobs.ts';

const INVALID = 'This registration link is either invalid, expired, or has already been used.';
const PHONE = '555-010-0199';

interface Sent {
  readonly id: number;
  readonly invitationCode: string;
  readonly invitationLink: string;
  readonly expiresAt: string;
  readonly isMailed: boolean;
}
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

let numbers = 0;
const newEmail = () => {
  numbers += 1;
  return `parent-${numbers}@families.test`;
};
async function newChild(firstName = 'Lia'): Promise<number> {
  const child = { firstName, lastName: 'Silva', dateOfBirth: '2023-05-01', room: 'Toddler Room', allergies: '' };
  return (await director.post<{ id: number }>('/api/children', child)).body.id;
}
async function invited(change: object = {}) {
  const email = newEmail();
  const childId = await newChild();
  const body = { childId, email, phoneNumber: PHONE, ...change };
  const { status, body: sent } = await director.post<Sent>('/api/parent-invitations', body);
  expect(status).toBe(201);
  return { ...sent, email: body.email, childId: body.childId };
}
const form = ({ invitationCode, email }: { invitationCode: string; email: string }, change: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Silva',
  phoneNumber: PHONE,
  address: '1 Elm Street',
  emergencyContactName: 'Rui Silva',
  emergencyContactPhone: '555 0101',
  email,
  password: 'a good password',
  confirmPassword: 'a good password',
  emailConsent: true,
  registrationToken: invitationCode,
  ...change,
});
const register = (body: object) => stranger.post<Refused>('/api/parent-accounts/register', body);
const verify = (code: string) => stranger.get<Refused>(`/api/parent-registration/verify/${code}`);
async function registered(change: object = {}) {
  const invitation = await invited(change);
  expect((await register(form(invitation))).status).toBe(201);
  const parent = new Client(scene.larkhouse.origin);
  const login = await signIn(parent, invitation.email);
  expect(login.status).toBe(200);
  return { ...invitation, parent, accountId: login.body.account.id };
}
const signIn = (client: Client, email: string) =>
  client.post<Refused & { account: { id: number } }>('/api/parent-accounts/login', {
    email,
    password: 'a good password',
  });
const accountsWith = (email: string) =>
  scene.rows('select id from guardian where email_key = $1 and password_hash is not null', email);
const stateOf = async (id: number) => {
  const { body } =
    await director.get<{ id: number; status: string; invitationCode: string | null }[]>('/api/parent-invitations');
  return body.find((row) => row.id === id);
};
async function opensNothing(invitation: { invitationCode: string; email: string }) {
  expect(await verify(invitation.invitationCode)).toMatchObject({ status: 404, body: { message: INVALID } });
  expect(await register(form(invitation))).toMatchObject({ status: 404, body: { message: INVALID } });
  expect(await accountsWith(invitation.email)).toEqual([]);
}

beforeAll(() => {
  director = scene.director;
  stranger = new Client(scene.larkhouse.origin);
});

describe('a code', () => {
  test('that was guessed opens nothing', async () => {
    const email = newEmail();
    for (const code of [randomBytes(32).toString('base64url'), 'x', '1', '%00', "' or 1=1 --"]) {
      const path = `/api/parent-registration/verify/${encodeURIComponent(code)}`;
      expect(await stranger.get(path)).toMatchObject({ status: 404, body: { message: INVALID } });
      expect(await stranger.get(`${path}/1`)).toMatchObject({ status: 404, body: { message: INVALID } });
      expect((await register(form({ invitationCode: code, email }))).status).toBe(404);
    }
    expect(await accountsWith(email)).toEqual([]);
  });

  test('is nowhere readable in the database', async () => {
    const { invitationCode } = await invited();
    const found = await scene.rows<{ text: string }>(
      "select (select json_agg(i)::text from parent_invitation i) || (select json_agg(m)::text from mail m) || (select json_agg(a)::text from audit_detail a) || coalesce((select json_agg(o)::text from outbox o), '') as text",
    );
    expect(found[0]?.text).toContain('code_sealed');
    expect(found[0]?.text).not.toContain(invitationCode);
    expect(found[0]?.text).not.toContain(Buffer.from(invitationCode).toString('hex'));
  });

  test('that was used is used up, for its own registration sent again too', async () => {
    const invitation = await registered();
    expect(await register(form(invitation))).toMatchObject({ status: 404, body: { message: INVALID } });
    expect(await verify(invitation.invitationCode)).toMatchObject({ status: 404, body: { message: INVALID } });
    expect(await register(form({ ...invitation, email: newEmail() }))).toMatchObject({ status: 404 });
    expect(await accountsWith(invitation.email)).toHaveLength(1);
    expect(await stateOf(invitation.id)).toMatchObject({ status: 'accepted', invitationCode: null });
  });

  test('makes one account of fifty registrations at the same moment', async () => {
    const invitation = await invited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(form(invitation))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 404 && body.message === INVALID)).toHaveLength(49);
    expect(await accountsWith(invitation.email)).toHaveLength(1);
    const rights = await scene.rows('select from guardianship where child_id = $1', invitation.childId);
    expect(rights).toHaveLength(1);
  }, 30_000);

  test('opens with and without the child in the link, and not with another child', async () => {
    const invitation = await invited();
    const other = await newChild('Tom');
    const bare = `/api/parent-registration/verify/${invitation.invitationCode}`;
    const told = {
      childId: invitation.childId,
      invited: null,
      child: { firstName: 'Lia', parentEmail: invitation.email },
    };
    expect(await stranger.get(bare)).toMatchObject({ status: 200, body: told });
    expect(await stranger.get(`${bare}/${invitation.childId}`)).toMatchObject({ status: 200, body: told });
    expect(await stranger.get(`${bare}/${other}`)).toMatchObject({ status: 404, body: { message: INVALID } });
    expect(await register(form(invitation, { childId: other }))).toMatchObject({ status: 404 });
    expect(await stateOf(invitation.id)).toMatchObject({ status: 'pending' });
    expect((await register(form(invitation, { childId: String(invitation.childId) }))).status).toBe(201);
  });

  test('runs out after seven days; sent again the same link opens anew', async () => {
    const invitation = await invited();
    scene.larkhouse.clock.advance({ days: 7, minutes: -1 });
    expect((await verify(invitation.invitationCode)).status).toBe(200);
    scene.larkhouse.clock.advance({ minutes: 1 });
    director = await scene.as('Director');
    await opensNothing(invitation);
    expect(await stateOf(invitation.id)).toMatchObject({ status: 'expired', invitationCode: null });

    const again = await director.post<Sent>(`/api/parent-invitations/${invitation.id}/resend`);
    expect(again).toMatchObject({
      status: 200,
      body: { invitationLink: invitation.invitationLink, invitationCode: invitation.invitationCode, isOpen: true },
    });
    expect((await register(form(invitation))).status).toBe(201);
  });

  test('that ran out is noted by the clock once, told to open screens, and pending again when sent again', async () => {
    const { centerId } = scene.world;
    const expire = () => expireInvitations({ server: scene.larkhouse.server, centerId });
    const noted = async (id: number) =>
      (await scene.rows<{ expired_at: Date | null }>('select expired_at from parent_invitation where id = $1', id))[0]
        ?.expired_at;
    const [invitation, revoked, used] = [await invited(), await invited(), await registered()];
    await director.post(`/api/parent-invitations/${revoked.id}/revoke`);
    await scene.rows('update center set invitation_days = 3 where center_id = $1', centerId);
    const shorter = await invited();
    scene.larkhouse.clock.advance({ days: 3, minutes: -1 });
    await expire();
    expect(await noted(shorter.id)).toBeNull();
    director = await scene.as('Director');
    scene.larkhouse.clock.advance({ minutes: 1 });
    expect(await effectsIn(scene, expire)).toEqual([
      `audit expire invitation: parent_invitation [${shorter.id}] of [${shorter.childId}]`,
      `tell parents of [${shorter.childId}]`,
    ]);
    expect(await effectsIn(scene, expire)).toEqual([]);
    expect(await noted(shorter.id)).toEqual(scene.larkhouse.clock.now());
    for (const { id } of [invitation, revoked, used]) expect(await noted(id)).toBeNull();
    expect(await stateOf(shorter.id)).toMatchObject({ status: 'expired', invitationCode: null });

    const again = await director.post<{ expiresAt: string }>(`/api/parent-invitations/${shorter.id}/resend`);
    expect(Date.parse(again.body.expiresAt) - scene.larkhouse.clock.now().getTime()).toBe(3 * 86_400_000);
    expect(await noted(shorter.id)).toBeNull();
    expect(await stateOf(shorter.id)).toMatchObject({ status: 'pending' });
    await scene.rows('update center set invitation_days = 7 where center_id = $1', centerId);
    expect((await register(form(shorter))).status).toBe(201);
  });

  test('says in its mail how long it really is good for', async () => {
    const mail = async () => {
      const { body } = await director.get<{ mails: { id: number }[] }>('/api/mail');
      return (await director.get<{ text: string }>(`/api/mail/${body.mails[0]?.id}`)).body.text;
    };
    await scene.rows('update center set invitation_days = 30');
    await invited();
    expect(await mail()).toContain('within 30 days');
    await scene.rows('update center set invitation_days = 1');
    await invited();
    expect(await mail()).toContain('within 1 day.');
    const loose = { email: 'loose@families.test', phoneNumber: '555 0101' };
    const untied = await director.post<{ id: number }>('/api/parent-invitations', loose);
    scene.larkhouse.clock.advance({ minutes: 18 * 60 + 30 });
    director = await scene.as('Director');
    const { childId } = await scene.newFamily();
    expect((await director.patch(`/api/parent-invitations/${untied.body.id}`, { childId })).status).toBe(200);
    expect(await mail()).toContain('within 5 hours');
    await scene.rows('update center set invitation_days = 7');
  });

  test('that was revoked opens nothing and is shown as canceled; it is not sent again', async () => {
    const invitation = await invited();
    const revoke = `/api/parent-invitations/${invitation.id}/revoke`;
    expect((await director.post(revoke)).status).toBe(200);
    expect((await director.post(revoke)).status).toBe(200);
    await opensNothing(invitation);
    expect(await stateOf(invitation.id)).toMatchObject({ status: 'canceled', invitationCode: null });
    expect((await director.post(`/api/parent-invitations/${invitation.id}/resend`)).status).toBe(409);
    const used = await registered();
    for (const verb of ['revoke', 'resend']) {
      expect((await director.post(`/api/parent-invitations/${used.id}/${verb}`)).status).toBe(409);
    }
  });

  test('of a child who was removed opens nothing', async () => {
    const invitation = await invited();
    expect((await director.delete(`/api/children/${invitation.childId}`)).status).toBe(200);
    await opensNothing(invitation);
  });
});

describe('registering', () => {
  test('is for the person who was invited: another e-mail or phone is named', async () => {
    const invitation = await invited();
    expect(await register(form(invitation, { email: newEmail(), phoneNumber: '555-999-9999' }))).toMatchObject({
      status: 422,
      body: {
        fields: {
          email: 'This must be the email the invitation was sent to',
          phoneNumber: 'This must be the phone number the invitation was sent to',
        },
      },
    });
    const phoneOnly = await register(form(invitation, { phoneNumber: '1' }));
    expect(Object.keys(phoneOnly.body.fields ?? {})).toEqual(['phoneNumber']);
    const spelled = form(invitation, { email: ` ${invitation.email.toUpperCase()}`, phoneNumber: '(555) 010 0199' });
    expect((await register(spelled)).status).toBe(201);
  });

  test.each([
    ['firstName', '', 'First name is required'],
    ['lastName', ' ', 'Last name is required'],
    ['phoneNumber', '', 'Phone number is required'],
    ['address', '', 'Address is required'],
    ['emergencyContactName', '', 'Emergency contact name is required'],
    ['emergencyContactPhone', '', 'Emergency contact phone is required'],
    ['email', 'nobody', 'Valid email is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['confirmPassword', 'another password', "Passwords don't match"],
  ])('names a bad %s', async (field, value, message) => {
    const body = form({ invitationCode: 'x', email: 'somebody@families.test' }, { [field]: value });
    expect(await register(body)).toMatchObject({ status: 422, body: { fields: { [field]: message } } });
  });

  test('tells of an account with this e-mail only whoever holds a valid code', async () => {
    const holder = await registered();
    const second = await invited({ email: holder.email });
    expect(await register(form(second))).toMatchObject({
      status: 409,
      body: { message: 'There is already an account with this email. Please sign in to add your child.' },
    });
    const invitationCode = randomBytes(32).toString('base64url');
    const known = await register(form({ invitationCode, email: holder.email }));
    const unknown = await register(form({ invitationCode, email: newEmail() }));
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(404);
    expect(await stateOf(second.id)).toMatchObject({ status: 'pending' });
  });

  test('keeps the consents with when and from where, and no password in any record', async () => {
    const { email, accountId } = await registered();
    const [row] = await scene.rows(
      'select email_consent_given, sms_consent_given, marketing_consent_given, host(consent_ip_address::inet) as address, password_hash from guardian where email_key = $1',
      email,
    );
    expect(row).toMatchObject({
      email_consent_given: true,
      sms_consent_given: false,
      marketing_consent_given: false,
      address: expect.stringMatching(/127\.0\.0\.1$/),
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const { text } = await director.get(`/api/parent-accounts/${accountId}`);
    expect(text).not.toContain('argon2');
    expect(text).not.toContain('a good password');
  });
});

describe('what a guardian registers', () => {
  const read = async (childId: number) =>
    (await director.get<Record<string, unknown>>(`/api/children/${childId}`)).body;
  const TOLD = {
    parentName: 'Ana Silva',
    parentPhone: PHONE,
    relationship: 'grandmother',
    emergencyContact: 'Rui Silva 555 0101',
    guardians: [expect.objectContaining({ name: 'Ana Silva', relationship: 'grandmother' })],
  };

  test('reaches the record of the child', async () => {
    const { childId, email } = await registered({ relationship: 'grandmother' });
    expect(await read(childId)).toMatchObject({ ...TOLD, parentEmail: email });
  });

  test('reaches that of a second child, whose invitation they accept', async () => {
    const { parent, email } = await registered();
    const second = await invited({ email, relationship: 'grandmother' });
    await parent.post('/api/parent-accounts/accept-invitation', { code: second.invitationCode });
    expect(await read(second.childId)).toMatchObject({ ...TOLD, parentEmail: email });
  });

  test('changes nothing that the center knew', async () => {
    const childId = await newChild();
    const known = { parentName: 'Rosa Silva', parentPhone: '555 0199', emergencyContact: 'Aunt Eva 555 0177' };
    await director.patch(`/api/children/${childId}`, { ...known, relationship: 'aunt' });
    await registered({ childId });
    expect(await read(childId)).toMatchObject({ ...known, relationship: 'aunt' });
  });

  test('follows when they change it, and what the center wrote stays', async () => {
    const { parent, childId } = await registered();
    const profile = { ...form({ invitationCode: '', email: '' }), firstName: 'Anna' };
    const { firstName, lastName, phoneNumber, address } = profile;
    const own = { firstName, lastName, phoneNumber, address };
    await director.patch(`/api/children/${childId}`, { parentPhone: '555 0200' });
    const edit = { ...own, emergencyContactName: 'Ivo Silva', emergencyContactPhone: '555 0303' };
    expect((await parent.put('/api/profile', edit)).status).toBe(200);
    expect(await read(childId)).toMatchObject({
      parentName: 'Anna Silva',
      parentPhone: '555 0200',
      emergencyContact: 'Ivo Silva 555 0303',
    });
  });

  test('without the right to collect they are not among those who may', async () => {
    const { childId } = await registered();
    const { guardians } = (
      await director.get<{ guardians: { guardianshipId: number }[] }>(`/api/children/${childId}/profile`)
    ).body;
    await director.patch(`/api/guardianships/${guardians[0]?.guardianshipId}`, { mayPickUp: false });
    expect((await read(childId)).guardians).toEqual([]);
  });
});

describe('a parent with an account', () => {
  test('adds a second child by an invitation to their own e-mail, once', async () => {
    const { parent, email, childId } = await registered();
    const second = await invited({ email: email.toUpperCase() });
    const accept = (client: Client) =>
      client.post('/api/parent-accounts/accept-invitation', { code: second.invitationCode });
    const nobodys = await registered();
    expect((await accept(nobodys.parent)).status).toBe(403);
    expect((await accept(stranger)).status).toBe(401);
    expect((await accept(director)).status).toBe(403);
    expect(await parent.post('/api/parent-accounts/accept-invitation', {})).toMatchObject({
      status: 422,
      body: { fields: { code: 'Code is required' } },
    });
    expect(await accept(parent)).toMatchObject({ status: 200, body: { childId: second.childId } });
    expect(await accept(parent)).toMatchObject({ status: 404, body: { message: INVALID } });
    const { body } = await parent.get<{ children: { id: number }[] }>('/api/parent/child-data');
    expect(body.children.map(({ id }) => id)).toEqual([childId, second.childId]);
  });

  test('shares a child with its other guardians; each sees their own children alone', async () => {
    const mother = await registered();
    const father = await registered({ childId: mother.childId });
    for (const { parent } of [mother, father]) {
      const { body } = await parent.get<{ children: { id: number }[] }>('/api/parent/child-data');
      expect(body.children.map(({ id }) => id)).toEqual([mother.childId]);
    }
    const { body } = await director.get<{ guardians: unknown[] }>(`/api/children/${mother.childId}/profile`);
    expect(body.guardians).toHaveLength(2);
    const other = await registered();
    expect((await mother.parent.get(`/api/parent/child-data?childId=${other.childId}`)).status).toBe(404);
    expect((await mother.parent.get(`/api/parent-accounts/${other.accountId}`)).status).toBe(404);
  });

  test("is refused another's e-mail in the address", async () => {
    const [one, two] = [await registered(), await registered()];
    const dataOf = (email: string) => one.parent.get(`/api/parent/child-data?parentEmail=${encodeURIComponent(email)}`);
    expect(await dataOf(one.email.toUpperCase())).toMatchObject({ status: 200, body: { id: one.childId } });
    expect((await dataOf(two.email)).status).toBe(403);
    expect((await dataOf('nobody@families.test')).status).toBe(403);
    expect((await stranger.get('/api/parent/child-data')).status).toBe(401);
    expect((await director.get('/api/parent/child-data')).status).toBe(403);
  });

  test('who is deactivated is out at once and back in when reactivated', async () => {
    const { parent, email, accountId } = await registered();
    const path = `/api/parent-accounts/${accountId}`;
    const nurse = await scene.as('Nurse');
    for (const client of [nurse, parent]) expect((await client.post(`${path}/deactivate`)).status).toBe(403);
    expect(await director.post(`${path}/deactivate`)).toMatchObject({ status: 200, body: { isActive: false } });
    expect((await parent.get('/api/parent/child-data')).status).toBe(401);
    const refused = await signIn(stranger, email);
    expect(refused).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    const unknown = await signIn(stranger, 'nobody@families.test');
    expect(unknown.text).toBe(refused.text);

    expect((await nurse.post(`${path}/reactivate`)).status).toBe(403);
    expect(await director.post(`${path}/reactivate`)).toMatchObject({ status: 200, body: { isActive: true } });
    expect((await parent.get('/api/parent/child-data')).status).toBe(401);
    expect((await signIn(parent, email)).status).toBe(200);
    expect((await director.post('/api/parent-accounts/999999/deactivate')).status).toBe(404);
  });
});

describe('inviting', () => {
  const invite = (body: object, client = director) => client.post<Sent & Refused>('/api/parent-invitations', body);

  test('takes the body of the wizard, of the list page and of the enrollment page', async () => {
    const wizardChild = await newChild();
    const contact = { parentName: 'Rosa Silva', parentPhone: PHONE, relationship: 'mother', childName: 'Lia Silva' };
    const wizard = { childId: wizardChild, parentEmail: newEmail(), ...contact };
    // No mail server is set: the letter is kept, and nothing says that it is on its way (guardians-18).
    const handedOn = { isMailed: false, canMail: false, isOpen: true };
    const message = 'No mail went out. Share the link yourself.';
    expect(await invite(wizard)).toMatchObject({ status: 201, body: { success: true, message, ...handedOn } });
    expect((await director.get(`/api/children/${wizardChild}`)).body).toMatchObject({
      parentName: 'Rosa Silva',
      parentPhone: PHONE,
      parentEmail: wizard.parentEmail,
      relationship: 'mother',
    });

    const list = await invite({ email: newEmail(), phoneNumber: PHONE, invitedByStaffId: 1 });
    expect(list).toMatchObject({ status: 201, body: { isMailed: false, isOpen: false } });
    expect((await verify(list.body.invitationCode)).status).toBe(404);
    // The link opens nothing yet: the answer has it as promised, the list does not (guardians-23).
    expect(list.body.invitationLink).toContain(list.body.invitationCode);
    expect(await stateOf(list.body.id)).toMatchObject({ childId: null, invitationLink: null });
    const childId = await newChild();
    const tied = await director.patch<Sent>(`/api/parent-invitations/${list.body.id}`, { childId });
    expect(tied).toMatchObject({ status: 200, body: { ...handedOn, invitationLink: list.body.invitationLink } });
    expect(await stateOf(list.body.id)).toMatchObject({ childId, invitationLink: list.body.invitationLink });
    expect((await verify(list.body.invitationCode)).status).toBe(200);
    const elsewhere = await director.patch(`/api/parent-invitations/${list.body.id}`, { childId: wizardChild });
    expect(elsewhere.status).toBe(409);

    const page = { childId: String(childId), email: newEmail(), phoneNumber: PHONE };
    expect(await invite(page)).toMatchObject({ status: 201, body: handedOn });
  });

  test('says who invited from the session, whatever the body says', async () => {
    const teacher = await scene.as('Lead Teacher');
    const body = { email: newEmail(), phoneNumber: PHONE, invitedByStaffId: scene.world.staff.Director };
    const { id } = (await invite(body, teacher)).body;
    expect(await stateOf(id)).toMatchObject({ invitedByStaffId: scene.world.staff['Lead Teacher'] });
  });

  test.each([
    [{ phoneNumber: PHONE }, { email: 'Please fill in all required fields.' }],
    [{ email: '', phoneNumber: PHONE }, { email: 'Please fill in all required fields.' }],
    [{ email: 'a@b.test', phoneNumber: ' ' }, { phoneNumber: 'Please fill in all required fields.' }],
    [{ email: 'nobody', phoneNumber: PHONE }, { email: 'Invalid email address' }],
    [
      { childId: 1, childName: 'Lia', parentEmail: '', parentName: '', parentPhone: '' },
      {
        parentEmail: 'Parent email is required',
        parentName: 'Parent name is required',
        parentPhone: 'Parent phone number is required',
      },
    ],
    [{ childName: 'Lia', parentName: 'Rosa', parentPhone: PHONE }, { parentEmail: 'Parent email is required' }],
    [
      { childId: 999_999, email: 'a@b.test', phoneNumber: PHONE },
      { childId: 'There is no enrolled child with this id' },
    ],
  ])('names what is wrong in %j', async (body, fields) => {
    expect(await invite(body)).toMatchObject({ status: 422, body: { fields } });
  });

  test('the same person for the same child again keeps the link', async () => {
    const first = await invited();
    const again = await invite({ childId: first.childId, email: first.email.toUpperCase(), phoneNumber: PHONE });
    expect(again.body).toMatchObject({ id: first.id, invitationCode: first.invitationCode });
  });

  test('is for the Director and Lead Teachers, and nobody else reads a code', async () => {
    const { id, invitationCode, childId } = await invited();
    for (const role of ROLES) {
      const client = await scene.as(role);
      const may = role === 'Director' || role === 'Lead Teacher';
      const list = await client.get('/api/parent-invitations');
      expect([role, list.status, list.text.includes(invitationCode)]).toEqual([role, may ? 200 : 403, may]);
      if (may) continue;
      expect((await invite({ childId, email: newEmail(), phoneNumber: PHONE }, client)).status).toBe(403);
      expect((await client.patch(`/api/parent-invitations/${id}`, { childId })).status).toBe(403);
      for (const verb of ['resend', 'revoke']) {
        expect((await client.post(`/api/parent-invitations/${id}/${verb}`)).status).toBe(403);
      }
    }
    const { parent } = await registered();
    expect((await parent.get('/api/parent-invitations')).status).toBe(403);
    expect((await stranger.get('/api/parent-invitations')).status).toBe(401);
    expect(await stateOf(id)).toMatchObject({ status: 'pending' });
  });

  test('who sees parents but may not invite reads the list without codes', async () => {
    const { id, invitationCode, invitationLink } = await invited();
    const { body: roles } = await director.get<{ id: number; name: string; capabilities: string[] }[]>('/api/roles');
    const role = roles.find(({ name }) => name === 'Support Staff');
    const capabilities = [...(role?.capabilities ?? []), 'parents.see'];
    expect((await director.put(`/api/roles/${role?.id}/capabilities`, { capabilities })).status).toBe(200);
    const support = await scene.as('Support Staff');
    const list = await support.get<{ id: number }[]>('/api/parent-invitations');
    expect(list.body.find((row) => row.id === id)).toMatchObject({ invitationCode: null, invitationLink: null });
    expect(list.text).not.toContain(invitationCode);
    expect(list.text).not.toContain(invitationLink);
    await director.put(`/api/roles/${role?.id}/capabilities`, { capabilities: role?.capabilities });
  });
});

test('one of the most used passwords is refused where the center refuses it to parents too, and the invitation stays good', async () => {
  director = await scene.as('Director');
  stranger = new Client(scene.larkhouse.origin);
  const invitation = await invited();
  const common = { password: 'password123', confirmPassword: 'password123' };
  await director.put('/api/center/passwords', { refusedFor: 'everybody' });
  expect(await register(form(invitation, common))).toMatchObject({
    status: 422,
    body: { fields: { password: expect.stringContaining('one of the most common passwords') } },
  });
  expect(await accountsWith(invitation.email)).toEqual([]);
  await director.put('/api/center/passwords', { refusedFor: 'staff' });
  expect((await register(form(invitation, common))).status).toBe(201);
});

test('whoever becomes a guardian, by an import too, makes screens look at the child again', async () => {
  const [one, other] = [await scene.newFamily(), await scene.newFamily()];
  const person = { firstName: 'Ned', lastName: 'Newman', email: null, phoneNumber: null, address: null };
  const right = { childId: one.childId, relationship: 'uncle' };
  const add = () => scene.inCenter((scope) => addGuardian(scope, { ...person, passwordHash: null }, [right]));
  expect((await effectsIn(scene, add)).at(-1)).toBe(`tell children of [${one.childId}]`);
  const share = () => scene.inCenter((scope) => addGuardianship(scope, other.guardianId, right));
  expect((await effectsIn(scene, share)).at(-1)).toBe(
    `tell children, parents of [${one.childId}] guardians [${other.guardianId}]`,
  );
  expect(await effectsIn(scene, share)).toEqual([]);
});
