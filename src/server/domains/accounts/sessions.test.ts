import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { Client, signedIn } from '#testing/client.ts';
import { fillDay, letterMarker } from '#testing/day.ts';
import { MONDAY_MORNING, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { type Family, makeCenter, PASSWORD, type World } from '#testing/world.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let overTls: TestLarkhouse;
let world: World;
let family: Family;

beforeAll(async () => {
  larkhouse = await startLarkhouse(on);
  overTls = await startLarkhouse(on, { beside: larkhouse, config: { publicUrl: 'https://larkhouse.example' } });
  world = await makeCenter(larkhouse);
  family = world.families[0] as Family;
  await fillDay(larkhouse, world);
});
beforeEach(() => larkhouse.clock.set(MONDAY_MORNING));
afterAll(async () => {
  await overTls.stop();
  await larkhouse.stop();
});

const NURSE = { email: 'nurse@maple-house.test', password: PASSWORD };
const login = async (body: object = NURSE, at = larkhouse) => {
  const client = new Client(at.origin);
  const answer = await client.post<{ token: string; staff: object; expiresAt: string }>('/api/auth/login', body);
  return { client, answer, cookie: answer.headers.getSetCookie().join('\n') };
};
const tokenOf = (client: Client) => /larkhouse_staff=([\w-]+)/.exec(client.cookie)?.[1] ?? '';
const status = async (client: Client) => (await client.get('/api/auth/status')).status;
const directorOf = () => signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId: world.staff.Director });

