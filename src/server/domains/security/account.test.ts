import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink } from '#server/kernel/links/links.ts';
import { contentOf } from '#server/kernel/mail/queue.ts';
import { Client, signedIn } from '#testing/client.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { makeCenter, PASSWORD } from '#testing/world.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const OTHER_PASSWORD = 'a new password';

async function parent() {
  const family = await scene.newFamily();
  return { client: await scene.parentOf(family), again: await scene.parentOf(family), ...family };
}
const login = (email: string, password = PASSWORD, client = new Client(scene.larkhouse.origin)) =>
  client.post<{ token?: string }>('/api/parent-accounts/login', { email, password });

/** Mails to an address, oldest first. */
async function mailsTo(email: string) {
  const rows = await scene.rows<{ subject: string; sealed: Buffer }>(
    'select subject, content_sealed as sealed from mail where to_address = $1 order by id',
    email,
  );
  return rows.map(({ subject, sealed }) => ({ subject, ...contentOf(scene.larkhouse.server, sealed) }));
}
async function tokenSentTo(email: string): Promise<string> {
  const [text = ''] = (await mailsTo(email))
    .map((mail) => mail.text)
    .filter((mail) => mail.includes('token='))
    .slice(-1);
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}

describe('a change of password', () => {
  test('asks for the current one, ends the other sessions and the links mailed before, and is told by mail', async () => {
    const { client, again, marker, guardianId } = await parent();
    const email = `${marker}@families.test`;
    const { link } = await scene.inCenter((scope) =>
      makeLink(scene.larkhouse.server, scope, 'reset', { audience: 'parent', id: guardianId }),
    );
    const reset = new URL(link).searchParams.get('token');
    expect((await client.get(`/api/account-links/${reset}`)).status).toBe(200);
    const change = (body: object) => client.post<{ fields?: object }>('/api/account/password', body);
    const wrong = await change({ currentPassword: 'not the one', newPassword: OTHER_PASSWORD });
    expect([wrong.status, wrong.body.fields]).toEqual([422, { currentPassword: expect.any(String) }]);
    expect((await change({ currentPassword: PASSWORD, newPassword: 'short' })).status).toBe(422);
    expect((await change({ currentPassword: PASSWORD, newPassword: PASSWORD })).status).toBe(422);
    expect((await again.get('/api/parent/session')).status).toBe(200);

    expect((await change({ currentPassword: PASSWORD, newPassword: OTHER_PASSWORD })).status).toBe(200);
    expect((await client.get('/api/parent/session')).status).toBe(200);
    expect((await again.get('/api/parent/session')).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(200);
    expect((await client.get(`/api/account-links/${reset}`)).status).toBe(404);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password was changed');
  });

  test('of two at once one counts', async () => {
    const { client } = await parent();
    const answers = await Promise.all(
      ['one of two', 'two of two'].map((newPassword) =>
        client.post('/api/account/password', { currentPassword: PASSWORD, newPassword }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a change of e-mail', () => {
  test('is confirmed at the new address, once, within a day; the old one is told', async () => {
    const { client, marker } = await parent();
    const old = `${marker}@families.test`;
    const email = `${marker}-new@families.test`;
    const ask = (body: object) => client.post<{ fields?: object }>('/api/account/email', body);
    expect((await ask({ email, password: 'not the one' })).body.fields).toEqual({ password: expect.any(String) });
    expect((await ask({ email: old, password: PASSWORD })).body.fields).toEqual({ email: expect.any(String) });
    expect((await ask({ email, password: PASSWORD })).status).toBe(200);
    expect((await mailsTo(old)).at(-1)).toMatchObject({
      subject: 'Your email is about to change',
      text: expect.stringContaining('sign out everywhere'),
    });
    expect((await login(email)).status).toBe(401);

    const token = await tokenSentTo(email);
    const stranger = new Client(scene.larkhouse.origin);
    const link = await stranger.get(`/api/email-changes/${token}`);
    expect(link.body).toMatchObject({ audience: 'parent', email });
    expect((await stranger.post(`/api/email-changes/${token}`)).body).toEqual({ audience: 'parent', email });
    expect((await stranger.post(`/api/email-changes/${token}`)).status).toBe(404);
    expect((await login(old)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
    expect((await mailsTo(old)).at(-1)?.subject).toBe('Your email was changed');
    expect((await client.get<{ account: { email: string } }>('/api/parent/session')).body.account.email).toBe(email);
  });

  test('asked for several times at once leaves one link that opens', async () => {
    const { client, marker } = await parent();
    const emails = [1, 2, 3].map((n) => `${marker}-${n}@families.test`);
    await Promise.all(emails.map((email) => client.post('/api/account/email', { email, password: PASSWORD })));
    const tokens = await Promise.all(emails.map(tokenSentTo));
    const opened = await Promise.all(
      tokens.map(async (token) => (await client.get(`/api/email-changes/${token}`)).status),
    );
    expect(opened.toSorted()).toEqual([200, 404, 404]);
  });

  test('a link ends after a day, and with the next one', async () => {
    const { client, marker } = await parent();
    const email = `${marker}-late@families.test`;
    await client.post('/api/account/email', { email, password: PASSWORD });
    const first = await tokenSentTo(email);
    await client.post('/api/account/email', { email, password: PASSWORD });
    const second = await tokenSentTo(email);
    expect((await client.get(`/api/email-changes/${first}`)).status).toBe(404);
    expect((await client.get(`/api/email-changes/${second}`)).status).toBe(200);
    scene.larkhouse.clock.advance({ hours: 24 });
    expect((await client.post(`/api/email-changes/${second}`)).status).toBe(404);
  });

  test('answers the same when the address is somebody else’s, who alone is told', async () => {
    const { client } = await parent();
    const other = await parent();
    const taken = `${other.marker}@families.test`;
    const free = await client.post('/api/account/email', { email: 'free@families.test', password: PASSWORD });
    const refused = await client.post('/api/account/email', { email: taken.toUpperCase(), password: PASSWORD });
    expect([refused.status, refused.text]).toEqual([free.status, free.text]);
    expect(await tokenSentTo(taken.toUpperCase())).toBe('');
    expect((await mailsTo(taken.toUpperCase())).at(-1)?.subject).toBe('You already have an account');
  });

  test('of two accounts that want one address, the first to confirm gets it', async () => {
    const [one, two] = [await parent(), await parent()];
    const email = 'wanted@families.test';
    await one.client.post('/api/account/email', { email, password: PASSWORD });
    const first = await tokenSentTo(email);
    await two.client.post('/api/account/email', { email, password: PASSWORD });
    const second = await tokenSentTo(email);
    const answers = await Promise.all([first, second].map((token) => one.client.post(`/api/email-changes/${token}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('is not a way to send mail without end', async () => {
    const { client } = await parent();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const body = { email: `somebody-${at}@elsewhere.test`, password: PASSWORD };
      statuses.push((await client.post('/api/account/email', body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('sessions', () => {
  test('are listed in plain words, this one marked, and nobody else’s', async () => {
    const { marker, client } = await parent();
    await parent();
    const phone = new Client(scene.larkhouse.origin, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604',
    });
    await login(`${marker}@families.test`, PASSWORD, phone);
    const { body, text } = await phone.get<{ browser: string; isCurrent: boolean }[]>('/api/account/sessions');
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ browser: 'Safari', system: 'iPhone', kind: 'phone', isCurrent: true });
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(text).not.toMatch(/127\.0\.0\.1|Mozilla/);
    expect((await client.get<unknown[]>('/api/account/sessions')).body).toHaveLength(3);
  });

  test('one is signed out; somebody else’s, a colleague’s and another center’s are not there', async () => {
    const { client, again } = await parent();
    const other = await parent();
    const elsewhere = await makeCenter(scene.larkhouse, { name: 'Oak House', families: 0 });
    const far = await signedIn(scene.larkhouse, 'staff', {
      centerId: elsewhere.centerId,
      accountId: elsewhere.staff.Director,
    });
    const idOf = async (from: Client) => {
      const { body } = await from.get<{ id: number; isCurrent: boolean }[]>('/api/account/sessions');
      return firstOf(body.filter(({ isCurrent }) => isCurrent)).id;
    };
    for (const foreign of [other.client, await scene.as('Director'), far]) {
      expect((await client.delete(`/api/account/sessions/${await idOf(foreign)}`)).status).toBe(404);
      expect((await foreign.get('/api/account/sessions')).status).toBe(200);
    }
    expect((await client.delete(`/api/account/sessions/${await idOf(again)}`)).status).toBe(200);
    expect((await again.get('/api/parent/session')).status).toBe(401);
  });

  test('all are signed out, and a revoked one changes nothing any more', async () => {
    const { client, again } = await parent();
    expect((await client.post('/api/account/sign-out-everywhere')).status).toBe(200);
    for (const ended of [client, again]) {
      expect((await ended.get('/api/account/sessions')).status).toBe(401);
      const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
      expect((await ended.post('/api/account/password', body)).status).toBe(401);
    }
  });
});
