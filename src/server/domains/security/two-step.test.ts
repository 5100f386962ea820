import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resetTwoStep } from '#scripts/center/reset-two-step.ts';
import { addStaffMember } from '#server/domains/staff/commands.ts';
import { Client, signedIn } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter, PASSWORD } from '#testing/world.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

interface Login {
  readonly token?: string;
  readonly staff?: { id: number };
  readonly twoFactorRequired?: boolean;
  readonly challenge: string;
  readonly methods: string[];
}
interface Protected {
  readonly client: Client;
  readonly id: number;
  readonly email: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

const { hash } = await import('@node-rs/argon2');
const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
let members = 0;

/** Somebody new on the staff, signed in. */
async function member(role = 'Nurse') {
  members += 1;
  const email = `member-${members}@maple-house.test`;
  const { id } = await scene.inCenter((scope) =>
    addStaffMember(scope, {
      firstName: 'Mona',
      lastName: `Member ${members}`,
      role,
      room: null,
      phone: '555 0101',
      email,
      passwordHash,
    }),
  );
  const client = await signedIn(scene.larkhouse, 'staff', { centerId: scene.world.centerId, accountId: id });
  return { client, id, email };
}

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: scene.larkhouse.clock.now().getTime() + steps * 30_000,
  });
const later = (seconds: number) => scene.larkhouse.clock.advance({ seconds });

/** Sets up an authenticator app. */
async function withApp(client: Client) {
  const begun = await client.post<{ secret: string; uri: string }>('/api/account/two-step/app');
  const { secret } = begun.body;
  const done = await client.post<{ recoveryCodes: string[] }>('/api/account/two-step/app/confirm', {
    code: codeOf(secret),
  });
  expect(done.status).toBe(200);
  later(60);
  return { secret, recoveryCodes: done.body.recoveryCodes };
}
async function protectedMember(role?: string): Promise<Protected> {
  const somebody = await member(role);
  return { ...somebody, ...(await withApp(somebody.client)) };
}

const login = (email: string, client = new Client(scene.larkhouse.origin)) =>
  client.post<Login>('/api/auth/login', { email, password: PASSWORD });
const secondFactor = (body: object, client = new Client(scene.larkhouse.origin)) =>
  client.post<Login & { fields?: Record<string, string>; code?: string }>('/api/auth/second-step', body);

describe('the authenticator app', () => {
  test('counts only once a code has confirmed it', async () => {
    const { client, email } = await member();
    const { body } = await client.post<{ secret: string; uri: string; qr: { size: number; path: string } }>(
      '/api/account/two-step/app',
    );
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Maple%20House:/);
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await login(email)).body.token).toBeDefined();
    const wrong = await client.post('/api/account/two-step/app/confirm', { code: codeOf(body.secret, 40) });
    expect([wrong.status, wrong.body]).toMatchObject([422, { fields: { code: expect.any(String) } }]);
    expect((await client.post('/api/account/two-step/app/confirm', { code: codeOf(body.secret) })).status).toBe(200);
    expect((await login(email)).body).toMatchObject({ twoFactorRequired: true, methods: ['app', 'recovery'] });
  });

  test('a login with it makes no session until the second step, then answers as a login does', async () => {
    const { email, secret, id } = await protectedMember();
    const client = new Client(scene.larkhouse.origin);
    const first = await login(email, client);
    expect(first.status).toBe(200);
    expect(first.body).not.toHaveProperty('token');
    expect(client.cookie).toBe('');
    expect((await client.get('/api/auth/status')).status).toBe(401);
    const done = await secondFactor({ challenge: first.body.challenge, code: codeOf(secret) }, client);
    expect([done.status, done.body]).toMatchObject([200, { token: expect.any(String), staff: { id } }]);
    expect((await client.get('/api/auth/status')).status).toBe(200);
  });

  test('a code one step before or after is taken, two are not', async () => {
    const { email, secret } = await protectedMember();
    for (const [steps, status] of [
      [-2, 422],
      [2, 422],
      [-1, 200],
      [1, 200],
    ] as const) {
      const { challenge } = (await login(email)).body;
      expect([steps, (await secondFactor({ challenge, code: codeOf(secret, steps) })).status]).toEqual([steps, status]);
    }
  });

  test('a code is taken once, also for another sign-in, and none before it afterwards', async () => {
    const { email, secret } = await protectedMember();
    const code = codeOf(secret);
    const [one, two, three] = [await login(email), await login(email), await login(email)];
    expect((await secondFactor({ challenge: one.body.challenge, code })).status).toBe(200);
    const replayed = await secondFactor({ challenge: two.body.challenge, code });
    expect([replayed.status, replayed.body.fields?.code]).toEqual([422, expect.any(String)]);
    expect((await secondFactor({ challenge: three.body.challenge, code: codeOf(secret, -1) })).status).toBe(422);
  });

  test('replacing it ends the one before', async () => {
    const { client, email, secret } = await protectedMember();
    const { body } = await client.post<{ secret: string }>('/api/account/two-step/app');
    const replaced = await client.post('/api/account/two-step/app/confirm', { code: codeOf(body.secret) });
    expect(replaced.body).toEqual({ recoveryCodes: null });
    const { challenge } = (await login(email)).body;
    later(60);
    expect((await secondFactor({ challenge, code: codeOf(secret) })).status).toBe(422);
    expect((await secondFactor({ challenge, code: codeOf(body.secret) })).status).toBe(200);
  });
});

