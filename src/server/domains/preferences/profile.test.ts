import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';

interface Refused {
  readonly fields?: Readonly<Record<string, string>>;
}
type Body = Record<string, unknown>;
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const NURSE = { firstName: 'Nora', lastName: 'North', phone: '(555) 010-2030' };
const PARENT = {
  firstName: 'Petra',
  lastName: 'Park',
  phoneNumber: '555 010 4050',
  address: '4 Elm Street',
  emergencyContactName: 'Paul Park',
  emergencyContactPhone: '555 010 6070',
};

describe('staff', () => {
  test('read and change their own profile without any right over staff', async () => {
    const nurse = await scene.as('Nurse');
    const { body: before } = await nurse.get<Body>('/api/profile');
    expect(before).toMatchObject({ role: 'Nurse', email: 'nurse@maple-house.test', address: null, bio: null });
    const edit = { ...NURSE, bio: 'Here since the beginning', email: before.email, version: before.version };
    const { status, body } = await nurse.put<Body>('/api/profile', edit);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...NURSE, bio: 'Here since the beginning', address: null, role: 'Nurse' });
    expect((await nurse.get<Body>('/api/profile')).body).toEqual(body);
    const [change] = await scene.rows<{ actor_id: number; before: Body }>(
      `select actor_id, before from audit join audit_detail on audit_id = id where action = 'edit profile'`,
    );
    expect(JSON.stringify(change)).toContain(String(before.firstName));
  });

  test('change nobody’s but their own', async () => {
    const lead = await scene.as('Lead Teacher');
    const others = async () => (await scene.director.get<Body>('/api/profile')).body;
    const before = await others();
    await lead.put('/api/profile', { ...NURSE, firstName: 'Lea' });
    expect(await others()).toEqual(before);
    const id = scene.world.staff.Director;
    expect((await lead.put<Refused>('/api/profile', { ...NURSE, id })).body.fields).toEqual({ id: 'Unknown field' });
  });

  test('save over nothing they have not seen', async () => {
    const support = await scene.as('Support Staff');
    const { body } = await support.get<Body>('/api/profile');
    await support.put('/api/profile', { ...NURSE, version: body.version });
    expect((await support.put('/api/profile', { ...NURSE, version: body.version })).status).toBe(412);
  });

  test.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ phone: '555 0101' }, 'phone', 'Phone number must be at least 10 digits'],
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [
      { email: 'other@maple-house.test' },
      'email',
      'Your email is changed under Security, with a link to the new address',
    ],
    [{ bio: 'x'.repeat(2001) }, 'bio', 'Must be at most 2000 characters'],
  ])('%o is refused by its field', async (edit, field, text) => {
    const { status, body } = await scene.director.put<Refused>('/api/profile', { ...NURSE, ...edit });
    expect([status, body.fields]).toEqual([422, { [field]: text }]);
  });
});

describe('parents', () => {
  test('read and change their own profile', async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    const { body: before } = await parent.get<Body>('/api/profile');
    const { status, body } = await parent.put<Body>('/api/profile', { ...PARENT, version: before.version });
    expect([status, body]).toEqual([200, { ...before, ...PARENT, version: Number(before.version) + 1 }]);
    expect((await parent.get<Body>('/api/profile')).body).toEqual(body);
  });

  test('change nothing of another family', async () => {
    const [one, other] = [await scene.parentOf(await scene.newFamily()), await scene.parentOf(await scene.newFamily())];
    const before = (await other.get<Body>('/api/profile')).body;
    await one.put('/api/profile', PARENT);
    expect((await other.get<Body>('/api/profile')).body).toEqual(before);
  });

  test.each([
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Phone number is required'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ emergencyContactName: '' }, 'emergencyContactName', 'Emergency contact name is required'],
    [{ emergencyContactPhone: '' }, 'emergencyContactPhone', 'Emergency contact phone is required'],
  ])('%o is refused by its field', async (edit, field, text) => {
    const parent = await scene.parentOf(firstOf(scene.world.families));
    const { status, body } = await parent.put<Refused>('/api/profile', { ...PARENT, ...edit });
    expect([status, body.fields]).toEqual([422, { [field]: text }]);
  });
});

test('each text is kept to the letter, or refused by its field', async () => {
  const nurse = await scene.as('Assistant Teacher');
  for (const text of HOSTILE_TEXTS) {
    const { status, body } = await nurse.put<Body & Refused>('/api/profile', { ...NURSE, bio: text });
    if (status === 200) expect(body.bio).toBe(text.trim() || null);
    else expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['bio']]);
  }
});
