import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { Client } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Uninvited {
  readonly id: number;
  readonly firstName: string;
  readonly email: string | null;
  readonly children: readonly { id: number; firstName: string; room: string }[];
  readonly wasInvited: boolean;
}
interface Sent {
  readonly id: number;
  readonly invitationCode: string;
  readonly message: string;
}
interface Profile {
  readonly child: { enrollmentStep: string | null };
  readonly guardians: readonly { guardianId: number; hasAccount: boolean; isInvited: boolean }[];
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

async function newChild(firstName = 'Lia', dateOfBirth = '2023-05-01'): Promise<number> {
  const child = { firstName, lastName: 'Silva', dateOfBirth, room: 'Toddler Room', allergies: '' };
  return (await director.post<{ id: number }>('/api/children', child)).body.id;
}
const entered = (
  of: readonly number[],
  person: { firstName?: string; email?: string | null; passwordHash?: string | null } = {},
) =>
  scene.inCenter((scope) =>
    addGuardian(
      scope,
      {
        firstName: 'Ana',
        lastName: 'Silva',
        email: null,
        phoneNumber: '555 0101',
        address: null,
        passwordHash: null,
        ...person,
      },
      of.map((childId) => ({ childId, relationship: 'mother' })),
    ),
  );
const listed = async (client = director) => (await client.get<Uninvited[]>('/api/uninvited-guardians')).body;
const ids = async () => (await listed()).map(({ id }) => id);
const invite = (body: object, client = director) =>
  client.post<Sent & { fields?: Record<string, string> }>('/api/parent-invitations', body);
const profileOf = async (childId: number) => (await director.get<Profile>(`/api/children/${childId}/profile`)).body;
const CONSENTS = [
  'enrollmentForm',
  'medicalForm',
  'emergencyContact',
  'photoRelease',
  'pickupAuthorization',
  'communicationConsent',
];

describe('guardians who are not invited', () => {
  test('stand in the list once with all their children, eldest first, until they are invited', async () => {
    const [younger, elder] = [await newChild('Ben', '2024-02-02'), await newChild('Ada', '2022-02-02')];
    const id = await entered([younger, elder]);
    const row = (await listed()).find((guardian) => guardian.id === id);
    expect(row).toMatchObject({ firstName: 'Ana', email: null, relationship: 'mother', wasInvited: false });
    expect(row?.children.map(({ firstName, room }) => [firstName, room])).toEqual([
      ['Ada', 'Toddler Room'],
      ['Ben', 'Toddler Room'],
    ]);
    const sent = await invite({ guardianId: id, email: 'ana-list@families.test' });
    expect(sent.status).toBe(201);
    expect(await ids()).not.toContain(id);
  });

  test('are not those with an account, of a removed child, without rights, or of another center', async () => {
    const [here, left] = [await newChild(), await newChild()];
    const withAccount = await entered([here], { email: 'has-account@families.test', passwordHash: 'none' });
    const ofLeft = await entered([left]);
    const withoutRights = await entered([]);
    expect(await ids()).toContain(ofLeft);
    await director.delete(`/api/children/${left}`);
    const found = await ids();
    for (const id of [withAccount, ofLeft, withoutRights]) expect(found).not.toContain(id);
  });

  test('count as invited by an invitation to their e-mail, too, and come back when it runs out', async () => {
    const childId = await newChild();
    const id = await entered([childId], { email: 'By.Mail@families.test' });
    await invite({ childId, email: 'by.mail@families.test', phoneNumber: '555' });
    expect(await ids()).not.toContain(id);
    scene.larkhouse.clock.advance({ days: 7 });
    director = await scene.as('Director');
    expect((await listed()).find((guardian) => guardian.id === id)).toMatchObject({ wasInvited: true });
  });

  test('are seen by whoever may see or invite parents, and by nobody else', async () => {
    expect((await (await scene.as('Lead Teacher')).get('/api/uninvited-guardians')).status).toBe(200);
    for (const role of ['Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await (await scene.as(role)).get('/api/uninvited-guardians')).status).toBe(403);
    }
  });
});

describe('inviting somebody who is on record', () => {
  test('asks neither for an address nor a phone number, and says no mail is on its way', async () => {
    const childId = await newChild();
    const id = await entered([childId]);
    const sent = await invite({ guardianId: id });
    expect(sent).toMatchObject({ status: 201, body: { isMailed: false, isOpen: true } });
    const { body } =
      await director.get<{ id: number; email: string | null; parentName: string }[]>('/api/parent-invitations');
    expect(body.find((row) => row.id === sent.body.id)).toMatchObject({
      email: null,
      phoneNumber: '555 0101',
      parentName: 'Ana Silva',
      childId,
      guardianId: id,
      delivery: 'none',
    });
    // Their own name stands there when they register.
    const link = `/api/parent-registration/verify/${sent.body.invitationCode}`;
    expect(await new Client(scene.larkhouse.origin).get(link)).toMatchObject({
      status: 200,
      body: { invited: { firstName: 'Ana', lastName: 'Silva' } },
    });
  });

  test('twice keeps one invitation; to another address the first one ends', async () => {
    const id = await entered([await newChild()]);
    const first = await invite({ guardianId: id, email: 'typo@families.test' });
    const again = await invite({ guardianId: id, email: 'Typo@families.test' });
    expect(again.body.id).toBe(first.body.id);
    const right = await invite({ guardianId: id, email: 'right@families.test' });
    expect(right.body.id).not.toBe(first.body.id);
    const { body } =
      await director.get<{ id: number; status: string; guardianId: number | null }[]>('/api/parent-invitations');
    expect(body.filter((row) => row.guardianId === id).map(({ status }) => status)).toEqual(['pending', 'canceled']);
  });

  test('by their e-mail for another child is an invitation of its own', async () => {
    const [own, other] = [await newChild(), await newChild('Max')];
    const id = await entered([own], { email: 'two-children@families.test' });
    const first = await invite({ guardianId: id, email: 'two-children@families.test' });
    const second = await invite({ childId: other, email: 'two-children@families.test', phoneNumber: '555 0101' });
    expect(second.body.id).not.toBe(first.body.id);
    const { body } = await director.get<{ id: number; childId: number; status: string }[]>('/api/parent-invitations');
    const open = body.filter((row) => [first.body.id, second.body.id].includes(row.id));
    expect(open.map(({ childId, status }) => [childId, status])).toEqual([
      [other, 'pending'],
      [own, 'pending'],
    ]);
  });

  test('of two at once makes one invitation', async () => {
    const id = await entered([await newChild()]);
    const sent = await Promise.all([invite({ guardianId: id }), invite({ guardianId: id })]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await scene.rows('select id from parent_invitation where guardian_id = $1', id);
    expect(rows).toHaveLength(1);
  });

  test('is refused for an account, a stranger, another family’s child and another center', async () => {
    const [own, other] = [await newChild(), await newChild()];
    const registered = await entered([own], { email: 'registered@families.test', passwordHash: 'none' });
    expect(await invite({ guardianId: registered })).toMatchObject({
      status: 409,
      body: { message: 'Ana Silva has an account already' },
    });
    const id = await entered([own]);
    const nobody = { status: 422, body: { fields: { guardianId: expect.any(String) } } };
    expect(await invite({ guardianId: id, childId: other })).toMatchObject(nobody);
    expect(await invite({ guardianId: 999_999 })).toMatchObject(nobody);
    expect(await invite({ guardianId: await entered([]) })).toMatchObject(nobody);
    expect(await invite({ guardianId: id, language: 'xx' })).toMatchObject({
      status: 422,
      body: { fields: { language: expect.any(String) } },
    });
    expect((await invite({ guardianId: id }, await scene.as('Nurse'))).status).toBe(403);
  });

  test('is what the child’s profile says, and what the enrollment waits for', async () => {
    const [childId, sibling] = [await newChild('Ada', '2022-02-02'), await newChild('Ben', '2024-02-02')];
    for (const id of [childId, sibling]) {
      expect((await director.post(`/api/children/${id}/consents`, { forms: CONSENTS })).status).toBe(201);
    }
    const guardianId = await entered([childId, sibling]);
    const step = async (id: number) => (await profileOf(id)).child.enrollmentStep;
    // A mere guardian is neither invited nor registered (children/queries.ts).
    expect([await step(childId), await step(sibling)]).toEqual(['invitation', 'invitation']);
    expect((await profileOf(childId)).guardians).toMatchObject([{ guardianId, hasAccount: false, isInvited: false }]);
    await invite({ guardianId });
    expect([await step(childId), await step(sibling)]).toEqual([null, null]);
    expect((await profileOf(sibling)).guardians).toMatchObject([{ guardianId, hasAccount: false, isInvited: true }]);
  });
});
