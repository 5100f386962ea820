import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKey } from '#testing/client.ts';
import { pdf, photograph } from '#testing/pictures.ts';
import { type Scene, startScene } from '#testing/scene.ts';

interface Logo {
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly version: number;
}
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.stop());

const uploaded = async (bytes?: Uint8Array<ArrayBuffer>) => {
  const file = bytes ?? (await photograph({ width: 800, height: 200 }));
  return (await scene.director.upload<{ filePath: string }>('/api/uploads', file, 'logo.jpg')).body.filePath;
};
const put = (filePath: unknown, more = {}) => scene.director.put<Logo>('/api/center/logo', { filePath, ...more });
const stored = async () => (await scene.director.get<{ logo: Logo }>('/api/center/settings')).body.logo;

test('the center gets a logo, another one, and none again; both portals are told where it is', async () => {
  expect(await stored()).toEqual({ logo: null, version: 1 });
  expect((await scene.director.get('/api/center/logo')).status).toBe(404);
  const first = (await put(await uploaded(), { version: 1 })).body;
  expect(first).toMatchObject({ logo: { width: 800, height: 200 }, version: 2 });
  const second = (await put(await uploaded(), { version: 2 })).body;
  expect(second.logo?.url).not.toBe(first.logo?.url);
  expect(await stored()).toEqual(second);

  const parent = await scene.parentOf(await scene.newFamily());
  for (const [client, session] of [
    [scene.director, '/api/auth/status'],
    [await scene.as('Support Staff'), '/api/auth/status'],
    [parent, '/api/parent/session'],
  ] as const) {
    const { center } = (await client.get<{ center: Pick<Logo, 'logo'> }>(session)).body;
    expect(center.logo).toEqual(second.logo);
    const shown = await client.open(center.logo?.url ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const picture = await sharp(Buffer.from(await shown.bytes())).metadata();
    expect([picture.width, picture.exif]).toEqual([320, undefined]);
  }

  expect((await put(null, { version: 3 })).body).toEqual({ logo: null, version: 4 });
  expect((await scene.director.get('/api/center/logo')).status).toBe(404);
  const released = await scene.rows('select from upload where released_at is not null');
  expect(released).toHaveLength(2);
  const said = await scene.rows<{ action: string }>(
    "select action from audit where action like '%center logo' order by id",
  );
  expect(said.map(({ action }) => action)).toEqual(['change center logo', 'change center logo', 'remove center logo']);
});

test('sent twice, it is changed once', async () => {
  const filePath = await uploaded();
  const key = idempotencyKey();
  const answers = [
    await scene.director.put<Logo>('/api/center/logo', { filePath }, key),
    await scene.director.put<Logo>('/api/center/logo', { filePath }, key),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
});

test('what is no picture of this center, in use already or based on an old version is refused', async () => {
  for (const filePath of ['/uploads/never.jpg', '../../etc/passwd', '']) {
    expect(await put(filePath)).toMatchObject({
      status: 422,
      body: { fields: { filePath: 'Upload the picture first' } },
    });
  }
  expect(await put(await uploaded(pdf()))).toMatchObject({
    status: 422,
    body: { fields: { filePath: 'Choose a picture' } },
  });
  const used = await uploaded();
  await put(used);
  expect((await put(used)).status).toBe(422);
  expect((await put(await uploaded(), { version: 1 })).status).toBe(412);
  const lead = await scene.as('Lead Teacher');
  expect((await lead.put('/api/center/logo', { filePath: await uploaded() })).status).toBe(403);
});