describe('a challenge', () => {
  test('is answered once, and for five minutes', async () => {
    const { email, secret } = await protectedMember();
    const { challenge } = (await login(email)).body;
    expect((await secondFactor({ challenge, code: codeOf(secret) })).status).toBe(200);
    later(60);
    const again = await secondFactor({ challenge, code: codeOf(secret) });
    expect([again.status, again.body.code]).toEqual([409, 'begin-again']);
    const old = (await login(email)).body.challenge;
    later(301);
    expect((await secondFactor({ challenge: old, code: codeOf(secret) })).status).toBe(409);
  });

  test('stolen, it is worth nothing without the second step, at the other door, or with another’s code', async () => {
    const { email } = await protectedMember();
    const other = await protectedMember();
    const { challenge } = (await login(email)).body;
    expect((await secondFactor({ challenge })).status).toBe(422);
    expect((await secondFactor({ challenge, code: codeOf(other.secret) })).status).toBe(422);
    expect((await secondFactor({ challenge, recoveryCode: other.recoveryCodes[0] })).status).toBe(422);
    const parents = new Client(scene.larkhouse.origin);
    const there = await parents.post('/api/parent-accounts/second-step', { challenge, code: codeOf(other.secret) });
    expect(there.status).toBe(409);
    expect((await other.client.post('/api/account/confirm', { password: PASSWORD, challenge })).status).toBe(409);
  });

  test('ends with a change of the password', async () => {
    const { client, email, secret } = await protectedMember();
    const { challenge } = (await login(email)).body;
    await client.post('/api/account/password', { currentPassword: PASSWORD, newPassword: 'another password' });
    expect((await secondFactor({ challenge, code: codeOf(secret) })).status).toBe(409);
  });

  test('of somebody deactivated meanwhile opens nothing', async () => {
    const { email, secret, id } = await protectedMember();
    const { challenge } = (await login(email)).body;
    await scene.director.post(`/api/staff/${id}/deactivate`);
    expect((await secondFactor({ challenge, code: codeOf(secret) })).status).toBe(401);
  });
});

