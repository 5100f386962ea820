import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { RtspCamera } from '#demo/cameras/rtsp-camera.ts';
import { FaultyLine } from '#testing/cameras/faulty-line.ts';
import { HAS_FFMPEG, SMALL } from '#testing/cameras/gateway.ts';
import { type Client, signedIn } from '#testing/client.ts';
import { effectsIn } from '#testing/effects/seen.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { lookAtAddedCamera, lookAtCameras } from './jobs.ts';

interface Listed {
  readonly id: number;
  readonly isActive: boolean;
  readonly lastOnline: string | null;
  readonly problem: string | null;
  readonly problemMessage: string | null;
}
let scene: Scene;
let beside: TestLarkhouse;
let camera: RtspCamera;
let line: FaultyLine;
let port: number;

beforeAll(async () => {
  scene = await startScene();
  beside = await startLarkhouse(
    { database: inject('database'), template: inject('template') },
    { beside: scene.larkhouse },
  );
  camera = new RtspCamera({ ...SMALL, signIn: { username: 'admin', password: 'right', by: 'digest' } });
  line = new FaultyLine(await camera.open());
  port = await line.open();
});
afterAll(async () => {
  await beside?.stop();
  await scene?.stop();
  await line?.close();
  await camera?.close();
});

const add = async (password: string) => {
  const body = {
    name: 'Hall',
    location: '',
    ipAddress: '',
    streamUrl: `rtsp://127.0.0.1:${port}/live`,
    username: 'admin',
    password,
  };
  const { id } = (await scene.director.post<{ id: number }>('/api/cameras', body)).body;
  return id;
};
const look = () => lookAtCameras({ server: scene.larkhouse.server, centerId: scene.world.centerId });
const listed = async (id: number) =>
  (await scene.director.get<Listed[]>('/api/cameras')).body.find((one) => one.id === id);
const told = async (id: number) =>
  (
    await scene.rows<{ payload: { notification: { kind: string; event: string; about: { id: number } } } }>(
      `select payload from outbox where task = 'notify' order by id`,
    )
  )
    .map(({ payload }) => payload.notification)
    .filter(({ kind, about }) => kind === 'camera' && about.id === id)
    .map(({ event }) => event);
const pass = (minutes: number) => scene.larkhouse.clock.advance({ minutes });

describe.skipIf(!HAS_FFMPEG)('a camera', () => {
  test('that was just added is looked at once; a miss is not yet an absence; staff are told once that it stays away, and that it is back', async () => {
    const id = await add('right');
    expect(await listed(id)).toMatchObject({ isActive: true, lastOnline: null });
    const job = { server: scene.larkhouse.server, centerId: scene.world.centerId, input: { cameraId: id }, attempt: 1 };
    await lookAtAddedCamera(job);
    const seen = scene.larkhouse.clock.now().toISOString();
    expect(await listed(id)).toMatchObject({ isActive: true, lastOnline: seen, problem: null });

    await line.close();
    pass(1);
    await look();
    expect(await listed(id)).toMatchObject({
      isActive: true,
      lastOnline: seen,
      problem: 'refused',
      problemMessage: 'The device is there, but nothing answers at this port.',
    });
    pass(1);
    await look();
    expect(await listed(id)).toMatchObject({ isActive: false, lastOnline: seen });
    expect(await told(id)).toEqual([]);
    for (let minute = 0; minute < 8; minute += 1) {
      pass(1);
      await look();
    }
    expect(await told(id)).toEqual(['offline']);

    await line.open();
    pass(1);
    expect(await effectsIn(scene, look)).toContain('tell cameras');
    expect(await listed(id)).toMatchObject({
      isActive: true,
      problem: null,
      lastOnline: scene.larkhouse.clock.now().toISOString(),
    });
    expect(await told(id)).toEqual(['offline', 'online']);
    await scene.director.delete(`/api/cameras/${id}`);
  });

  test('whose password is wrong is not locked: it is tried once, and again after half an hour or a change', async () => {
    const id = await add('wrong');
    const before = camera.attempts;
    for (let minute = 0; minute < 10; minute += 1) {
      await look();
      pass(1);
    }
    expect(camera.attempts - before).toBe(1);
    expect(await listed(id)).toMatchObject({ isActive: false, problem: 'wrong-password' });
    pass(25);
    await look();
    expect(camera.attempts - before).toBe(2);
    await scene.director.patch(`/api/cameras/${id}`, { password: 'right' });
    await look();
    expect(await listed(id)).toMatchObject({ isActive: true, problem: null });
    expect(camera.attempts - before).toBe(3);
    await scene.director.delete(`/api/cameras/${id}`);
  });

  test('whose password is wrong gets it once from all together: looks, viewers, stills and the connection test, in two processes', async () => {
    const elsewhere = await signedIn(beside, 'staff', {
      centerId: scene.world.centerId,
      accountId: scene.world.staff.Director,
    });
    const everyWay = (client: Client, id: number) => [
      client.get(`/api/cameras/${id}/stream.m3u8`),
      client.get(`/api/cameras/${id}/snapshot.jpg`),
      client.post('/api/cameras/test', { id }),
      client.post('/api/cameras/test', { id, streamUrl: `rtsp://127.0.0.1:${port}/other` }),
    ];
    const id = await add('wrong');
    for (const client of [scene.director, elsewhere])
      expect((await client.post(`/api/cameras/${id}/view`)).status).toBe(200);
    const before = camera.attempts;
    const [, ...answers] = await Promise.all([look(), ...everyWay(scene.director, id)]);
    expect(camera.attempts - before).toBe(1);
    answers.push(...(await Promise.all(everyWay(elsewhere, id))));
    expect(answers.map(({ body }) => codeOf(body))).toEqual(Array(8).fill('wrong-password'));
    await look();
    expect(camera.attempts - before).toBe(1);

    const anew = { id, password: 'wrong too' };
    expect(codeOf((await scene.director.post('/api/cameras/test', anew)).body)).toBe('wrong-password');
    expect(camera.attempts - before).toBe(2);
    await scene.director.patch(`/api/cameras/${id}`, { password: 'right' });
    expect(codeOf((await elsewhere.post('/api/cameras/test', { id })).body)).toBeNull();
    expect((await scene.director.get(`/api/cameras/${id}/snapshot.jpg`)).status).toBe(200);
    await scene.director.delete(`/api/cameras/${id}`);
  });
});

/** The problem a camera's answer names. */
const codeOf = (body: unknown) => {
  const { code, problem } = body as { code?: string; problem?: { code: string } | null };
  return code ?? problem?.code ?? null;
};

test('a camera without an address is not looked for, and not online', async () => {
  const { body } = await scene.director.post<{ id: number }>('/api/cameras', {
    name: 'Planned',
    location: '',
    ipAddress: '',
    port: null,
    streamUrl: '',
  });
  expect(await effectsIn(scene, look)).toEqual(['tell cameras']);
  expect(await listed(body.id)).toMatchObject({ isActive: false, problem: 'no-address' });
  expect(await effectsIn(scene, look)).toEqual([]);
});
