import { afterAll, beforeAll, expect, test } from 'vitest';
import { photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Child {
  readonly id: number;
  readonly photoUrl: string | null;
  readonly version: number;
}
let scene: Scene;
let child: Child;
beforeAll(async () => {
  scene = await startScene();
  child = (await scene.director.get<Child[]>('/api/children')).body[0] as Child;
});
afterAll(() => scene.stop());

const uploaded = async () =>
  (await scene.director.upload<{ filePath: string }>('/api/uploads', await photograph(), 'me.jpg')).body.filePath;
const put = (filePath: unknown, more = {}) =>
  scene.director.put<Child>(`/api/children/${child.id}/photo`, { filePath, ...more });

test('a child gets a photo, another one, and none again; the address changes with the picture', async () => {
  expect(child.photoUrl).toBeNull();
  expect((await scene.director.get(`/api/children/${child.id}/photo`)).status).toBe(404);
  const first = (await put(await uploaded())).body;
  const second = (await put(await uploaded(), { version: first.version })).body;
  expect(second.photoUrl).not.toBe(first.photoUrl);
  const shown = await scene.director.open(second.photoUrl ?? '');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const loose = await scene.rows<{ count: number }>(
    'select count(*)::int as count from upload where released_at is not null',
  );
  expect(loose[0]?.count).toBe(1);
  expect((await put(null)).body.photoUrl).toBeNull();
});

test('what is no picture of this center, in use already or based on an old version is refused', async () => {
  for (const filePath of ['/uploads/never.jpg', '../../etc/passwd', '']) {
    expect(await put(filePath)).toMatchObject({
      status: 422,
      body: { fields: { filePath: 'Upload the picture first' } },
    });
  }
  const used = await uploaded();
  await put(used);
  expect((await put(used)).status).toBe(422);
  expect((await put(await uploaded(), { version: 1 })).status).toBe(412);
});
