import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { z } from 'zod';
import type { CameraTest, StaffCamera } from '#contract/cameras.ts';
import { HAS_FFMPEG, openRtspCamera, SMALL } from '#testing/cameras/gateway.ts';
import { INSIDE, LOOPBACK } from '#testing/cameras/hostile-addresses.ts';
import { firstOf, type Scene, startScene } from '#testing/scene.ts';
import { unsealed } from './secrets.ts';

type Camera = z.output<typeof StaffCamera>;
let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene?.stop());

/** What the camera form sends (cameras-1). */
const FORM = {
  name: 'Front door',
  location: 'Entrance',
  ipAddress: '192.168.77.20',
  port: 80,
  streamUrl: '/live-k3y',
  username: 'operator-k3y',
  password: 'hunter-k3y',
};
const add = async (change: object = {}) =>
  (await scene.director.post<Camera>('/api/cameras', { ...FORM, ...change })).body;
const list = async (client = scene.director) => (await client.get<Camera[]>('/api/cameras')).body;
const stored = async (id: number) => {
  const [row] = await scene.rows<Record<string, never>>(
    `select port, source_version as "sourceVersion", address_sealed as "addressSealed", stream_sealed as "streamSealed",
       username_sealed as "usernameSealed", password_sealed as "passwordSealed" from camera where id = $1`,
    id,
  );
  if (!row) throw new Error('no such camera');
  return { row, said: unsealed(scene.larkhouse.server.vault, id, row as never) };
};

test('the form’s call adds a camera; where it is and its sign-in are in no answer and no log', async () => {
  const before = await list();
  expect(before).toEqual([]);
  const answer = await scene.director.post<Camera>('/api/cameras', FORM);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      ...{ name: 'Front door', location: 'Entrance', port: 80, isActive: true, lastOnline: null, room: null },
      ...{ ipAddress: null, username: null, password: null, hasAddress: true, hasUsername: true, hasPassword: true },
      streamUrl: `/api/cameras/${answer.body.id}/stream.m3u8?portal=staff`,
    },
  });
  const { said } = await stored(answer.body.id);
  expect(said).toEqual({
    ipAddress: FORM.ipAddress,
    streamUrl: FORM.streamUrl,
    username: FORM.username,
    password: FORM.password,
  });

  const everywhere = [answer.text, (await scene.director.get('/api/cameras')).text];
  everywhere.push(
    JSON.stringify(await scene.rows('select * from audit_detail')),
    JSON.stringify(await scene.rows('select * from outbox')),
  );
  everywhere.push(JSON.stringify(await scene.rows('select * from camera')));
  for (const text of everywhere) expect(text).not.toMatch(/k3y|192\.168\.77/);
});

test('what is encrypted for one camera can’t be read at another', async () => {
  const [one, other] = [await add(), await add()];
  await scene.rows(
    'update camera set password_sealed = (select password_sealed from camera where id = $1) where id = $2',
    one.id,
    other.id,
  );
  await expect(stored(other.id)).rejects.toThrow();
  expect((await stored(one.id)).said.password).toBe(FORM.password);
});

test('an empty port is none, an absent one the data model’s 8080', async () => {
  const { port: _, ...without } = FORM;
  expect((await add({ port: null })).port).toBeNull();
  expect((await add({ port: '' })).port).toBeNull();
  expect((await add({ port: '554' })).port).toBe(554);
  expect((await scene.director.post<Camera>('/api/cameras', without)).body.port).toBe(8080);
});

test('a sign-in that stands in an address is kept apart from it', async () => {
  const { id } = await add({ streamUrl: 'rtsp://root:se%40cret@192.168.77.9/live', username: '', password: '' });
  expect((await stored(id)).said).toMatchObject({
    streamUrl: 'rtsp://192.168.77.9/live',
    username: 'root',
    password: 'se@cret',
  });
});

