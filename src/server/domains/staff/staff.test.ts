import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { StaffMember } from '#contract/staff.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter } from '#testing/world.ts';

type Member = z.output<typeof StaffMember>;
interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
});
afterAll(() => scene.stop());

let people = 0;
/** What the staff form sends (staff-1). */
const member = (change: object = {}) => {
  people += 1;
  const email = `person-${people}@maple.test`;
  return {
    firstName: 'Lena',
    lastName: 'Ruiz',
    role: 'Lead Teacher',
    room: 'Toddler Room',
    phone: '555 0101',
    email,
    ...change,
  };
};
const add = (change?: object, client = director) => client.post<Member & Refused>('/api/staff', member(change));
const added = async (change?: object) => (await add(change)).body.id;
const everybody = async (client = director) => (await client.get<Member[]>('/api/staff')).body;
const find = async (id: number) => (await everybody()).find((row) => row.id === id);
const duty = (id: number, isOnDuty: unknown, client = director) =>
  client.put<Member & Refused>(`/api/staff/${id}`, { isOnDuty });
/** Somebody new who can sign in. */
async function newcomer(role: string) {
  const id = await added({ role });
  await scene.rows(`update staff set password_hash = 'x' where id = $1`, id);
  const client = await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: id });
  return { id, client };
}

