import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inCenter } from '#server/db/open-scope.ts';
import { Client } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { asSuperuser } from '#testing/superuser.ts';
import { makeCenter, PASSWORD } from '#testing/world.ts';
import { isLocalOnly, openAddress } from './address.ts';

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let centerId: number;
beforeAll(async () => {
  larkhouse = await startLarkhouse(on);
  ({ centerId } = await makeCenter(larkhouse));
  // The row of a first start.
  await asSuperuser(larkhouse, (client) =>
    client.query(`insert into installation (secret_fingerprint) values ('\\x00') on conflict do nothing`),
  );
});
afterAll(() => larkhouse.stop());

/** A browser that reached us by a name, as its Host header says. */
async function at(role: string, host: string, running = larkhouse): Promise<Client> {
  const client = new Client(running.origin, { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' });
  const body = { email: `${role}@maple-house.test`, password: PASSWORD };
  expect((await client.post('/api/auth/login', body)).status).toBe(200);
  expect((await client.get('/api/auth/status')).status).toBe(200);
  return client;
}

test('links lead to where whoever manages the center is, and stay there over a restart', async () => {
  const proxied = await startLarkhouse(on, { beside: larkhouse, config: { trustProxy: 'loopback' } });
  const { address } = proxied.server;
  expect(address.origin()).toBe(proxied.origin);
  await at('nurse', 'larkhouse.local:3000', proxied);
  expect(address.origin()).toBe(proxied.origin);
  const director = await at('director', 'larkhouse.local:3000', proxied);
  expect(address.origin()).toBe('http://larkhouse.local:3000');
  const calendar = await director.post<{ address: string }>('/api/calendar/feed');
  expect(calendar.body.address).toMatch(/^http:\/\/larkhouse\.local:3000\/api\/calendar\/feed\//);
  await at('director', 'localhost:3000', proxied);
  expect(address.origin()).toBe('http://larkhouse.local:3000');
  await proxied.stop();

  const again = openAddress(undefined, () => 'http://localhost:3000');
  await again.recall(larkhouse.server);
  expect(again.origin()).toBe('http://larkhouse.local:3000');
});

test('an address whose write fails is not remembered either', async () => {
  const address = openAddress(undefined, () => 'http://localhost:3000');
  // Jobs may not keep it.
  const learning = inCenter(larkhouse.server, { centerId }, async (scope) => address.learn(scope, 'http://never.test'));
  await expect(learning).rejects.toThrow('permission denied');
  expect(address.origin()).toBe('http://localhost:3000');
});

test('PUBLIC_URL stands, wherever somebody is', async () => {
  const config = { publicUrl: 'https://larkhouse.example', trustProxy: 'loopback' };
  const named = await startLarkhouse(on, { beside: larkhouse, config });
  await at('director', 'elsewhere.test', named);
  expect(named.server.address.origin()).toBe('https://larkhouse.example');
  await named.stop();
});

test('only who manages the center is told that nobody else can reach it', async () => {
  const told = async (role: string) =>
    (await (await at(role, '')).get<{ isLocalOnly: boolean }>('/api/auth/status')).body.isLocalOnly;
  expect(await told('director')).toBe(true);
  expect(await told('nurse')).toBe(false);
});

test.for([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.20', false],
] as const)('listening on %s alone: %s', ([host, isLocal]) => {
  expect(isLocalOnly({ host, publicUrl: undefined, trustProxy: undefined })).toBe(isLocal);
  expect(isLocalOnly({ host, publicUrl: 'https://larkhouse.example', trustProxy: undefined })).toBe(false);
  expect(isLocalOnly({ host, publicUrl: undefined, trustProxy: 'loopback' })).toBe(false);
});
