import { isIP } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { HOSTILE_HOSTS, INSIDE, LOOPBACK } from '#testing/cameras/hostile-addresses.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { runJobs } from '#testing/jobs.ts';
import { startLarkhouse } from '#testing/larkhouse.ts';
import { openPushService, type PushService, type Subscription } from '#testing/push-service.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import type { Family } from '#testing/world.ts';
import { sendPush } from './push.ts';

/** As a name server gives them. */
const INSIDE_ADDRESSES = [...LOOPBACK, ...INSIDE]
  .map((host) => host.replace(/^\[|\]$/g, ''))
  .filter((address) => isIP(address) !== 0);

let service: PushService;
let scene: Scene;
let nurse: Client;
beforeAll(async () => {
  service = await openPushService();
  scene = await startScene({ config: { pushAllowHosts: [service.host] } });
  nurse = await scene.as('Nurse');
});
afterAll(async () => {
  await scene.stop();
  await service.close();
});
beforeEach(() => {
  service.pushed.length = 0;
  service.status = 201;
});

const open = async (client: Client, subscription: Subscription = service.subscribe()) => {
  expect((await client.post('/api/push/subscriptions', { ...subscription, expirationTime: null })).status).toBe(200);
  return subscription;
};
const incident = ({ childId, marker }: Family) =>
  nurse.post('/api/incidents', {
    childId,
    date: '2026-03-02',
    time: '07:00',
    description: `Fell from the swing ${marker}`,
    actionTaken: '',
    staffId: scene.world.staff.Nurse,
  });
/** What comes of a write: the pushes, as the worker would send them. */
async function pushedAfter(write: () => Promise<unknown>) {
  await write();
  await runJobs(scene, 'notify');
  await runJobs(scene, 'send-push');
  return service.pushed;
}
const subscriptions = () => scene.rows<{ id: number }>('select id from push_subscription');

describe('a push', () => {
  test('reaches the browser encrypted, signed by the installation’s key, and holds a kind and a count alone', async () => {
    const family = await scene.newFamily();
    const parent = await scene.parentOf(family);
    const { endpoint } = await open(parent);
    const [pushed, ...more] = await pushedAfter(() => incident(family));
    expect(more).toEqual([]);
    expect(JSON.parse(pushed?.text ?? '')).toEqual({ kind: 'incident', count: 1, language: 'en', portal: 'parent' });
    expect(`https://${service.host}${pushed?.path}`).toBe(endpoint);
    expect(pushed?.sentBy).toBe((await parent.get<{ publicKey: string }>('/api/push/key')).body.publicKey);
    expect(pushed?.token).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:larkhouse@larkhouse.test' });
    const hours = ((pushed?.token.exp ?? 0) - Date.now() / 1000) / 3600;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
    expect(pushed?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: 'incident',
    });
  });

  test('speaks the reader’s language, and counts what is unread', async () => {
    const family = await scene.newFamily();
    const parent = await scene.parentOf(family);
    await parent.put('/api/preferences', { language: 'de' });
    await open(parent);
    await pushedAfter(() => incident(family));
    const pushed = await pushedAfter(() => incident(family));
    expect(pushed.map(({ text }) => JSON.parse(text).count)).toEqual([1, 2]);
    expect(JSON.parse(pushed[0]?.text ?? '')).toMatchObject({ language: 'de' });
  });

  test('goes to every browser of the person, and to nobody else’s', async () => {
    const [family, other] = [await scene.newFamily(), await scene.newFamily()];
    const own = [await open(await scene.parentOf(family)), await open(await scene.parentOf(family))];
    await open(await scene.parentOf(other));
    const pushed = await pushedAfter(() => incident(family));
    expect(pushed.map(({ path }) => `https://${service.host}${path}`).sort()).toEqual(
      own.map(({ endpoint }) => endpoint).sort(),
    );
  });

  test('goes to staff once they switched push on, which is off at first', async () => {
    const [family, lead] = [await scene.newFamily(), await scene.as('Lead Teacher')];
    await open(lead);
    expect(await pushedAfter(() => incident(family))).toEqual([]);
    await lead.put('/api/preferences', { pushNotifications: true });
    const pushed = await pushedAfter(() => incident(family));
    expect(pushed.map(({ text }) => JSON.parse(text).portal)).toEqual(['staff']);
    await lead.put('/api/preferences', { notifications: { incident: { push: false } } });
    expect(await pushedAfter(() => incident(family))).toHaveLength(1);
  });
});

