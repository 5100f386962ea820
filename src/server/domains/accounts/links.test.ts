import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGuardian } from '#server/domains/guardians/commands.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { runJobs } from '#testing/jobs.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/world.ts';
import { sendResetLinks } from './links.ts';

const INVALID = 'This link is either invalid, expired, or has already been used.';
const NEW_PASSWORD = 'a brand new password';

interface Refused {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

let scene: Scene;
let director: Client;
let stranger: Client;
beforeAll(async () => {
  scene = await startScene();
  director = scene.director;
  stranger = new Client(scene.larkhouse.origin);
});
afterAll(() => scene.stop());

let people = 0;
async function newMember(role = 'Nurse') {
  people += 1;
  const email = `newcomer-${people}@maple.test`;
  const body = { firstName: 'Lena', lastName: 'Ruiz', role, room: null, phone: '555 0101', email };
  const answer = await director.post<{ id: number; accountStatus: string }>('/api/staff', body);
  expect(answer).toMatchObject({ status: 201, body: { accountStatus: 'invited' } });
  return { id: answer.body.id, email };
}
const activation = (id: number, client = director) =>
  client.post<{ link: string; expiresAt: string } & Refused>(`/api/staff/${id}/activation-link`);
const linkOf = async (id: number) => tokenIn((await activation(id)).body.link);
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const read = (token: string) => stranger.get<Refused>(`/api/account-links/${token}`);
const setPassword = (token: string, password = NEW_PASSWORD) =>
  stranger.post<Refused>(`/api/account-links/${token}`, { password });
async function opensNothing(token: string) {
  expect(await read(token)).toMatchObject({ status: 404, body: { message: INVALID } });
  expect(await setPassword(token)).toMatchObject({ status: 404, body: { message: INVALID } });
}
const LOGIN = { staff: '/api/auth/login', parent: '/api/parent-accounts/login' } as const;
/** What a request for a link is answered, whosever it is: no mail server is set. */
const TAKEN = JSON.stringify({ canMail: false });
const FORGOT = { staff: '/api/auth/forgot', parent: '/api/parent-accounts/forgot' } as const;
type Audience = keyof typeof LOGIN;
const signIn = (audience: Audience, email: string, password: string, client = new Client(scene.larkhouse.origin)) =>
  client.post<Refused>(LOGIN[audience], { email, password });

/** The mails to an address, the oldest first, as their addressee reads them. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await scene.rows<{ sealed: Buffer }>(
    'select content_sealed as sealed from mail where to_address = $1 order by id',
    email,
  );
  return rows.map(({ sealed }) => contentOf(scene.larkhouse.server, sealed).text);
}
const lastToken = async (email: string) => {
  const link = (await mailsTo(email)).at(-1)?.match(/https?:\S+/)?.[0];
  return tokenIn(link ?? 'http://no-link.test');
};

describe('activation', () => {
  test('by the link from the mail or the answer: once, and then the password signs in', async () => {
    const { id, email } = await newMember();
    expect(await signIn('staff', email, NEW_PASSWORD)).toMatchObject({ status: 401 });
    const { link, expiresAt } = (await activation(id)).body;
    expect(link).toMatch(new RegExp(`^${scene.larkhouse.origin}/activate\\?token=`));
    expect(Date.parse(expiresAt) - scene.larkhouse.clock.now().getTime()).toBe(7 * 86_400_000);
    expect((await mailsTo(email)).at(-1)).toContain(link);
    const token = tokenIn(link);
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { purpose: 'activation', audience: 'staff', firstName: 'Lena', email, centerName: 'Maple House' },
    });
    expect(await setPassword(token)).toMatchObject({ status: 200, body: { audience: 'staff' } });
    await opensNothing(token);
    expect((await signIn('staff', email, NEW_PASSWORD)).status).toBe(200);
    expect(await activation(id)).toMatchObject({ status: 409, body: { message: 'This account is already active' } });
  });

  test('a bad password is named and leaves the link', async () => {
    const token = await linkOf((await newMember()).id);
    for (const password of ['', '12345', 'x'.repeat(201), undefined, 7]) {
      const refused = await stranger.post<Refused>(`/api/account-links/${token}`, { password });
      expect(refused).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
    }
    expect((await setPassword(token)).status).toBe(200);
  });

  test('a new link ends the one before, that of the first mail too', async () => {
    const { id, email } = await newMember();
    const first = await lastToken(email);
    expect((await read(first)).status).toBe(200);
    const second = await linkOf(id);
    await opensNothing(first);
    expect((await setPassword(second)).status).toBe(200);
  });

  test('runs out after seven days', async () => {
    const { id } = await newMember();
    const token = await linkOf(id);
    scene.larkhouse.clock.advance({ days: 7, minutes: -1 });
    expect((await read(token)).status).toBe(200);
    scene.larkhouse.clock.advance({ minutes: 1 });
    await opensNothing(token);
    director = await scene.as('Director');
    expect((await setPassword(await linkOf(id))).status).toBe(200);
  });

  test('a made-up link, and one of somebody removed or deactivated, opens nothing', async () => {
    for (const token of ['x', '%00', 'A'.repeat(43)]) {
      expect(await stranger.get(`/api/account-links/${encodeURIComponent(token)}`)).toMatchObject({ status: 404 });
    }
    const removed = await newMember();
    const removedToken = await linkOf(removed.id);
    await director.delete(`/api/staff/${removed.id}`);
    await opensNothing(removedToken);
    const shut = await newMember();
    const shutToken = await linkOf(shut.id);
    await director.post(`/api/staff/${shut.id}/deactivate`);
    await opensNothing(shutToken);
    expect((await activation(shut.id)).status).toBe(409);
  });

  test('links are for the Director, and of staff who are there', async () => {
    const { id } = await newMember();
    for (const role of ['Lead Teacher', 'Nurse', 'Support Staff'] as const) {
      expect((await activation(id, await scene.as(role))).status).toBe(403);
    }
    expect((await activation(id, await scene.parentOf(firstOf(scene.world.families)))).status).toBe(403);
    expect((await activation(id, stranger)).status).toBe(401);
    expect((await activation(999_999)).status).toBe(404);
  });

  test('only a hash of the token is stored', async () => {
    const token = await linkOf((await newMember()).id);
    const [stored] = await scene.rows<{ text: string }>(
      'select (select json_agg(l)::text from account_link l) || (select json_agg(d)::text from audit_detail d) as text',
    );
    expect(stored?.text).toContain('token_hash');
    expect(stored?.text).not.toContain(token);
  });
});

/** Somebody with an account, signed in, who forgets their password. */
async function holder(audience: Audience) {
  if (audience === 'staff') {
    const { id, email } = await newMember();
    await setPassword(await linkOf(id), PASSWORD);
    return { id, email, client: await signedIn(audience, email) };
  }
  const { guardianId: id, marker } = await scene.newFamily();
  const email = `${marker}@families.test`;
  return { id, email, client: await signedIn(audience, email) };
}
async function signedIn(audience: Audience, email: string) {
  const client = new Client(scene.larkhouse.origin);
  expect((await signIn(audience, email, PASSWORD, client)).status).toBe(200);
  return client;
}
const OWN = { staff: '/api/auth/status', parent: '/api/parent/child-data' } as const;

describe.each(['staff', 'parent'] as const)('a forgotten password of %s', (audience) => {
  const other = audience === 'staff' ? 'parent' : 'staff';
  const ask = (email: string) => stranger.post(FORGOT[audience], { email });
  async function forgot(email: string) {
    const answer = await ask(email);
    await runJobs(scene, 'send-reset-links');
    return answer;
  }

  test('is set by the link from the mail, once; every session ends', async () => {
    const { email, client } = await holder(audience);
    const elsewhere = await signedIn(audience, email);
    expect((await forgot(` ${email.toUpperCase()}`.trim())).status).toBe(200);
    expect((await forgot(email)).status).toBe(200);
    const token = await lastToken(email);
    expect(await read(token)).toMatchObject({ body: { purpose: 'reset', audience, email, centerName: 'Maple House' } });
    expect((await client.get(OWN[audience])).status).toBe(200);
    expect(await setPassword(token)).toMatchObject({ status: 200, body: { audience } });
    for (const session of [client, elsewhere]) expect((await session.get(OWN[audience])).status).toBe(401);
    await opensNothing(token);
    expect((await signIn(audience, email, PASSWORD)).status).toBe(401);
    expect((await signIn(audience, email, NEW_PASSWORD)).status).toBe(200);
  });

  test('is answered the same for an e-mail of nobody, and mails nothing then', async () => {
    const { email } = await holder(audience);
    const [known, unknown] = [await forgot(email), await forgot('nobody@nowhere.test')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await mailsTo('nobody@nowhere.test')).toEqual([]);
    const wrongPortal = await holder(other);
    const before = (await mailsTo(wrongPortal.email)).length;
    expect((await forgot(wrongPortal.email)).text).toBe(known.text);
    expect(await mailsTo(wrongPortal.email)).toHaveLength(before);
    for (const bad of ['', 'nobody', undefined]) {
      expect(await stranger.post(FORGOT[audience], { email: bad })).toMatchObject({
        status: 422,
        body: { fields: { email: expect.any(String) } },
      });
    }
  });

  test('is taken in the same way whether there is an account or not, and the job keeps nothing readable', async () => {
    const { email } = await holder(audience);
    for (const asked of [email, 'nobody@nowhere.test']) {
      const mails = (await scene.rows('select from mail')).length;
      expect((await ask(asked)).text).toBe(TAKEN);
      expect(await scene.rows('select from mail')).toHaveLength(mails);
      const due = await scene.rows<{ payload: object }>("select payload from outbox where task = 'send-reset-links'");
      expect(due).toEqual([{ payload: { audience, emailSealed: expect.any(String) } }]);
      expect(JSON.stringify(due)).not.toContain(asked);
      expect(await runJobs(scene, 'send-reset-links')).toBe(1);
    }
  });

  test('is mailed once, also when the job that mails it is run again', async () => {
    const { email } = await holder(audience);
    await ask(email);
    const [job] = await scene.rows<{ center_id: number; payload: unknown }>(
      `delete from outbox where task = 'send-reset-links' returning center_id, payload`,
    );
    if (!job) throw new Error('No job');
    const before = (await mailsTo(email)).length;
    for (const attempt of [1, 2]) {
      await sendResetLinks({ server: scene.larkhouse.server, centerId: job.center_id, input: job.payload, attempt });
    }
    expect((await mailsTo(email)).length).toBe(before + 1);
    expect((await read(await lastToken(email))).status).toBe(200);
  });

  test('is mailed to the address as the account has it, not as somebody typed it', async () => {
    const { email, id } = await holder(audience);
    await ask(email.toUpperCase());
    const entity = audience === 'staff' ? 'staff' : 'guardian';
    expect(await effectsIn(scene, () => runJobs(scene, 'send-reset-links'))).toContain(
      `audit request password reset: ${entity} [${id}]`,
    );
    expect(await mailsTo(email.toUpperCase())).toEqual([]);
    expect((await mailsTo(email)).at(-1)).toContain('within 2 hours');
  });

  test('is mailed five times in a quarter of an hour, however often it is asked for', async () => {
    const { email } = await holder(audience);
    const before = (await mailsTo(email)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, TAKEN]);
    expect(await runJobs(scene, 'send-reset-links')).toBe(5);
    expect((await mailsTo(email)).length - before).toBe(5);
    scene.larkhouse.clock.advance({ minutes: 15 });
    await forgot(email);
    expect((await mailsTo(email)).length - before).toBe(6);
  });

  test('is asked for a hundred times from one address, for accounts that are there or not', async () => {
    const { email } = await holder(audience);
    const before = await mailsTo(email);
    await scene.rows('delete from login_throttle');
    for (let n = 0; n < 100; n += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`nobody-${n + i}@nowhere.test`)));
    }
    expect((await ask(email)).text).toBe(TAKEN);
    await scene.rows('delete from login_throttle');
    expect(await runJobs(scene, 'send-reset-links')).toBe(100);
    expect(await mailsTo(email)).toEqual(before);
  });

  test('asked for several times at once leaves one link that opens', async () => {
    const { email } = await holder(audience);
    const before = (await mailsTo(email)).length;
    await Promise.all(Array.from({ length: 4 }, () => ask(email)));
    const jobs = await scene.rows<{ center_id: number; payload: unknown }>(
      `delete from outbox where task = 'send-reset-links' returning center_id, payload`,
    );
    const { server } = scene.larkhouse;
    await Promise.all(
      jobs.map(({ center_id, payload }) => sendResetLinks({ server, centerId: center_id, input: payload, attempt: 1 })),
    );
    const mails = (await mailsTo(email)).slice(before);
    const tokens = mails.map((mail) => tokenIn(mail.match(/https?:\S+/)?.[0] ?? ''));
    const opened = await Promise.all(tokens.map(async (token) => (await read(token)).status));
    expect(opened.toSorted()).toEqual([200, 404, 404, 404]);
    const [open] = tokens.filter((_, n) => opened[n] === 200);
    expect((await setPassword(open ?? '')).status).toBe(200);
    for (const token of tokens) await opensNothing(token);
  });

  test('has two hours; asking again ends the link before', async () => {
    const { email } = await holder(audience);
    await forgot(email);
    const first = await lastToken(email);
    await forgot(email);
    await opensNothing(first);
    const second = await lastToken(email);
    scene.larkhouse.clock.advance({ minutes: 119 });
    expect((await read(second)).status).toBe(200);
    scene.larkhouse.clock.advance({ minutes: 1 });
    await opensNothing(second);
    expect((await signIn(audience, email, PASSWORD)).status).toBe(200);
  });

  test('of two passwords at the same moment one is set, and the other is told', async () => {
    const { email } = await holder(audience);
    await forgot(email);
    const token = await lastToken(email);
    const passwords = ['the first password', 'the second password'];
    const answers = await Promise.all(passwords.map((password) => setPassword(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    for (const [at, password] of passwords.entries()) {
      expect((await signIn(audience, email, password)).status).toBe(answers[at]?.status === 200 ? 200 : 401);
    }
  });

  test('is not one of somebody who is shut out', async () => {
    const { id, email } = await holder(audience);
    await forgot(email);
    const token = await lastToken(email);
    const path = audience === 'staff' ? `/api/staff/${id}` : `/api/parent-accounts/${id}`;
    expect((await director.post(`${path}/deactivate`)).status).toBe(200);
    await opensNothing(token);
    const before = (await mailsTo(email)).length;
    expect((await forgot(email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(before);
  });
});

describe('asking for a new password gives nobody an account', () => {
  test('a guardian without one is mailed nothing', async () => {
    const { childId } = await scene.newFamily();
    const email = 'only-on-the-list@families.test';
    const person = { firstName: 'Ida', lastName: 'Berg', email, phoneNumber: null, address: null, passwordHash: null };
    await scene.inCenter((scope) => addGuardian(scope, person, [{ childId, relationship: 'aunt' }]));
    expect((await stranger.post(FORGOT.parent, { email })).status).toBe(200);
    expect(await runJobs(scene, 'send-reset-links')).toBe(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  test("a new staff member's activation link stays good", async () => {
    const { id, email } = await newMember();
    const token = await linkOf(id);
    expect((await stranger.post(FORGOT.staff, { email })).status).toBe(200);
    expect(await runJobs(scene, 'send-reset-links')).toBe(1);
    expect((await setPassword(token)).status).toBe(200);
  });
});

describe('deactivated staff', () => {
  test('are out at once, cannot sign in, and may again when reactivated', async () => {
    const { id, email, client } = await holder('staff');
    await client.put(`/api/staff/${id}`, { isOnDuty: true });
    expect((await client.post(`/api/staff/${id}/deactivate`)).status).toBe(403);
    const shut = await director.post(`/api/staff/${id}/deactivate`);
    expect(shut).toMatchObject({ status: 200, body: { accountStatus: 'deactivated', isOnDuty: false } });
    expect((await director.post(`/api/staff/${id}/deactivate`)).status).toBe(200);
    expect((await client.get('/api/auth/status')).status).toBe(401);
    const refused = await signIn('staff', email, PASSWORD);
    expect(refused).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
    expect((await signIn('staff', 'nobody@nowhere.test', PASSWORD)).text).toBe(refused.text);
    const nurse = await scene.as('Nurse');
    expect((await nurse.post(`/api/staff/${id}/reactivate`)).status).toBe(403);
    expect(await director.post(`/api/staff/${id}/reactivate`)).toMatchObject({ body: { accountStatus: 'active' } });
    expect((await client.get('/api/auth/status')).status).toBe(401);
    expect((await signIn('staff', email, PASSWORD)).status).toBe(200);
    expect((await director.post('/api/staff/999999/deactivate')).status).toBe(404);
  });

  test('never include the last Director, who keeps the role too', async () => {
    const own = `/api/staff/${scene.world.staff.Director}`;
    // Directors who cannot sign in do not count.
    await newMember('Director');
    const shut = await newMember('Director');
    await setPassword(await linkOf(shut.id), PASSWORD);
    await director.post(`/api/staff/${shut.id}/deactivate`);
    expect(await director.post(`${own}/deactivate`)).toMatchObject({
      status: 409,
      body: { message: 'The last Director cannot be deactivated. Make somebody else Director first.' },
    });
    expect(await director.patch(own, { role: 'Nurse' })).toMatchObject({
      status: 409,
      body: { message: 'The last Director keeps this role. Make somebody else Director first.' },
    });
    expect((await director.patch(own, { role: 'Director', phone: '555 0199' })).status).toBe(200);
    await director.post(`/api/staff/${shut.id}/reactivate`);
    expect(await director.patch(own, { role: 'Nurse' })).toMatchObject({ status: 200, body: { role: 'Nurse' } });
    expect((await director.get('/api/mail')).status).toBe(403);
  });
});
