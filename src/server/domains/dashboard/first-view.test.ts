import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../../../testing/client.ts';
import { type Scene, startScene } from '../../../../testing/scene.ts';
import deutsch from '../../../web/locales/de/portal.json' with { type: 'json' };
import childrenEnglish from '../../../web/locales/en/childrenManagement.json' with { type: 'json' };
import english from '../../../web/locales/en/dashboard.json' with { type: 'json' };
import portal from '../../../web/locales/en/portal.json' with { type: 'json' };
import spanish from '../../../web/locales/es/dashboard.json' with { type: 'json' };
import childrenFrench from '../../../web/locales/fr/childrenManagement.json' with { type: 'json' };
import { ROOT } from '../../root.ts';
import { serveScreens } from '../../screens.ts';

// What the pages say before the application is there is what it says afterwards.

let scene: Scene;
let name: string;
beforeAll(async () => {
  scene = await startScene({ prepare: (app, server) => serveScreens(app, server, ROOT) });
  [{ name }] = (await scene.rows<{ name: string }>('select name from center')) as [{ name: string }];
});
afterAll(() => scene.stop());

const page = (client: Client, path: string, language = 'en') =>
  client.get<unknown>(path, { accept: 'text/html', 'accept-language': language });
/** The words that stand in the application's place. */
const shown = (html: string) =>
  (/<div id="root">([\s\S]*?)<\/body>/.exec(html)?.[1] ?? '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('the staff’s begins with the words of the screen, in the language of its reader', async () => {
  const { text, headers } = await page(scene.director, '/');
  expect(shown(text)).toEqual([name, english.title, english.subtitle, english.greeting, english.greetingSub]);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  expect(text).toContain('<script type="module"');
  expect(shown((await page(scene.director, '/dashboard', 'es')).text)).toContain(spanish.greeting);
  expect(shown((await page(scene.director, '/dashboard', 'de')).text)).toContain(english.greeting);
});

test('the children’s begins with the screen’s words, for who may see children', async () => {
  const { text } = await page(scene.director, '/children');
  expect(shown(text)).toEqual([name, childrenEnglish.title, childrenEnglish.subtitle]);
  expect(shown((await page(scene.director, '/children', 'fr')).text)).toContain(childrenFrench.subtitle);
  const plain = await (await fetch(`${scene.larkhouse.origin}/children`)).text();
  const without = `delete from role_capability c using role r
    where r.id = c.role_id and r.name = 'Support Staff' and capability = 'children.see'`;
  const support = await scene.as('Support Staff');
  await scene.rows(without);
  expect((await page(support, '/children')).text).toBe(plain);
});

test('the parents’ greets by name, which cannot bring a mark of its own', async () => {
  const family = await scene.newFamily();
  await scene.rows(`update guardian set first_name = '<b>Ann' where id = ${family.guardianId}`);
  const me = await scene.parentOf(family);
  const greetings = (words: typeof portal.dashboard) =>
    [words.morning, words.afternoon, words.evening].map((text) => text.replace('{{name}}', '&#60;b&#62;Ann'));
  const said = shown((await page(me, '/parent-dashboard')).text);
  expect(said.slice(0, 2)).toEqual([name, portal.dashboard.title]);
  expect(greetings(portal.dashboard)).toContain(said[2]);
  const german = shown((await page(me, '/parent-dashboard', 'de')).text);
  expect(greetings(deutsch.dashboard as typeof portal.dashboard)).toContain(german[2]);
});

test('nobody else gets a word: no session, the other portal’s, an ended one, another view', async () => {
  const family = await scene.newFamily();
  const me = await scene.parentOf(family);
  const plain = await (await fetch(`${scene.larkhouse.origin}/`)).text();
  const same = async (client: Client, path: string) => expect((await page(client, path)).text).toBe(plain);
  await same(me, '/');
  await same(scene.director, '/parent-dashboard');
  await same(me, '/parent-dashboard?view=billing');
  await me.post('/api/auth/logout');
  await same(me, '/parent-dashboard');
});