describe('a browser', () => {
  test.each([404, 410])('that is gone (%i) is forgotten', async (status) => {
    const family = await scene.newFamily();
    await open(await scene.parentOf(family));
    const before = (await subscriptions()).length;
    service.status = status;
    await pushedAfter(() => incident(family));
    expect(await subscriptions()).toHaveLength(before - 1);
  });

  test('whose push service has trouble is tried again, and given up in the end', async () => {
    const family = await scene.newFamily();
    await open(await scene.parentOf(family));
    const { server } = scene.larkhouse;
    await incident(family);
    await runJobs(scene, 'notify');
    const [job] = await scene.rows<{ payload: unknown }>(
      "delete from outbox where task = 'send-push' returning payload",
    );
    const attempt = (attempt: number) =>
      sendPush({ server, centerId: scene.world.centerId, input: job?.payload, attempt });
    service.status = 503;
    await expect(attempt(1)).rejects.toThrow('did not take');
    await attempt(8);
    service.status = 201;
    await attempt(2);
    expect(service.pushed).toHaveLength(1);
  });

  test('is closed by its person, and by signing out', async () => {
    const family = await scene.newFamily();
    const parent = await scene.parentOf(family);
    const { endpoint } = await open(parent);
    expect((await parent.post('/api/push/unsubscribe', { endpoint })).status).toBe(200);
    expect((await parent.post('/api/push/unsubscribe', { endpoint })).status).toBe(200);
    expect(await pushedAfter(() => incident(family))).toEqual([]);
    await open(parent);
    expect((await parent.post('/api/auth/logout')).status).toBe(200);
    expect(await pushedAfter(() => incident(family))).toEqual([]);
  });

  test('goes on when its session merely runs out', async () => {
    const family = await scene.newFamily();
    await open(await scene.parentOf(family));
    await scene.rows('update session set expires_at = created_at where guardian_id = $1', family.guardianId);
    expect(await pushedAfter(() => incident(family))).toHaveLength(1);
  });

  test('is one person’s of an audience: whoever opened it last', async () => {
    const [first, second] = [await scene.newFamily(), await scene.newFamily()];
    const shared = await open(await scene.parentOf(first));
    await open(nurse, shared);
    await open(await scene.parentOf(second), shared);
    expect(await pushedAfter(() => incident(first))).toEqual([]);
    expect(await pushedAfter(() => incident(second))).toHaveLength(1);
  });

  test('of somebody who may no longer sign in is left alone', async () => {
    const family = await scene.newFamily();
    await open(await scene.parentOf(family));
    await incident(family);
    await scene.rows('update guardian set is_active = false where id = $1', family.guardianId);
    expect(await pushedAfter(async () => undefined)).toEqual([]);
  });
});

