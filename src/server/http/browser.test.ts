import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '#contract/index.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { serveTestPages } from '#testing/pages.ts';
import { makeCenter, type World } from '#testing/world.ts';

// What protects people in a browser: headers, the policy on scripts, writes from other sites, what stays on the disk.

const on = { database: inject('database'), template: inject('template') };
let larkhouse: TestLarkhouse;
let overTls: TestLarkhouse;
let world: World;
let director: Client;

beforeAll(async () => {
  larkhouse = await startLarkhouse(on, { prepare: serveTestPages });
  overTls = await startLarkhouse(on, { beside: larkhouse, config: { publicUrl: 'https://larkhouse.example' } });
  world = await makeCenter(larkhouse);
  director = await signedIn(larkhouse, 'staff', { centerId: world.centerId, accountId: world.staff.Director });
});
afterAll(async () => {
  await overTls.stop();
  await larkhouse.stop();
});

const EVERY_KIND = [
  '/',
  '/a/screen',
  '/assets/main-1.js',
  '/healthz',
  '/readyz',
  '/api/setup',
  '/api/children',
  '/api/no-such',
  '/api/children/x',
];

describe('headers', () => {
  test.each(EVERY_KIND)('%s is protected', async (path) => {
    for (const client of [director, { get: (at: string) => fetch(larkhouse.origin + at) }]) {
      const { headers } = await client.get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test.each(EVERY_KIND)('the policy of %s lets nothing but our own files run', async (path) => {
    const policy = (await director.get(path)).headers.get('content-security-policy') ?? '';
    const directives = new Map(
      policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]),
    );
    expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    // And the script that stands in the page itself, by what it says.
    const own =
      path === '/' || path === '/a/screen' ? [`'sha256-${createHash('sha256').update('1').digest('base64')}'`] : [];
    expect(directives.get('script-src')).toEqual(["'self'", ...own]);
    expect(directives.get('style-src')).toEqual(["'self'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('form-action')).toEqual(["'self'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  test('an address that cannot be read is answered before all that, and still nothing could run', async () => {
    const { headers } = await director.get('/api/%');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('only behind TLS browsers are told to stay there', async () => {
    const told = (at: TestLarkhouse) =>
      fetch(`${at.origin}/api/setup`).then(({ headers }) => headers.get('strict-transport-security'));
    expect(await told(larkhouse)).toBeNull();
    expect(await told(overTls)).toMatch(/^max-age=31536000/);
  });
});

describe('writes from another site', () => {
  const status = (headers: Record<string, string>, at = larkhouse) =>
    fetch(`${at.origin}/api/children`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', cookie: director.cookie, ...headers },
    }).then((answer) => answer.status);
  const [REFUSED, READ] = [403, 422];

  test.each(['cross-site', 'same-site', 'none', '', 'Same-Origin'])('Sec-Fetch-Site: %s is refused', async (site) => {
    expect(await status({ 'sec-fetch-site': site })).toBe(REFUSED);
  });
  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1',
    'http://127.0.0.1:1',
    'nonsense',
    'http://evil.example:80@127.0.0.1',
  ])('Origin: %s is refused', async (origin) => {
    expect(await status({ origin })).toBe(REFUSED);
  });
  test('the origin cannot speak for a site the browser has named', async () => {
    expect(await status({ 'sec-fetch-site': 'cross-site', origin: larkhouse.origin })).toBe(REFUSED);
  });
  test('every unsafe method is covered, also where nobody has to be signed in', async () => {
    const cross = { 'sec-fetch-site': 'cross-site' };
    expect((await director.delete(`/api/staff/${world.staff.Nurse}`, cross)).status).toBe(REFUSED);
    expect((await director.put(`/api/staff/${world.staff.Nurse}`, { isOnDuty: true }, cross)).status).toBe(REFUSED);
    expect((await director.patch('/api/attendance/1', {}, cross)).status).toBe(REFUSED);
    expect((await director.post('/api/auth/logout', undefined, cross)).status).toBe(REFUSED);
    expect((await director.post('/api/auth/login', { email: 'a@b.test', password: 'secret' }, cross)).status).toBe(
      REFUSED,
    );
    expect((await director.get('/api/auth/status')).status).toBe(200);
  });
  test('our own pages and callers that are no browser pass', async () => {
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(READ);
    expect(await status({ origin: larkhouse.origin })).toBe(READ);
    expect(await status({})).toBe(READ);
  });
  test('behind TLS the public address is our own', async () => {
    expect(await status({ origin: 'https://larkhouse.example' }, overTls)).not.toBe(REFUSED);
    expect(await status({ origin: 'https://larkhouse.example.evil.test' }, overTls)).toBe(REFUSED);
  });
});

describe('what stays behind', () => {
  test('answers are kept nowhere, and the same one is not sent twice', async () => {
    const first = await director.get('/api/rooms');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await director.get('/api/rooms', { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await director.get('/api/rooms', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a changed answer has another tag', async () => {
    const before = await director.get('/api/staff');
    await director.put(`/api/staff/${world.staff.Nurse}`, { isOnDuty: true });
    const after = await director.get('/api/staff', { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  test('a tag opens nothing: who is signed out gets 401, and who may not gets 403', async () => {
    const etag = (await director.get('/api/incidents')).headers.get('etag') ?? '';
    const support = await signedIn(larkhouse, 'staff', {
      centerId: world.centerId,
      accountId: world.staff['Support Staff'],
    });
    expect((await support.get('/api/incidents', { 'if-none-match': etag })).status).toBe(403);
    const answer = await fetch(`${larkhouse.origin}/api/incidents`, { headers: { 'if-none-match': etag } });
    expect(answer.status).toBe(401);
  });

  test('refusals are not kept either', async () => {
    for (const path of ['/api/children/x', '/api/no-such', '/api/children/999999']) {
      expect((await director.get(path)).headers.get('cache-control'), path).toBe('no-store');
    }
  });
});

describe('the description of the interface', () => {
  test('is valid JSON with every route, for staff alone', async () => {
    const { body, text } = await director.get<{ openapi: string; paths: Record<string, Record<string, unknown>> }>(
      '/api/openapi.json',
    );
    expect(body.openapi).toMatch(/^3\.1\./);
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(Object.keys(api).sort());
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references).toContain('components/schemas/Child');
    for (const path of references) {
      const part = path
        .split('/')
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], body);
      expect(part, path).toBeDefined();
    }
    expect((await fetch(`${larkhouse.origin}/api/openapi.json`)).status).toBe(401);
    const guardianId = world.families[0]?.guardianId ?? 0;
    const parent = await signedIn(larkhouse, 'parent', { centerId: world.centerId, accountId: guardianId });
    expect((await parent.get('/api/openapi.json')).status).toBe(403);
  });
});
