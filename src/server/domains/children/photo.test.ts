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

test('a photo is for staff and the child’s own family, and for nobody once it is taken away', async () => {
  const [mine, theirs] = [await scene.newFamily(), await scene.newFamily()];
  const [me, them] = [await scene.parentOf(mine), await scene.parentOf(theirs)];
  const place = `/api/children/${mine.childId}/photo`;
  const change = async (filePath: string | null) =>
    expect((await scene.director.put(place, { filePath })).status).toBe(200);
  await change(await uploaded());
  const bytes = await (await me.open(place)).bytes();
  expect(bytes.length).toBeGreaterThan(0);
  for (const who of [me, scene.director]) expect(await (await who.open(place)).bytes()).toEqual(bytes);
  const part = await me.get(place, { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect((await them.get(place)).status).toBe(404);
  await change(null);
  for (const who of [me, scene.director]) expect((await who.get(place)).status).toBe(404);
  await change(await uploaded());
  await scene.rows('update guardianship set ended_at = now() where child_id = $1', mine.childId);
  expect((await me.get(place)).status).not.toBe(200);
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