test.each([
  [{ name: ' ' }, 'name', 'Camera name is required'],
  [{ port: 70_000 }, 'port', 'Enter the port as a number from 1 to 65535'],
  [{ port: 'web' }, 'port', 'Enter the port as a number from 1 to 65535'],
  [{ ipAddress: 'a b' }, 'ipAddress', 'Enter the camera’s address as a name or number, such as 192.168.1.20'],
  [{ ipAddress: '' }, 'ipAddress', 'Enter the camera’s address as a name or number, such as 192.168.1.20'],
  [
    { streamUrl: 'file:///etc/passwd' },
    'streamUrl',
    'The stream address must begin with rtsp://, rtsps://, http:// or https://',
  ],
  [
    { streamUrl: 'concat:/etc/passwd' },
    'streamUrl',
    'The stream address must begin with rtsp://, rtsps://, http:// or https://',
  ],
  [{ roomId: 999_999 }, 'roomId', 'There is no such room'],
])('%j is refused by name', async (change, field, text) => {
  const answer = await scene.director.post('/api/cameras', { ...FORM, ...change });
  expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: text } } });
});

test('an edit keeps what is left empty, takes away what is null, and needs the newest version', async () => {
  const { id, version } = await add();
  const { row } = await stored(id);
  const empty = { ipAddress: '', username: '', password: '', streamUrl: '', port: 80, version };
  const renamed = await scene.director.patch<Camera>(`/api/cameras/${id}`, { ...empty, name: 'Back door' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Back door', location: 'Entrance', hasPassword: true } });
  expect((await stored(id)).row).toEqual(row);
  expect((await scene.director.patch(`/api/cameras/${id}`, { ...empty, name: 'Late' })).status).toBe(412);

  await scene.director.patch(`/api/cameras/${id}`, { password: null, username: 'viewer' });
  const after = await stored(id);
  expect(after.said).toMatchObject({ username: 'viewer', password: null, ipAddress: FORM.ipAddress });
  expect(after.row.sourceVersion).toBe(Number(row.sourceVersion) + 1);
  expect((await scene.director.patch('/api/cameras/999999', { name: 'None' })).status).toBe(404);
});

test('a camera that moved keeps its path', async () => {
  const { id } = await add({ streamUrl: 'rtsp://192.168.77.9:8554/live' });
  await scene.director.patch(`/api/cameras/${id}`, { ipAddress: '192.168.77.10', password: FORM.password });
  expect((await stored(id)).said.streamUrl).toBe('rtsp://192.168.77.10/live');
});

test('a kept password goes to no other host or port, whether it is tested or changed', async () => {
  let calls = 0;
  const elsewhere = createServer((socket) => {
    calls += 1;
    socket.on('error', () => undefined).destroy();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  const { id } = await add({ ipAddress: '127.0.0.1', port: 9, streamUrl: '' });
  const forms = [
    { port },
    { streamUrl: `rtsp://127.0.0.1:${port}/live` },
    { streamUrl: `rtsp://guess@127.0.0.1:${port}/live` },
    { ipAddress: '192.168.77.30' },
    { ipAddress: `127.0.0.1:${port}`, username: 'somebody' },
  ];
  for (const form of forms) {
    const refused = [
      await scene.director.post<{ fields: object }>('/api/cameras/test', { id, ...form }),
      await scene.director.patch<{ fields: object }>(`/api/cameras/${id}`, form),
    ];
    for (const { status, body } of refused) {
      expect([status, body.fields], JSON.stringify(form)).toEqual([
        422,
        { password: 'Type this again: what is kept goes only to the host and port it was given for' },
      ]);
    }
  }
  expect(calls).toBe(0);
  const { row, said } = await stored(id);
  expect([row.port, said.password]).toEqual([9, FORM.password]);

  const typed = { streamUrl: `rtsp://127.0.0.1:${port}/live`, password: 'another-k3y' };
  expect((await scene.director.post('/api/cameras/test', { id, ...typed })).status).toBe(200);
  expect(calls).toBeGreaterThan(0);
  const inAddress = { streamUrl: `rtsp://someone:in-k3y@127.0.0.1:${port}/live` };
  expect((await scene.director.patch(`/api/cameras/${id}`, inAddress)).status).toBe(200);
  expect((await stored(id)).said).toMatchObject({ username: 'someone', password: 'in-k3y' });
  expect(
    (await scene.director.patch(`/api/cameras/${id}`, { ipAddress: '192.168.77.30', streamUrl: '/b', password: null }))
      .status,
  ).toBe(200);
  expect((await stored(id)).said.password).toBeNull();
});

test('nor does what stands in the query of a stream address', async () => {
  const { id } = await add({ streamUrl: 'http://192.168.77.9/live?auth=k3y' });
  const move = (more: object) =>
    scene.director.patch<{ fields: object }>(`/api/cameras/${id}`, { ipAddress: '192.168.77.10', ...more });
  expect(await move({ password: 'again-k3y' })).toMatchObject({
    status: 422,
    body: { fields: { streamUrl: expect.any(String) } },
  });
  expect((await move({ password: 'again-k3y', streamUrl: '/live?auth=new' })).status).toBe(200);
});

test('a deleted camera is gone, and what it could be found by is erased', async () => {
  const { id } = await add({ name: 'Old camera' });
  expect((await scene.director.delete(`/api/cameras/${id}`)).status).toBe(200);
  expect((await scene.director.delete(`/api/cameras/${id}`)).status).toBe(404);
  expect((await list()).map((camera) => camera.id)).not.toContain(id);
  expect((await stored(id)).row).toMatchObject({ addressSealed: null, streamSealed: null, passwordSealed: null });
});

test('only who manages cameras changes them; families see that they are there and no more', async () => {
  const { id } = await add();
  const teacher = await scene.as('Lead Teacher');
  expect((await teacher.post('/api/cameras', FORM)).status).toBe(403);
  expect((await teacher.patch(`/api/cameras/${id}`, { name: 'Mine' })).status).toBe(403);
  expect((await teacher.delete(`/api/cameras/${id}`)).status).toBe(403);
  expect((await teacher.post('/api/cameras/test', { ipAddress: '192.168.77.20' })).status).toBe(403);
  expect((await (await scene.as('Support Staff')).get('/api/cameras')).status).toBe(403);
  const parent = await scene.parentOf(firstOf(scene.world.families));
  expect(Object.keys((await list(parent)).find((camera) => camera.id === id) ?? {}).sort()).toEqual(
    ['id', 'name', 'location', 'room', 'isActive', 'lastOnline', 'streamUrl', 'view', 'privacySince'].sort(),
  );
});

describe('a camera is kept where one could be', () => {
  let strict: Scene;
  beforeAll(async () => {
    strict = await startScene({ cameras: {} });
  });
  afterAll(() => strict?.stop());

  test.each([...LOOPBACK, ...INSIDE, 'localhost', 'camera.localhost'])('and not at %s', async (host) => {
    const { director } = strict;
    const { id } = (await director.post<Camera>('/api/cameras', FORM)).body;
    for (const [field, form] of [
      ['streamUrl', { ipAddress: '', streamUrl: `rtsp://${host}/live` }],
      ['ipAddress', { ipAddress: host, streamUrl: '' }],
    ] as const) {
      const refused = { status: 422, body: { fields: { [field]: expect.any(String) } } };
      expect(await director.post('/api/cameras', { ...FORM, ...form }), field).toMatchObject(refused);
      expect(await director.patch(`/api/cameras/${id}`, form), field).toMatchObject(refused);
    }
  });

  test.each(['10.0.0.5', '192.168.1.20', '[fd12::5]', 'camera.lan', '8.8.8.8'])('as at %s', async (host) => {
    const answer = await strict.director.post('/api/cameras', { ...FORM, streamUrl: `rtsp://${host}/live` });
    expect(answer.status).toBe(201);
  });
});

test('the connection test says what is wrong and what to change, in the account’s language, and saves nothing', async () => {
  const before = (await list()).length;
  const tried = async (form: object) =>
    (await scene.director.post<z.output<typeof CameraTest>>('/api/cameras/test', form)).body;
  expect(await tried({ ipAddress: '169.254.169.254', port: 80, streamUrl: '/latest' })).toMatchObject({
    problem: { code: 'address-refused', message: 'Larkhouse does not connect to this address.' },
  });
  expect(await tried({ ipAddress: 'no-such-camera.invalid', port: 554 })).toMatchObject({
    problem: { code: 'name-not-found' },
  });
  expect(await tried({ ipAddress: '127.0.0.1', port: 9 })).toMatchObject({ problem: { code: 'refused' } });
  await scene.director.put('/api/preferences', { language: 'es' });
  expect(await tried({ ipAddress: '127.0.0.1', port: 9 })).toMatchObject({
    problem: { message: 'El dispositivo está ahí, pero nada responde en este puerto.' },
  });
  await scene.director.put('/api/preferences', { language: 'en' });
  expect((await scene.director.post('/api/cameras/test', { streamUrl: 'file:///x' })).status).toBe(422);
  expect((await list()).length).toBe(before);
});

test.skipIf(!HAS_FFMPEG)(
  'the connection test tells a wrong password, a wrong path, a camera of sound alone and rare keyframes apart',
  { timeout: 30_000 },
  async () => {
    const signIn = { username: 'admin', password: 'right', by: 'digest' } as const;
    const [locked, rare] = [
      await openRtspCamera({ ...SMALL, signIn }),
      await openRtspCamera({ ...SMALL, keyframeEvery: 60 }),
    ];
    const sound = await openSoundCamera();
    onTestFinished(async () => {
      await Promise.all([locked.camera.close(), rare.camera.close()]);
      sound.close();
    });
    const tried = async (port: number, path: string, password = '') => {
      const form = { ipAddress: '', streamUrl: `rtsp://127.0.0.1:${port}/${path}`, username: 'admin', password };
      return (await scene.director.post<z.output<typeof CameraTest>>('/api/cameras/test', form)).body;
    };
    const found = [
      await tried(locked.port, 'live', 'wrong-k3y'),
      await tried(locked.port, 'nowhere', 'right'),
      await tried(sound.port, 'live'),
      await tried(rare.port, 'live'),
      await tried(locked.port, 'live', 'right'),
    ];
    const said = found.map(({ problem, warnings }) => problem ?? warnings[0] ?? null);
    expect(said).toMatchObject([
      { code: 'wrong-password', advice: expect.stringContaining('Enter the camera’s own user name and password.') },
      { code: 'not-found', advice: expect.stringContaining('Check the stream address') },
      { code: 'unsupported-codec', advice: expect.stringContaining('Set the video encoding to H.264') },
      { code: 'keyframes-far-apart', advice: expect.stringContaining('Set the keyframe interval') },
      null,
    ]);
    expect(JSON.stringify(found)).not.toMatch(/k3y|127\.0\.0\.1|admin/);
  },
);

/** A camera that has a microphone, and no picture. */
async function openSoundCamera() {
  const sdp = 'v=0\r\nm=audio 0 RTP/AVP 0\r\n';
  const answer = `RTSP/1.0 200 OK\r\nCSeq: 1\r\nContent-Length: ${sdp.length}\r\n\r\n${sdp}`;
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('who may watch is a setting with versions', async () => {
  const { body } = await scene.director.get<{ parentViewing: string; version: number }>('/api/cameras/settings');
  expect(body.parentViewing).toBe('own-room');
  const put = (change: object) => scene.director.put('/api/cameras/settings', change);
  expect(await put({ parentViewing: 'any-room', version: body.version })).toMatchObject({
    status: 200,
    body: { parentViewing: 'any-room', version: body.version + 1 },
  });
  expect((await put({ parentViewing: 'any-time', version: body.version })).status).toBe(412);
  expect((await put({ parentViewing: 'always' })).status).toBe(422);
});
