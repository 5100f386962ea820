import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '#testing/client.ts';
import { serveTestScreens } from '#testing/pages.ts';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';

// The page of the parents' gallery is the one page that holds something of who asks for it.

let scene: Scene;
beforeAll(async () => {
  scene = await startScene({ prepare: serveTestScreens });
});
afterAll(() => scene.stop());

async function post(childIds: number[]): Promise<number> {
  const bytes = await photograph({ width: 600, height: 400 });
  const { body } = await scene.director.upload<{ filePath: string; fileName: string }>('/api/uploads', bytes, 'a.jpg');
  const { fileName, filePath } = body;
  const photo = {
    fileName,
    filePath,
    title: 'Only ours',
    description: '',
    tags: [],
    fileSize: bytes.length,
    isVisible: true,
  };
  return (await scene.director.post<{ id: number }>('/api/gallery', { ...photo, childIds })).body.id;
}

const pageFor = (client: Client) => client.get<unknown>('/parent-gallery', { accept: 'text/html' });
const pictures = (html: string) =>
  [...html.matchAll(/<img id="\d" src="\/api\/gallery\/(\d+)\//g)].map(([, id]) => Number(id));

test('a parent’s page begins with their newest pictures, and with none of another family', async () => {
  const [mine, theirs] = [await scene.newFamily(), await scene.newFamily()];
  const [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
  expect(pictures((await pageFor(me)).text)).toEqual([]);
  const ids: number[] = [];
  for (let one = 0; one < 5; one += 1) ids.push(await post([mine.childId]));

  const page = await pageFor(me);
  expect(pictures(page.text)).toEqual(ids.toReversed().slice(0, 4));
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  // The addresses alone: not a word of the photos.
  expect(page.text).not.toContain('Only ours');
  const picture = await me.open(`/api/gallery/${ids.at(-1)}/image?size=320&portal=parent`);
  expect(picture.status).toBe(200);

  expect(pictures((await pageFor(them)).text)).toEqual([]);
  expect((await pageFor(them)).headers.get('cache-control')).toBe('no-cache');
});

test('nobody without a parent’s session gets a picture’s address, nor who wants them blurred', async () => {
  const family = await scene.newFamily();
  const me = await scene.parentOf(family);
  await post([family.childId]);
  expect(pictures((await pageFor(me)).text)).toHaveLength(1);
  for (const stranger of [new Client(scene.larkhouse.origin), scene.director]) {
    const { status, text } = await pageFor(stranger);
    expect([status, pictures(text)]).toEqual([200, []]);
  }
  await me.put('/api/preferences', { privacyMode: true });
  expect(pictures((await pageFor(me)).text)).toEqual([]);
  await me.put('/api/preferences', { privacyMode: false });
  await me.post('/api/auth/logout');
  expect(pictures((await pageFor(me)).text)).toEqual([]);
});