describe('opening a browser', () => {
  const keys = () => service.subscribe().keys;
  test.each([
    ['http://fcm.googleapis.com/abc'],
    ['https://127.0.0.1:8443/abc'],
    ['https://localhost/abc'],
    ['https://10.0.0.1/abc'],
    ['https://metadata.internal/abc'],
    ['gopher://fcm.googleapis.com/abc'],
  ])('at %s is refused', async (endpoint) => {
    const { status, body } = await nurse.post('/api/push/subscriptions', { endpoint, keys: keys() });
    expect([status, body]).toMatchObject([422, { fields: { endpoint: expect.stringContaining('not supported') } }]);
  });

  test('at any of more than 200 addresses that lead elsewhere is refused, and none is called', async () => {
    const before = await subscriptions();
    const endpoints = HOSTILE_HOSTS.flatMap((host) => [
      `https://${host}/push`,
      `https://${host}:8443/push`,
      `https://fcm.googleapis.com@${host}/push`,
    ]);
    expect(endpoints.length).toBeGreaterThanOrEqual(200);
    const { push } = scene.larkhouse.server;
    for (const endpoint of endpoints) {
      const target = { endpoint, keys: keys() };
      expect([endpoint, (await nurse.post('/api/push/subscriptions', target)).status]).toEqual([endpoint, 422]);
      expect(await push.send(target, 'hello', { ttl: 1, urgency: 'normal', topic: 'a' }), endpoint).toBe('gone');
    }
    expect(await subscriptions()).toEqual(before);
  });

  test('at a public name that leads to any address inside is refused', async () => {
    const inside = INSIDE_ADDRESSES;
    const beside = await startLarkhouse(
      { database: inject('database'), template: inject('template') },
      { beside: scene.larkhouse, pushResolve: async (name) => ['8.8.8.8', inside[Number.parseInt(name, 10)] ?? ''] },
    );
    const account = { centerId: scene.world.centerId, accountId: scene.world.staff.Nurse };
    const client = await signedIn(beside, 'staff', account);
    for (const [n, address] of inside.entries()) {
      const endpoint = `https://${n}.push.example.test/abc`;
      const { status } = await client.post('/api/push/subscriptions', { endpoint, keys: keys() });
      expect([address, status]).toEqual([address, 422]);
    }
    await beside.stop();
  });

  test('at a public name that leads inwards is refused', async () => {
    const endpoint = 'https://push.example.test/abc';
    for (const [addresses, status] of [
      [['10.0.0.5'], 422],
      [['8.8.8.8', '::ffff:127.0.0.1'], 422],
      [['169.254.169.254'], 422],
      [['8.8.8.8'], 200],
    ] as const) {
      const beside = await startLarkhouse(
        { database: inject('database'), template: inject('template') },
        { beside: scene.larkhouse, pushResolve: async () => addresses },
      );
      const client = await signedIn(beside, 'staff', {
        centerId: scene.world.centerId,
        accountId: scene.world.staff.Nurse,
      });
      const answer = await client.post('/api/push/subscriptions', { endpoint, keys: keys() });
      expect([addresses, answer.status]).toEqual([addresses, status]);
      await beside.stop();
    }
  });

  test.each([
    [{ p256dh: 'AAAA' }, 'keys.p256dh'],
    [{ auth: 'AAAA' }, 'keys.auth'],
    [{ auth: 'no key at all' }, 'keys.auth'],
  ])('with %o is refused', async (wrong, field) => {
    const subscription = service.subscribe();
    const answer = await nurse.post('/api/push/subscriptions', {
      ...subscription,
      keys: { ...subscription.keys, ...wrong },
    });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { [field]: 'This is no key' } }]);
  });

  test('keeps nothing of it readable, and no more than ten', async () => {
    const parent = await scene.parentOf(await scene.newFamily());
    const { endpoint, keys } = await open(parent);
    for (let i = 0; i < 10; i += 1) await open(parent);
    const rows = await scene.rows<{ whole: string }>('select p::text as whole from push_subscription p');
    const own = await scene.rows('select from push_subscription where guardian_id = (select max(id) from guardian)');
    expect(own).toHaveLength(10);
    for (const secret of [endpoint, keys.auth, service.host]) {
      expect(rows.map(({ whole }) => whole).join()).not.toContain(Buffer.from(secret).toString('hex'));
    }
    const kept = await scene.rows<{ answer: Buffer }>('select answer from idempotency where answer is not null');
    expect(kept).toEqual([]);
  });
});

test('the key is one, of every process, and not readable', async () => {
  const beside = await startLarkhouse({} as never, { beside: scene.larkhouse });
  const keys = await Promise.all([beside.server.push.publicKey(), scene.larkhouse.server.push.publicKey()]);
  await beside.stop();
  expect(new Set(keys).size).toBe(1);
  const [row] = await scene.rows<{ public_key: string; private_sealed: Buffer }>('select * from push_key');
  expect(row?.public_key).toBe(keys[0]);
  expect(row?.private_sealed.length).toBeGreaterThan(32);
});
