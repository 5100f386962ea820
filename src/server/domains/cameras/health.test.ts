import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RtspCamera } from '../../../../demo/cameras/rtsp-camera.ts';
import { FaultyLine } from '../../../../testing/cameras/faulty-line.ts';
import { HAS_FFMPEG, SMALL } from '../../../../testing/cameras/gateway.ts';
import { type Scene, startScene } from '../../../../testing/scene.ts';
import { lookAtAddedCamera, lookAtCameras } from './jobs.ts';

interface Listed {
  readonly id: number;
  readonly isActive: boolean;
  readonly lastOnline: string | null;
  readonly problem: string | null;
  readonly problemMessage: string | null;
}
let scene: Scene;
let camera: RtspCamera;
let line: FaultyLine;
let port: number;

beforeAll(async () => {
  scene = await startScene();
  camera = new RtspCamera({ ...SMALL, signIn: { username: 'admin', password: 'right', by: 'digest' } });
  line = new FaultyLine(await camera.open());
  port = await line.open();
});
afterAll(async () => {
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
    await scene.rows<{ payload: { news: { kind: string; event: string; about: { id: number } } } }>(
      `select payload from outbox where task = 'notify' order by id`,
    )
  )
    .map(({ payload }) => payload.news)
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
    await look();
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
});

test('a camera without an address is not looked for, and not online', async () => {
  const { body } = await scene.director.post<{ id: number }>('/api/cameras', {
    name: 'Planned',
    location: '',
    ipAddress: '',
    port: null,
    streamUrl: '',
  });
  await look();
  expect(await listed(body.id)).toMatchObject({ isActive: false, problem: 'no-address' });
});