describe('adding', () => {
  test('takes what the form sends and answers the member, off duty, without secrets', async () => {
    const sent = member();
    const { status, body } = await director.post<Member>('/api/staff', sent);
    expect(status).toBe(201);
    expect(body).toEqual({ ...sent, id: body.id, isOnDuty: false, accountStatus: 'invited', version: 1 });
    expect(await find(body.id)).toEqual(body);
  });

  test.each([null, '', undefined])('no room (%j) is none', async (room) => {
    const { status, body } = await add({ room });
    expect([status, body.room]).toEqual([201, null]);
  });

  test.each([
    ['Infants', 'Infant Room'],
    ['Playground', 'Playground'],
    ['Main Office', 'Main Office'],
    ['toddler room', 'Toddler Room'],
  ])('the room %s is %s', async (room, known) => {
    expect((await add({ room })).body.room).toBe(known);
  });

  test.each(['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Director', 'Support Staff'])(
    'the role %s',
    async (role) => {
      const { body } = await add({ role });
      expect(body.role).toBe(role);
      await director.delete(`/api/staff/${body.id}`);
    },
  );

  test.each([
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['role', '', 'Role is required'],
    ['role', 'Owner', 'There is no role with this name'],
    ['phone', '', 'Phone is required'],
    ['email', 'lena', 'Invalid email address'],
    ['email', undefined, 'Invalid email address'],
    ['room', 'Dungeon', 'There is no room with this name'],
    ['isOnDuty', true, 'Unknown field'],
    ['passwordHash', 'x', 'Unknown field'],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await add({ [field]: value });
    expect([status, body.message, body.fields]).toEqual([422, text, { [field]: text }]);
  });

  test('refuses an email that somebody has, in whatever case, until they are gone', async () => {
    const id = await added({ email: 'Same@Maple.test' });
    const twice = await add({ email: ' same@maple.TEST ' });
    expect([twice.status, twice.body.fields]).toEqual([
      422,
      { email: 'A staff member with this email already exists' },
    ]);
    await director.delete(`/api/staff/${id}`);
    expect((await add({ email: 'same@maple.test' })).status).toBe(201);
  });

  test('of two with one email at the same moment one is told', async () => {
    const first = await scene.openTransaction();
    await first.query(
      `insert into staff (center_id, first_name, last_name, role_id, phone, email, email_key, created_at)
       select $1, 'First', 'Comer', id, '', 'Race@maple.test', 'race@maple.test', now() from role where center_id = $1 limit 1`,
      [scene.world.centerId],
    );
    const second = add({ email: 'RACE@maple.test' });
    await first.untilAwaited();
    await first.query('commit');
    const { status, body } = await second;
    expect([status, body.fields]).toEqual([422, { email: 'A staff member with this email already exists' }]);
  });

  test('takes the email of another center', async () => {
    const other = await makeCenter(scene.larkhouse, { name: 'Oak House' });
    const theirs = await signedIn(scene.larkhouse, 'staff', {
      centerId: other.centerId,
      accountId: other.staff.Director,
    });
    await add({ email: 'both@maple.test' });
    expect((await add({ email: 'both@maple.test' }, theirs)).status).toBe(201);
  });

  test('is for the Director', async () => {
    for (const role of ['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await add({}, await scene.as(role))).status).toBe(403);
    }
  });
});

test('a phone that was never given may stay empty in an edit; one that was given may not be taken away', async () => {
  const id = await added();
  const edit = (body: object) => director.patch<Member & Refused>(`/api/staff/${id}`, body);
  expect(await edit({ phone: ' ' })).toMatchObject({ status: 422, body: { fields: { phone: 'Phone is required' } } });
  await scene.rows("update staff set phone = '' where id = $1", id);
  const whole = member({ lastName: 'Rivera', phone: '' });
  expect(await edit(whole)).toMatchObject({ status: 200, body: { lastName: 'Rivera', phone: '' } });
  expect(await edit({ phone: 'x'.repeat(41) })).toMatchObject({
    status: 422,
    body: { fields: { phone: expect.any(String) } },
  });
  expect(await edit({ phone: 7 })).toMatchObject({ status: 422, body: { fields: { phone: 'Phone is required' } } });
  expect(await edit({ phone: '555 0102' })).toMatchObject({ status: 200, body: { phone: '555 0102' } });
  expect((await edit({ phone: '' })).status).toBe(422);
});

test('the list goes by last and first name', async () => {
  for (const [firstName, lastName] of [
    ['Zed', 'Abel'],
    ['amy', 'abel'],
    ['Kim', 'Äbner'],
  ]) {
    await add({ firstName, lastName });
  }
  const names = (await everybody()).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(names.filter((name) => /bel|bner/.test(name))).toEqual(['amy abel', 'Zed Abel', 'Kim Äbner']);
});

describe('duty', () => {
  test('is switched on and off, told in the list and counted', async () => {
    const id = await added();
    const count = async () => (await director.get<{ staffOnDuty: number }>('/api/dashboard/stats')).body.staffOnDuty;
    const before = await count();
    expect((await duty(id, true)).body).toMatchObject({ id, isOnDuty: true });
    expect([(await find(id))?.isOnDuty, (await count()) - before]).toEqual([true, 1]);
    expect((await duty(id, false)).body.isOnDuty).toBe(false);
    expect([(await find(id))?.isOnDuty, (await count()) - before]).toEqual([false, 0]);
  });

  test('twice is no change: one row with who and when, one line in the log', async () => {
    const id = await added();
    const again = await Promise.all([duty(id, true), duty(id, true)]);
    expect([...again.map(({ status }) => status), (await duty(id, true)).status]).toEqual([200, 200, 200]);
    const rows = await scene.rows('select started_by as by, ended_at as ended from staff_duty where staff_id = $1', id);
    expect(rows).toEqual([{ by: scene.world.staff.Director, ended: null }]);
    await duty(id, false);
    await duty(id, false);
    const logged = await scene.rows<{ action: string }>(
      `select action from audit where entity = 'staff' and entity_ids = $1 and action like '% duty' order by id`,
      [id],
    );
    expect(logged.map(({ action }) => action)).toEqual(['start duty', 'end duty']);
  });

  test("one's own is everybody's to switch, others' only the Director's and Lead Teachers'", async () => {
    const other = await added();
    for (const role of ['Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      const client = await scene.as(role);
      const own = scene.world.staff[role];
      expect((await duty(own, true, client)).body.isOnDuty).toBe(true);
      expect((await duty(own, false, client)).status).toBe(200);
      expect((await duty(other, true, client)).status).toBe(403);
    }
    expect((await duty(other, true, await scene.as('Lead Teacher'))).status).toBe(200);
  });

  test('of nobody, of the removed, and of no boolean', async () => {
    expect((await duty(999_999, true)).status).toBe(404);
    const id = await added();
    await director.delete(`/api/staff/${id}`);
    expect((await duty(id, true)).status).toBe(404);
    expect((await duty(await added(), 'yes')).status).toBe(422);
  });
});

describe('removing', () => {
  test('ends sessions and duty at once and takes the member out of the list', async () => {
    const { id, client } = await newcomer('Nurse');
    await duty(id, true, client);
    expect((await client.get('/api/children')).status).toBe(200);
    const { status, body } = await director.delete(`/api/staff/${id}`);
    expect([status, body]).toEqual([200, {}]);
    expect((await client.get('/api/children')).status).toBe(401);
    expect(await find(id)).toBeUndefined();
    const open = await scene.rows(
      `select from staff_duty where staff_id = $1 and ended_at is null
       union all select from session where staff_id = $1 and revoked_at is null`,
      id,
    );
    expect(open).toEqual([]);
    expect((await director.delete(`/api/staff/${id}`)).status).toBe(404);
  });

  test('keeps the name on what they recorded', async () => {
    const { id, client } = await newcomer('Lead Teacher');
    const { childId } = await scene.newFamily();
    await client.post(`/api/children/${childId}/consents`, { forms: ['photoRelease'] });
    await client.post('/api/daily-reports', { childId, date: '2026-03-02', staffId: id, meals: 'All' });
    await director.delete(`/api/staff/${id}`);
    const consents = await director.get<{ confirmedBy: string }[]>(`/api/children/${childId}/consents`);
    expect(consents.body).toMatchObject([{ confirmedBy: 'Lena Ruiz' }]);
    const reports = await director.get<{ childId: number; staffId: number }[]>('/api/daily-reports');
    expect(reports.body.find((report) => report.childId === childId)?.staffId).toBe(id);
  });

  test('is for the Director', async () => {
    const id = await added();
    for (const role of ['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await (await scene.as(role)).delete(`/api/staff/${id}`)).status).toBe(403);
    }
    expect(await find(id)).toBeDefined();
  });

  test('refuses the last Director who can sign in, a second one without a password notwithstanding', async () => {
    const waiting = await added({ role: 'Director' });
    const { status, body } = await director.delete<Refused>(`/api/staff/${scene.world.staff.Director}`);
    expect([status, body.message]).toEqual([
      409,
      'The last Director cannot be removed. Make somebody else Director first.',
    ]);
    expect((await director.get('/api/staff')).status).toBe(200);
    expect((await director.delete(`/api/staff/${waiting}`)).status).toBe(200);
  });

  test('two Directors removing each other at the same moment leave one, and one of them is told why', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await newcomer('Director');
      const other = await newcomer('Director');
      // The first Director steps aside, so that only these two are left.
      await scene.rows('update staff set password_hash = null where id = $1', scene.world.staff.Director);
      const answers = await Promise.all([
        one.client.delete(`/api/staff/${other.id}`),
        other.client.delete(`/api/staff/${one.id}`),
      ]);
      const left = (
        await scene.rows<{ id: number }>('select id from staff where id = any($1) and removed_at is null', [
          one.id,
          other.id,
        ])
      ).map(({ id }) => id);
      expect(left).toHaveLength(1);
      // The loser is told that nobody would be left, or is signed out already.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 409])]);
      await scene.rows(`update staff set password_hash = 'x' where id = $1`, scene.world.staff.Director);
      await director.delete(`/api/staff/${left[0]}`);
    }
  });
});
