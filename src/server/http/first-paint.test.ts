import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { serveTestScreens, TEST_PAGE } from '#testing/pages.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// Which page goes to whom. That no name is in a page holds for all of them: they are built before there is one.

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ prepare: serveTestScreens });
});
afterAll(() => scene.stop());

const page = (client: Client, path: string, language = 'en') =>
  client.get<unknown>(path, { accept: 'text/html', 'accept-language': language });
const painted = async (client: Client, path: string, language?: string) =>
  /<title>(.*)<\/title>/.exec((await page(client, path, language)).text)?.[1];

test('the staff get their screens’ pages in their language', async () => {
  expect(await painted(scene.director, '/')).toBe('dashboard.en');
  expect(await painted(scene.director, '/dashboard', 'es')).toBe('dashboard.es');
  expect(await painted(scene.director, '/dashboard', 'de')).toBe('dashboard.de');
  expect(await painted(scene.director, '/room')).toBe('room.en');
  expect(await painted(scene.director, '/messages')).toBe('messages.en');
  await scene.director.put('/api/preferences', { language: 'fr' });
  expect(await painted(scene.director, '/children', 'es')).toBe('children.fr');
});

test('a page is asked for anew each time, and lets nothing but our own files run', async () => {
  const { headers } = await page(scene.director, '/');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ]+;/);
});

test('it comes in what the browser reads, and not again while it is the same', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const { status, headers } = await scene.director.get<unknown>('/', { 'accept-encoding': encoding });
    expect([status, headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding]);
    const again = await scene.director.get('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('so do the page of all other screens, and the logo that stands on each', async () => {
  for (const [address, type] of [
    ['/billing', 'text/html; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml'],
  ] as const) {
    const { status, headers } = await scene.director.get<unknown>(address);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, 'no-cache']);
    const again = await scene.director.get(address, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  }
});

test('parents get theirs in their language', async () => {
  const me = await scene.parentOf(await scene.newFamily());
  expect(await painted(me, '/parent-dashboard')).toBe('parent-dashboard.en');
  expect(await painted(me, '/parent-dashboard', 'de')).toBe('parent-dashboard.de');
});

test('a demonstration’s says what it is', async () => {
  await scene.rows('update center set is_demo = true');
  expect(await painted(scene.director, '/', 'es')).toBe('dashboard.fr-demo');
  await scene.rows('update center set is_demo = false');
});

test('the children’s is for who may see children', async () => {
  const support = await scene.as('Support Staff');
  expect(await painted(support, '/children')).toBe('children.en');
  await scene.rows(`delete from role_capability c using role r
    where r.id = c.role_id and r.name = 'Support Staff' and capability = 'children.see'`);
  expect((await page(support, '/children')).text).toBe(TEST_PAGE);
});

test('everybody else gets the one page: no session, the other portal’s, an ended one, another view', async () => {
  const me = await scene.parentOf(await scene.newFamily());
  const same = async (client: Client, path: string) => expect((await page(client, path)).text).toBe(TEST_PAGE);
  expect(await (await fetch(`${scene.larkhouse.origin}/`)).text()).toBe(TEST_PAGE);
  await same(me, '/');
  await same(scene.director, '/parent-dashboard');
  await same(me, '/parent-dashboard?view=billing');
  await me.post('/api/auth/logout');
  await same(me, '/parent-dashboard');
});
