import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { RtspCamera } from '#demo/cameras/rtsp-camera.ts';
import { TIMINGS } from '#server/kernel/cameras/hub.ts';
import { BoxReader, isInit } from '#server/kernel/cameras/mp4-boxes.ts';
import { gatewayProcesses, HAS_FFMPEG, openRtspCamera } from '#testing/cameras/gateway.ts';
import { muteViewer } from '#testing/cameras/mute-viewer.ts';
import { Client, signedIn } from '#testing/client.ts';
import { OWN_MACHINE, startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';
import type { Family } from '#testing/world.ts';
import { lookAtCameras } from './jobs.ts';

// The picture as a player gets it, over HTTP, from a real camera.
let scene: Scene;
let beside: TestLarkhouse;
let camera: RtspCamera;
let id: number;
let toddlerRoom: number;

beforeAll(async () => {
  scene = await startScene({ cameras: { ...OWN_MACHINE, timings: { ...TIMINGS, patience: 1500 } } });
  beside = await startLarkhouse(
    { database: inject('database'), template: inject('template') },
    { beside: scene.larkhouse },
  );
  const rooms = (await scene.director.get<{ id: number; name: string }[]>('/api/rooms')).body;
  toddlerRoom = rooms.find(({ name }) => name === 'Toddler Room')?.id ?? 0;
  const opened = await openRtspCamera();
  camera = opened.camera;
  const place = { name: 'Toddlers', location: 'By the window', ipAddress: '127.0.0.1', port: opened.port };
  const body = { ...place, streamUrl: `rtsp://127.0.0.1:${opened.port}/live`, roomId: toddlerRoom };
  id = (await scene.director.post<{ id: number }>('/api/cameras', body)).body.id;
});
afterAll(async () => {
  await beside?.stop();
  await scene?.stop();
  await camera?.close();
  expect(gatewayProcesses()).toEqual([]);
});

const attend = (childId: number, body: object) =>
  scene.director.post('/api/attendance', { childId, date: '2026-03-02', checkInBy: 'Ned', status: 'present', ...body });
const address = (path: string) => `/api/cameras/${id}/${path}`;
const privacy = (on: boolean, client = scene.director) => client.post(`/api/rooms/${toddlerRoom}/privacy`, { on });
const endings = async ({ guardianId }: Family) =>
  (await scene.director.get<{ ending: string | null }[]>(`/api/cameras/views?guardianId=${guardianId}`)).body.map(
    ({ ending }) => ending,
  );

/** A family whose child is here, and whose guardian watches. */
async function watcher(larkhouse = scene.larkhouse) {
  const family = await scene.newFamily();
  await attend(family.childId, { checkInTime: '07:20' });
  const account = { centerId: scene.world.centerId, accountId: family.guardianId };
  const client = await signedIn(larkhouse, 'parent', account);
  expect((await client.post(address('view'))).status).toBe(200);
  return { family, client };
}
/** The pieces that the playlist names, in order. */
async function piecesOf(client: Client): Promise<string[]> {
  const { status, text } = await client.get<string>(address('stream.m3u8'));
  expect(status, text).toBe(200);
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
const read = async (client: Client, piece: string) => {
  const answer = await client.open(address(piece));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe.skipIf(!HAS_FFMPEG)('a parent’s picture', { timeout: 30_000 }, () => {
  let family: Family;
  let client: Client;
  beforeEach(async () => {
    ({ family, client } = await watcher());
  });

  test('moves: piece after piece of it can be played, and nothing of it is kept by the browser', async () => {
    const { text, headers } = await client.get<string>(address('stream.m3u8'));
    expect(headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
    expect(headers.get('cache-control')).toBe('no-store');
    const map = /URI="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(map).toMatch(/^init\.mp4\?run=\d+&portal=parent$/);
    const first = (await piecesOf(client))[0] ?? '';
    const newer = await until(async () =>
      (await piecesOf(client)).find((piece) => numberOf(piece) > numberOf(first) + 1),
    );
    const init = await read(client, map);
    const [begun] = new BoxReader().push(init.bytes);
    expect(begun && isInit(begun) && begun.profile).toBeGreaterThan(0);
    const pictures = await Promise.all(
      [first, newer].map(async (piece) => new BoxReader().push((await read(client, piece)).bytes)),
    );
    const [early, late] = pictures.map(([picture]) => picture && !isInit(picture) && picture.time);
    expect(Number(late)).toBeGreaterThan(Number(early));
    const { answer } = await read(client, newer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('video/mp4');
    expect((await client.get(address('view'))).body).toMatchObject({
      state: 'live',
      problem: null,
      watermark: `Guardian ${family.marker} Last ${family.marker}`,
    });
    expect((await scene.director.get(address('snapshot.jpg?portal=staff'))).headers.get('content-type')).toBe(
      'image/jpeg',
    );
  });

  test('stops at the privacy button, pressed at another process, and its ffmpeg with it', async () => {
    const [piece = ''] = await piecesOf(client);
    const elsewhere = await signedIn(beside, 'staff', {
      centerId: scene.world.centerId,
      accountId: scene.world.staff.Nurse,
    });
    expect((await privacy(true, elsewhere)).status).toBe(200);
    expect((await client.get(address(piece))).status).toBe(403);
    expect(await client.get(address('stream.m3u8'))).toMatchObject({ status: 403, body: { code: 'privacy' } });
    expect((await scene.director.get(address('snapshot.jpg'))).status).toBe(403);
    await until(() => gatewayProcesses().length === 0, 5000);
    expect(await endings(family)).toEqual(['privacy']);
    await privacy(false);
    expect((await client.get(address('stream.m3u8'))).status).toBe(403);
    await client.post(address('view'));
    expect((await piecesOf(client)).length).toBeGreaterThan(0);
  });

  test('stops when the child is checked out, the guardian signs out or loses the child: the next piece is refused, the log says it', async () => {
    const [left, gone] = [await watcher(), await watcher()];
    const [piece = ''] = await piecesOf(client);
    for (const one of [left, gone]) await piecesOf(one.client);
    await attend(family.childId, { checkOutTime: '07:29', checkOutBy: 'Ned' });
    expect((await client.get(address(piece))).status).toBe(403);
    await left.client.post('/api/auth/logout');
    expect((await left.client.get(address(piece))).status).toBe(401);
    await scene.rows(
      'update guardianship set ended_at = $1 where guardian_id = $2',
      scene.larkhouse.clock.now(),
      gone.family.guardianId,
    );
    expect((await gone.client.get(address(piece))).status).toBe(403);
    await until(async () => (await endings(family))[0] === 'check-out', 5000);
    await until(async () => (await endings(left.family))[0] === 'signed-out', 5000);
    await until(async () => (await endings(gone.family))[0] === 'not-allowed', 5000);
  });

  test('is the same half hour and the same picture at two processes of one database, each with its own ffmpeg', async () => {
    const other = new Client(beside.origin);
    other.setCookie('larkhouse_parent', client.cookie.replace('larkhouse_parent=', ''));
    const [here, there] = await Promise.all(
      [client, other].map(async (one) => (await one.post<{ expiresAt: string }>(address('view'))).body),
    );
    expect(here?.expiresAt).toBe(there?.expiresAt);
    const [mine, theirs] = await Promise.all([piecesOf(client), piecesOf(other)]);
    expect(mine.length > 0 && theirs.length > 0).toBe(true);
    expect(gatewayProcesses().length).toBe(2);
    await other.delete(address('view'));
    expect((await client.get(address('stream.m3u8'))).status).toBe(403);
    expect(await endings(family)).toEqual(['stopped']);
  });

  test('is not kept for a viewer who never reads: their connection ends, and everybody else’s goes on', async () => {
    const stuck = await watcher();
    const [piece = ''] = await piecesOf(stuck.client);
    const { origin, app } = scene.larkhouse;
    const asks = { origin, path: address(piece), cookie: stuck.client.cookie, times: 400 };
    const { far, close } = await muteViewer(app.server, asks);
    let most = 0;
    const first = numberOf((await piecesOf(client))[0] ?? '');
    await until(() => {
      most = Math.max(most, far.writableLength);
      return far.destroyed;
    });
    close();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(2_000_000);
    await until(async () => numberOf((await piecesOf(client)).at(-1) ?? '') > first);
  });

  test('makes its camera count as online', async () => {
    await piecesOf(client);
    await scene.rows('update camera set last_online = null, misses = 1');
    await lookAtCameras({ server: scene.larkhouse.server, centerId: scene.world.centerId });
    const [row] = await scene.rows<{ last_online: Date; misses: number }>(
      'select last_online, misses from camera where id = $1',
      id,
    );
    expect(row).toMatchObject({ last_online: scene.larkhouse.clock.now(), misses: 0 });
  });
});

const numberOf = (piece: string) => Number(/number=(\d+)/.exec(piece)?.[1] ?? 0);