describe('guessing', () => {
  test('of fifty wrong codes at once at most five are looked at; then the right one has to wait as well', async () => {
    const { email, secret } = await protectedMember();
    const { challenge } = (await login(email)).body;
    const right = codeOf(secret);
    const wrong = Array.from({ length: 50 }, (_, at) => String((Number(right) + 1 + at) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(wrong.map((code) => secondFactor({ challenge, code })));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    const late = await secondFactor({ challenge, code: right });
    expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const another = (await login(email)).body.challenge;
    expect((await secondFactor({ challenge: another, code: right })).status).toBe(429);
    later(15 * 60 + 1);
    const { challenge: fresh } = (await login(email)).body;
    expect((await secondFactor({ challenge: fresh, code: codeOf(secret) })).status).toBe(200);
  });

  test('of fifty right answers at once one makes a session', async () => {
    const { email, recoveryCodes } = await protectedMember();
    const { challenge } = (await login(email)).body;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => secondFactor({ challenge, recoveryCode: recoveryCodes[at % 3] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the own password is limited for who is signed in', async () => {
    const { client } = await member();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/account/confirm', { password: 'not the password' })),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    expect((await client.post('/api/account/confirm', { password: PASSWORD })).status).toBe(429);
  });
});

describe('recovery codes', () => {
  test('are ten, shown once, taken once, however they are typed, and a mail tells of it', async () => {
    const { client, email, recoveryCodes } = await protectedMember();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const enter = async (recoveryCode: string) =>
      (await secondFactor({ challenge: (await login(email)).body.challenge, recoveryCode })).status;
    expect(await enter(code.toUpperCase().replaceAll('-', ' '))).toBe(200);
    expect(await enter(code)).toBe(422);
    const state = await client.get<{ recoveryCodesLeft: number }>('/api/account/two-step');
    expect(state.body.recoveryCodesLeft).toBe(9);
    expect(state.text).not.toContain(code);
    expect(await lastSubjectTo(email)).toBe('A recovery code was used');
  });

  test('are replaced by new ones', async () => {
    const { client, email, recoveryCodes } = await protectedMember();
    const { body } = await client.post<{ recoveryCodes: string[] }>('/api/account/recovery-codes');
    const { challenge } = (await login(email)).body;
    expect((await secondFactor({ challenge, recoveryCode: recoveryCodes[0] })).status).toBe(422);
    expect((await secondFactor({ challenge, recoveryCode: body.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('changing what protects an account', () => {
  test('asks who it is ten minutes after the sign-in, by password and second step', async () => {
    const { client, secret } = await protectedMember();
    later(10 * 60);
    for (const path of ['two-step/app', 'passkeys/options', 'recovery-codes']) {
      const refused = await client.post<{ code: string }>(`/api/account/${path}`);
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'confirm-first']);
    }
    expect((await client.post('/api/account/confirm', { password: PASSWORD })).status).toBe(409);
    const asked = (await client.post<Login>('/api/account/challenge')).body;
    const proof = { password: PASSWORD, challenge: asked.challenge, code: codeOf(secret) };
    expect((await client.post('/api/account/confirm', { ...proof, password: 'wrong one' })).status).toBe(422);
    expect((await client.post('/api/account/confirm', proof)).status).toBe(200);
    expect((await client.post('/api/account/recovery-codes')).status).toBe(200);
  });

  test('turning it off asks for the password and the second step', async () => {
    const { client, email, secret, recoveryCodes } = await protectedMember();
    const off = async (proof: object) => {
      const { challenge } = (await client.post<Login>('/api/account/challenge')).body;
      return (await client.post('/api/account/two-step/off', { challenge, password: PASSWORD, ...proof })).status;
    };
    expect(await off({ password: 'wrong one', code: codeOf(secret) })).toBe(422);
    expect(await off({})).toBe(422);
    expect(await off({ code: codeOf(secret, 30) })).toBe(422);
    expect((await login(email)).body.twoFactorRequired).toBe(true);
    expect(await off({ code: codeOf(secret) })).toBe(200);
    expect((await login(email)).body.token).toBeDefined();
    expect(await lastSubjectTo(email)).toBe('Two-step verification was turned off');
    const kept = await scene.rows(
      'select from recovery_code where staff_id = (select id from staff where email = $1)',
      email,
    );
    expect([kept.length, recoveryCodes.length]).toEqual([0, 10]);
  });
});

describe('a center that requires it', () => {
  afterEach(() => scene.rows('update center set two_step_required_at = null, two_step_required_by = null'));

  test('only a Director who has it can require it; then staff without it can do nothing else', async () => {
    const nurse = await member();
    const director = await member('Director');
    const refused = await director.client.put<{ message: string }>('/api/center/two-step', { isRequired: true });
    expect([refused.status, refused.body.message]).toEqual([409, 'Set up two-step verification for yourself first']);
    await withApp(director.client);
    expect((await nurse.client.put('/api/center/two-step', { isRequired: true })).status).toBe(403);
    const set = await director.client.put<{ isRequired: boolean }>('/api/center/two-step', { isRequired: true });
    expect([set.status, set.body.isRequired]).toEqual([200, true]);

    for (const path of ['/api/children', '/api/dashboard/stats', '/api/messages/recent', '/api/live']) {
      const answer = await nurse.client.get<{ code: string }>(path);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'two-step-first']);
    }
    const status = await nurse.client.get<{ needsTwoStep: boolean }>('/api/auth/status');
    expect([status.status, status.body.needsTwoStep]).toEqual([200, true]);
    expect((await login(nurse.email)).body.token).toBeDefined();
    await withApp(nurse.client);
    expect((await nurse.client.get('/api/children')).status).toBe(200);
    expect((await nurse.client.get<{ needsTwoStep: boolean }>('/api/auth/status')).body.needsTwoStep).toBe(false);
  });

  test('it can be replaced then, not turned off; parents are not asked', async () => {
    const director = await protectedMember('Director');
    await director.client.put('/api/center/two-step', { isRequired: true });
    const { challenge } = (await director.client.post<Login>('/api/account/challenge')).body;
    const off = { password: PASSWORD, challenge, code: codeOf(director.secret) };
    expect((await director.client.post('/api/account/two-step/off', off)).status).toBe(409);
    const parent = await scene.parentOf(await scene.newFamily());
    expect((await parent.get('/api/parent/session')).status).toBe(200);
  });

  test('a role that may manage the center is not enough, and other centers are untouched', async () => {
    const elsewhere = await makeCenter(scene.larkhouse, { name: 'Oak House', families: 0 });
    const director = await protectedMember('Director');
    await director.client.put('/api/center/two-step', { isRequired: true });
    const other = await signedIn(scene.larkhouse, 'staff', {
      centerId: elsewhere.centerId,
      accountId: elsewhere.staff.Nurse,
    });
    expect((await other.get('/api/children')).status).toBe(200);
  });
});

describe('a reset', () => {
  test('takes the ways away, ends the sessions and tells by mail; the Director alone', async () => {
    const lost = await protectedMember();
    const lead = await scene.as('Lead Teacher');
    expect((await lead.post(`/api/staff/${lost.id}/two-step/reset`)).status).toBe(403);
    expect((await scene.director.post(`/api/staff/${lost.id}/two-step/reset`)).status).toBe(200);
    expect((await lost.client.get('/api/auth/status')).status).toBe(401);
    expect((await login(lost.email)).body.token).toBeDefined();
    expect(await lastSubjectTo(lost.email)).toBe('Your two-step verification was reset');
    const audited = await scene.rows('select from audit where action = $1 and $2 = any (entity_ids)', RESET, lost.id);
    expect(audited).toHaveLength(1);
  });

  test('of a parent is the Director’s too: the password alone signs in again, and a mail tells', async () => {
    const family = firstOf(scene.world.families);
    await scene.rows(
      `update guardian set registered_at = created_at, password_hash = $1 where id = $2`,
      passwordHash,
      family.guardianId,
    );
    const parent = await scene.parentOf(family);
    await withApp(parent);
    const { email } = (await parent.get<{ email: string }>('/api/profile')).body;
    const parentLogin = async () =>
      (
        await new Client(scene.larkhouse.origin).post<Login>('/api/parent-accounts/login', {
          email,
          password: PASSWORD,
        })
      ).body;
    expect((await parentLogin()).twoFactorRequired).toBe(true);
    const withTwoStep = async () =>
      (await scene.director.get<{ id: number; hasTwoStep: boolean }[]>('/api/parent-accounts')).body.flatMap(
        ({ id, hasTwoStep }) => (hasTwoStep ? [id] : []),
      );
    expect(await withTwoStep()).toEqual([family.guardianId]);

    const path = `/api/parent-accounts/${family.guardianId}/two-step/reset`;
    for (const role of ['Lead Teacher', 'Nurse'] as const)
      expect((await (await scene.as(role)).post(path)).status).toBe(403);
    expect((await scene.director.post('/api/parent-accounts/999999/two-step/reset')).status).toBe(404);
    expect((await scene.director.post(path)).status).toBe(200);
    expect((await parent.get('/api/profile')).status).toBe(401);
    expect(await withTwoStep()).toEqual([]);
    expect((await parentLogin()).token).toBeDefined();
    expect(await lastSubjectTo(email)).toBe('Your two-step verification was reset');
  });

  test('of a Director whom nobody can help is for who runs the installation', async () => {
    const locked = await protectedMember('Director');
    expect((await login(locked.email)).body.twoFactorRequired).toBe(true);
    const reset = (email: string, centerId?: number) =>
      resetTwoStep(email, centerId?.toString())(scene.larkhouse.server);
    expect(await reset('nobody@maple-house.test')).toMatchObject({ done: false });
    expect(await reset(locked.email, scene.world.centerId + 1000)).toMatchObject({ done: false });
    expect(await reset(locked.email.toUpperCase(), scene.world.centerId)).toMatchObject({ done: true });
    expect((await locked.client.get('/api/auth/status')).status).toBe(401);
    expect((await login(locked.email)).body.token).toBeDefined();
    expect(await lastSubjectTo(locked.email)).toBe('Your two-step verification was reset');
    expect(await reset(locked.email)).toMatchObject({ done: false });
  });

  test('nobody resets their own, and only a Director another Director’s', async () => {
    const director = await protectedMember('Director');
    expect((await director.client.post(`/api/staff/${director.id}/two-step/reset`)).status).toBe(409);
    await scene.rows(
      `insert into role_capability (center_id, role_id, capability)
       select center_id, id, 'staff.manage' from role where name = 'Nurse' and center_id = $1 on conflict do nothing`,
      scene.world.centerId,
    );
    const nurse = await member('Nurse');
    expect((await nurse.client.post(`/api/staff/${director.id}/two-step/reset`)).status).toBe(403);
  });
});

test('secrets lie sealed or hashed in the database, and stand in no kept answer and no audit row', async () => {
  const { secret, recoveryCodes } = await protectedMember();
  const [code = ''] = recoveryCodes;
  const tables = await scene.rows<{ whole: string }>(
    `select (select string_agg(a::text, '') from totp a) || (select string_agg(r::text, '') from recovery_code r)
       || coalesce((select string_agg(d::text, '') from audit_detail d), '') as whole`,
  );
  const { whole } = firstOf(tables);
  for (const hidden of [secret, code, code.replaceAll('-', ''), Buffer.from(secret).toString('hex')]) {
    expect(whole).not.toContain(hidden);
  }
  expect(await scene.rows('select from idempotency')).toEqual([]);
});

const RESET = 'reset two-step verification';
const lastSubjectTo = async (email: string) =>
  (
    await scene.rows<{ subject: string }>(
      'select subject from mail where to_address = $1 order by id desc limit 1',
      email,
    )
  )[0]?.subject;