describe('the cookie', () => {
  test('is out of the reach of scripts and of other sites', async () => {
    const { cookie } = await login();
    expect(cookie).toMatch(/^larkhouse_staff=[\w-]{43};/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  test('behind TLS is bound to the host and travels encrypted only', async () => {
    const { client, cookie } = await login(NURSE, overTls);
    expect(cookie).toMatch(/^__Host-larkhouse_staff=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toContain('Domain');
    expect(await status(client)).toBe(200);
    const unbound = new Client(overTls.origin);
    unbound.setCookie('larkhouse_staff', tokenOf(client));
    expect(await status(unbound)).toBe(401);
  });

  test('the token beside it is worth nothing', async () => {
    const { answer } = await login();
    const { token } = answer.body;
    const thief = new Client(larkhouse.origin);
    expect((await thief.get('/api/auth/status', { authorization: `Bearer ${token}` })).status).toBe(401);
    for (const name of ['larkhouse_staff', 'larkhouse_parent', 'token', 'authToken']) thief.setCookie(name, token);
    expect(await status(thief)).toBe(401);
  });

  test('only its hash is in the database', async () => {
    const { client } = await login();
    const token = tokenOf(client);
    expect(token).toHaveLength(43);
    const { rows } = await asSuperuser(larkhouse, (db) => db.query('select to_jsonb(s) as session from session s'));
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('with a made-up value opens nothing', async () => {
    for (const value of ['', 'x', 'a'.repeat(43), 'a'.repeat(5000), '%00', '"quoted"']) {
      const client = new Client(larkhouse.origin);
      client.setCookie('larkhouse_staff', value);
      expect(await status(client), value.slice(0, 10)).toBe(401);
    }
  });
});

describe('a session ends', () => {
  test.each([
    ['24 hours', false, { hours: 24 }, 86_400],
    ['30 days when remembered', true, { days: 30 }, 2_592_000],
  ])('after %s', async (_, rememberMe, length, seconds) => {
    const { client, answer, cookie } = await login({ ...NURSE, rememberMe });
    larkhouse.clock.advance({ ...length, minutes: -1 });
    expect(await status(client)).toBe(200);
    larkhouse.clock.advance({ minutes: 1 });
    expect(await status(client)).toBe(401);
    expect(new Date(answer.body.expiresAt)).toEqual(larkhouse.clock.now());
    expect(cookie).toContain(`; Max-Age=${seconds};`);
  });

  test('by signing out, on the server too; other sessions of the person go on', async () => {
    const { client } = await login();
    const elsewhere = (await login()).client;
    const kept = new Client(larkhouse.origin, { cookie: client.cookie });
    const answer = await client.post('/api/auth/logout');
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    // The browser stays known to the account, and opens nothing.
    expect(client.cookie).toMatch(/^larkhouse_device=[\w-]+$/);
    expect((await kept.get('/api/auth/status', { cookie: kept.headers.cookie ?? '' })).status).toBe(401);
    expect(await status(elsewhere)).toBe(200);
  });

  test('at once when the staff member is removed', async () => {
    const support = { centerId: world.centerId, accountId: world.staff['Support Staff'] };
    const client = await signedIn(larkhouse, 'staff', support);
    expect(await status(client)).toBe(200);
    await (await directorOf()).delete(`/api/staff/${support.accountId}`);
    expect(await status(client)).toBe(401);
    const again = await login({ email: 'support-staff@maple-house.test', password: PASSWORD });
    expect(again.answer.status).toBe(401);
  });

  test('at once when a parent account is closed', async () => {
    const other = world.families[1] as Family;
    const parent = await signedIn(larkhouse, 'parent', { centerId: world.centerId, accountId: other.guardianId });
    expect((await parent.get('/api/messages/recent')).status).toBe(200);
    await asSuperuser(larkhouse, (db) =>
      db.query('update guardian set is_active = false where id = $1', [other.guardianId]),
    );
    expect((await parent.get('/api/messages/recent')).status).toBe(401);
  });
});

describe('staff and parent side by side in one browser', () => {
  /** A client that holds both cookies. */
  const bothPortals = async () => {
    const parent = await signedIn(larkhouse, 'parent', { centerId: world.centerId, accountId: family.guardianId });
    const both = await directorOf();
    both.setCookie('larkhouse_parent', parent.cookie.split('=')[1] ?? '');
    return both;
  };
  const receiver = async (client: Client, path = '/api/messages/recent', headers = {}) => {
    const { body } = await client.get<{ receiverType: string; receiverId: number }[]>(path, headers);
    return `${body[0]?.receiverType} ${body[0]?.receiverId}`;
  };
  const asParent = () => `parent ${family.guardianId}`;
  const asDirector = () => `staff ${world.staff.Director}`;

  test('act as the parent where nothing is said, who may do less', async () => {
    const both = await bothPortals();
    expect(await receiver(both)).toBe(asParent());
    expect((await both.get('/api/messages/recent')).text).toContain(letterMarker(family));
    expect((await both.get('/api/messages/recent')).text).not.toContain(letterMarker(world.families[1] as Family));
  });

  test('act as the portal they name, in a header or in the address', async () => {
    const both = await bothPortals();
    expect(await receiver(both, undefined, { 'x-larkhouse-portal': 'staff' })).toBe(asDirector());
    expect(await receiver(both, undefined, { 'x-larkhouse-portal': 'parent' })).toBe(asParent());
    expect(await receiver(both, '/api/messages/unread/count?portal=staff', {})).toBe('undefined undefined');
    expect(await receiver(both, '/api/messages/recent?portal=staff')).toBe(asDirector());
    expect(await receiver(both, undefined, { 'x-larkhouse-portal': 'admin' })).toBe(asParent());
  });

  test('naming a portal gives nobody a session they do not have', async () => {
    const parent = await signedIn(larkhouse, 'parent', { centerId: world.centerId, accountId: family.guardianId });
    expect((await parent.get('/api/messages/recent', { 'x-larkhouse-portal': 'staff' })).status).toBe(401);
    expect((await parent.get('/api/children', { 'x-larkhouse-portal': 'parent' })).status).toBe(403);
    const swapped = new Client(larkhouse.origin);
    swapped.setCookie('larkhouse_staff', parent.cookie.split('=')[1] ?? '');
    expect((await swapped.get('/api/children')).status).toBe(401);
  });

  test('the only valid session acts when the other has ended', async () => {
    const both = await bothPortals();
    larkhouse.clock.advance({ hours: 9 });
    expect(await receiver(both)).toBe(asDirector());
    const stream = new AbortController();
    const { status: opened } = await both.open('/api/live', stream.signal);
    stream.abort();
    expect(opened).toBe(200);
  });

  test('signing out of one leaves the other', async () => {
    const both = await bothPortals();
    await both.post('/api/auth/logout', undefined, { 'x-larkhouse-portal': 'staff' });
    expect(await status(both)).toBe(401);
    expect(await receiver(both)).toBe(asParent());
  });
});
