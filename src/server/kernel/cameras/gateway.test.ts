import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { MjpegCamera } from '#demo/cameras/mjpeg-camera.ts';
import type { RtspCameraOptions } from '#demo/cameras/rtsp-camera.ts';
import { FaultyLine } from '#testing/cameras/faulty-line.ts';
import { gateway, gatewayProcesses, HAS_FFMPEG, openRtspCamera, SMALL, sourceAt } from '#testing/cameras/gateway.ts';
import { hostileAddresses } from '#testing/cameras/hostile-addresses.ts';
import { selfSigned } from '#testing/cameras/self-signed.ts';
import { isRunning } from '#testing/embedded.ts';
import { until } from '#testing/until.ts';
import { parseAddress } from './address.ts';
import { type CameraOptions, type Cameras, openCameras } from './cameras.ts';
import type { Timings } from './hub.ts';
import { BoxReader, isInit } from './mp4-boxes.ts';
import type { Source } from './source.ts';

// Real cameras, on real lines with faults, and the real ffmpeg; only the waiting times are shorter.
const PICTURE = 30_000;
const QUICK: Partial<Timings> = { stall: 1200, firstPause: 100, longestPause: 500 };
const KEY = { centerId: 1, cameraId: 1, version: 1 };

type Finished = (end: () => Promise<void>) => void;
/** What a test sets up; all of it ends with the test. */
const setUp = (onFinished: Finished) => ({
  open(timings: Partial<Timings> = QUICK, options: CameraOptions = {}): Cameras {
    const cameras = gateway(timings, options);
    onFinished(() => cameras.close());
    return cameras;
  },
  async rtsp(options: Partial<RtspCameraOptions> = {}) {
    const opened = await openRtspCamera({ ...SMALL, ...options });
    onFinished(() => opened.camera.close());
    return opened;
  },
  async lineTo(camera: number, tls?: ConstructorParameters<typeof FaultyLine>[1]) {
    const line = new FaultyLine(camera, tls);
    onFinished(() => line.close());
    return { line, port: await line.open() };
  },
});
const { open, rtsp, lineTo } = setUp(onTestFinished);
async function webServer(answer: RequestListener): Promise<number> {
  const server = createHttpServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
/** Something of ours that nobody may knock at; counts who does. */
async function canary() {
  const seen: string[] = [];
  const server = createServer((socket) => {
    seen.push('somebody');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return { port: (server.address() as AddressInfo).port, seen };
}

const watch = (cameras: Cameras, source: Source, pieces = 1, key = KEY) =>
  cameras.watch(key, 1, pieces, async () => source);
/** Asks as a player does, until the playlist names a piece after this one. */
const pieceAfter = (cameras: Cameras, number: number, key = KEY) =>
  until(() => {
    const newest = newestOf(cameras, key);
    return newest > number ? newest : null;
  }, PICTURE);
const newestOf = (cameras: Cameras, key = KEY) =>
  Number(/.*number=(\d+)/s.exec(cameras.running(key, 1)?.playlist('') ?? '')?.[1] ?? 0);
const isGone = () => until(() => gatewayProcesses().length === 0);
const stateOf = (cameras: Cameras) => cameras.stateOf(KEY);

afterAll(() => expect(gatewayProcesses()).toEqual([]));

describe.skipIf(!HAS_FFMPEG)('a picture', { timeout: PICTURE }, () => {
  test('is shared among its viewers, plays as H.264, and ends when nobody watches; no password is in a process list', async () => {
    const { camera, port } = await rtsp({ signIn: { username: 'admin', password: "p@:/'!w", by: 'digest' } });
    const { line, port: at } = await lineTo(port);
    const cameras = open({ alive: 2000, linger: 500 });
    const source = {
      ...sourceAt(`rtsp://127.0.0.1:${at}/live`),
      credentials: { username: 'admin', password: "p@:/'!w" },
    };
    expect(stateOf(cameras)).toEqual({ state: 'idle', problem: null });
    const [first] = await Promise.all([1, 2, 3].map((viewer) => cameras.watch(KEY, viewer, 1, async () => source)));
    expect(first).toMatchObject({ problem: null });
    expect(stateOf(cameras)).toEqual({ state: 'live', problem: null });
    // One asked what it is, one watches, whoever it is for.
    expect([line.connections, camera.players]).toEqual([2, 1]);
    const [running, ...others] = gatewayProcesses();
    expect(others).toEqual([]);
    expect(running?.shown).not.toMatch(/p@|p%40|admin|LARKHOUSE/);

    const segmenter = cameras.running(KEY, 1);
    const init = segmenter?.init(1) ?? Buffer.alloc(0);
    const piece = segmenter?.segment(newestOf(cameras)) ?? Buffer.alloc(0);
    const [begun, ...pictures] = new BoxReader().push(Buffer.concat([init, piece]));
    expect(begun && isInit(begun) && [begun.width, begun.height]).toEqual([320, 180]);
    expect(pictures[0]).toMatchObject({ isKey: true });
    expect(pictures.length).toBeGreaterThanOrEqual(9);
    expect(await cameras.still(KEY, async () => source)).toEqual({ picture: expect.any(Buffer) });

    await isGone();
    await until(() => stateOf(cameras).state === 'idle');
    expect(cameras.running(KEY, 1)).toBeNull();
    await until(() => camera.players === 0);
    expect(camera.refusals).toBe(0);
  });

  test('goes on when its camera comes back, its line stalls, or ffmpeg is killed', async () => {
    const { port } = await rtsp();
    const { line, port: at } = await lineTo(port);
    const cameras = open();
    const source = sourceAt(`rtsp://127.0.0.1:${at}/live`);
    await watch(cameras, source);
    let newest = newestOf(cameras);

    await line.close();
    await until(() => stateOf(cameras).state === 'retrying' && stateOf(cameras).problem === 'refused');
    await line.open();
    newest = await pieceAfter(cameras, newest);
    expect(stateOf(cameras)).toEqual({ state: 'live', problem: null });
    expect(cameras.running(KEY, 1)?.playlist('')).toContain('#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init.mp4?run=2"');

    line.fault = 'stalled';
    await until(() => stateOf(cameras).state === 'retrying');
    line.fault = 'none';
    newest = await pieceAfter(cameras, newest);

    for (const { pid } of gatewayProcesses()) process.kill(pid, 'SIGKILL');
    await until(() => stateOf(cameras).state === 'retrying');
    await pieceAfter(cameras, newest);
  });

  test('ends at once when it has to, and can begin again', async () => {
    const { port } = await rtsp();
    const cameras = open();
    const source = sourceAt(`rtsp://127.0.0.1:${port}/live`);
    await watch(cameras, source);
    cameras.end(KEY);
    expect(cameras.running(KEY, 1)).toBeNull();
    await isGone();
    expect(await watch(cameras, source)).toMatchObject({ problem: null });
  });
});

test.skipIf(!HAS_FFMPEG)(
  'a server that is killed leaves no ffmpeg and no file behind',
  { timeout: PICTURE },
  async () => {
    const { port } = await rtsp();
    const { line, port: at } = await lineTo(port);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-gateway-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const script = new URL('../../../../testing/cameras/gateway-process.ts', import.meta.url).pathname;
    const server = spawn(process.execPath, [script, `rtsp://127.0.0.1:${at}/live`], {
      cwd: folder,
      env: { PATH: process.env.PATH, TMPDIR: folder, HOME: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await new Promise((resolve) => server.stdout.once('data', (bytes: Buffer) => resolve(String(bytes))));
    expect(said).toBe('live');
    const orphans = gatewayProcesses(server.pid);
    expect(orphans.length).toBe(1);
    // Even while its camera has nothing to say that ffmpeg could fail to pass on.
    line.fault = 'stalled';
    server.kill('SIGKILL');
    await until(() => orphans.every(({ pid }) => !isRunning(pid)), 6000);
    expect(await readdir(folder)).toEqual([]);
  },
);

describe.skipIf(!HAS_FFMPEG)('at the same time, a picture', { timeout: 2 * PICTURE, concurrent: true }, () => {
  test('that has ended is not shown as a live one', async ({ onTestFinished }) => {
    const { open, rtsp, lineTo } = setUp(onTestFinished);
    const { port } = await rtsp();
    const { line, port: at } = await lineTo(port);
    const cameras = open({ ...QUICK, stale: 500 });
    const source = sourceAt(`rtsp://127.0.0.1:${at}/live`);
    await watch(cameras, source);
    await line.close();
    await until(() => cameras.running(KEY, 1)?.size === 0);
    expect(await watch(cameras, source)).toMatchObject({ problem: 'refused' });
  });

  test('of a camera that was given another address comes from there', async ({ onTestFinished }) => {
    const { open, rtsp } = setUp(onTestFinished);
    const [one, other] = [await rtsp(), await rtsp()];
    const cameras = open();
    await watch(cameras, sourceAt(`rtsp://127.0.0.1:${one.port}/live`));
    const changed = { ...KEY, version: 2 };
    await watch(cameras, sourceAt(`rtsp://127.0.0.1:${other.port}/live`), 1, changed);
    expect(cameras.running(KEY, 1)).toBeNull();
    await until(() => one.camera.players === 0);
    expect(other.camera.players).toBe(1);
  });

  test('too many for the server says so, and comes when another one ends', async ({ onTestFinished }) => {
    const { open, rtsp } = setUp(onTestFinished);
    const { port } = await rtsp();
    const cameras = open(QUICK, { processes: 1 });
    const source = sourceAt(`rtsp://127.0.0.1:${port}/live`);
    const other = { ...KEY, cameraId: 2 };
    expect(await watch(cameras, source)).toMatchObject({ problem: null });
    expect(await watch(cameras, source, 1, other)).toMatchObject({ problem: 'busy' });
    expect(await cameras.inspect(source)).toMatchObject({ problem: 'busy' });
    expect(stateOf(cameras).problem).toBeNull();
    cameras.end(KEY);
    await until(() => (cameras.running(other, 1)?.size ?? 0) > 0, PICTURE);
    expect(cameras.stateOf(other)).toEqual({ state: 'live', problem: null });
  });

  test('with keyframes far apart is converted', async ({ onTestFinished }) => {
    const { open, rtsp } = setUp(onTestFinished);
    const { port } = await rtsp({ keyframeEvery: 40 });
    const cameras = open({ ...QUICK, keyframes: 1000 });
    const source = sourceAt(`rtsp://127.0.0.1:${port}/live`);
    expect(await watch(cameras, source)).toMatchObject({ problem: null });
    // On a busy machine it may take longer than a viewer is kept waiting.
    await until(() => (cameras.running(KEY, 1)?.size ?? 0) > 0, PICTURE);
  });

  test('of MJPEG and snapshot cameras is made of their JPEGs', async ({ onTestFinished }) => {
    const { open } = setUp(onTestFinished);
    const camera = new MjpegCamera(SMALL.scene);
    const port = await camera.open();
    onTestFinished(() => camera.close());
    const cameras = open();
    const other = { ...KEY, cameraId: 2 };
    const [stream, single] = ['video.mjpg', 'snapshot.jpg'].map((path) =>
      sourceAt(`http://127.0.0.1:${port}/${path}`),
    ) as [Source, Source];
    const seen = await Promise.all([watch(cameras, stream), watch(cameras, single, 1, other)]);
    expect(seen.map(({ problem }) => problem)).toEqual([null, null]);
    await Promise.all([pieceAfter(cameras, newestOf(cameras)), pieceAfter(cameras, newestOf(cameras, other), other)]);
    expect(await cameras.inspect(stream)).toMatchObject({
      problem: null,
      warnings: ['converted'],
      picture: { codec: 'JPEG', width: 320, height: 180 },
    });
  });

  test('comes over TLS from a camera that signs its own certificate', async ({ onTestFinished }) => {
    const { open, rtsp, lineTo } = setUp(onTestFinished);
    const { port } = await rtsp();
    const { port: at } = await lineTo(port, selfSigned());
    const cameras = open();
    const source = sourceAt(`rtsps://127.0.0.1:${at}/live`);
    expect(await cameras.inspect(source)).toMatchObject({ problem: null, warnings: ['certificate'] });
    expect(await watch(cameras, source)).toMatchObject({ problem: null });
  });
});

describe.skipIf(!HAS_FFMPEG)('a wrong password', () => {
  test.each(['basic', 'digest'] as const)('is tried once (%s), however many watch and come back', async (by) => {
    const { camera, port } = await rtsp({ signIn: { username: 'admin', password: 'right', by } });
    const cameras = open();
    const source = sourceAt(`rtsp://admin:wrong@127.0.0.1:${port}/live`);
    const seen = await Promise.all([1, 2, 3].map((viewer) => cameras.watch(KEY, viewer, 1, async () => source)));
    expect(seen.map(({ problem }) => problem)).toEqual(Array(3).fill('wrong-password'));
    cameras.end(KEY);
    await until(() => stateOf(cameras).state === 'idle');
    expect(await watch(cameras, source)).toMatchObject({ problem: 'wrong-password' });
    expect(camera.attempts).toBe(1);
    expect(await cameras.look({ ...source, credentials: { username: 'admin', password: 'right' } })).toBeNull();
    expect(await cameras.look({ ...source, credentials: null })).toBe('wrong-password');
    expect(camera.attempts).toBe(2);
  });
});

describe('what is no camera', () => {
  const look = (url: string) => open().look(sourceAt(url));

  test('is told apart: nothing there, no answer, nothing at this path, a web page, a playlist, rubbish', async () => {
    const page = await webServer(({ url }, response) => {
      const type = url === '/live.m3u8' ? 'application/vnd.apple.mpegurl' : 'text/html';
      response.writeHead(url === '/gone' ? 404 : 200, { 'content-type': type }).end('#EXTM3U\nhttp://127.0.0.1:22/');
    });
    const rubbish = createServer((socket) => socket.end('220 ready\r\n'));
    await new Promise<void>((resolve) => rubbish.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void rubbish.close());
    const at = (rubbish.address() as AddressInfo).port;
    expect(await look('rtsp://127.0.0.1:9/live')).toBe('refused');
    expect(await look('rtsp://no-such-camera.invalid/live')).toBe('name-not-found');
    expect(await look('rtsp://192.0.2.1/live')).toBe('address-refused');
    expect(await look(`http://127.0.0.1:${page}/gone`)).toBe('not-found');
    expect(await look(`http://127.0.0.1:${page}/`)).toBe('not-a-camera');
    expect(await look(`http://127.0.0.1:${page}/live.m3u8`)).toBe('not-a-camera');
    expect(await look(`rtsp://127.0.0.1:${page}/`)).toBe('not-a-camera');
    expect(await look(`rtsp://127.0.0.1:${at}/`)).toBe('not-a-camera');
    expect(await look(`http://127.0.0.1:${at}/`)).toBe('not-a-camera');
    expect(await look(`https://127.0.0.1:${at}/`)).toBe('not-a-camera');
  });

  test('a line on which nobody ever answers is left after four seconds', async () => {
    const { line, port } = await lineTo(9);
    line.fault = 'mute';
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const at = (silent.address() as AddressInfo).port;
    expect(await Promise.all([look(`rtsp://127.0.0.1:${at}/live`), look(`http://127.0.0.1:${at}/live`)])).toEqual([
      'no-answer',
      'no-answer',
    ]);
    expect(await look(`rtsp://127.0.0.1:${port}/live`)).toBe('ended');
  });

  test('no hostile address is knocked at, nor a name of this machine', { timeout: PICTURE }, async () => {
    const { port, seen } = await canary();
    const cameras = openCameras();
    onTestFinished(() => cameras.close());
    const names = ['localhost', 'LOCALHOST.', 'localhost.localdomain', os.hostname()].map(
      (name) => `rtsp://${name}:${port}/live`,
    );
    const reached: string[] = [];
    for (const url of [...hostileAddresses(String(port)), ...names]) {
      const parsed = parseAddress({ ipAddress: '', port: null, streamUrl: url });
      if (typeof parsed === 'string') continue;
      const { problem } = await cameras.inspect(parsed);
      if (problem !== 'address-refused' && problem !== 'name-not-found') reached.push(`${url} → ${problem}`);
    }
    expect([reached, seen]).toEqual([[], []]);
  });

  test('a camera that points elsewhere leads nobody there, by RTSP or HTTP', async () => {
    const { port: secret, seen } = await canary();
    const page = await webServer((_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${secret}/` }).end();
    });
    expect(await look(`http://127.0.0.1:${page}/video`)).toBe('redirected');
    const { port } = await rtsp({ redirectTo: `rtsp://127.0.0.1:${secret}/live` });
    expect(await look(`rtsp://127.0.0.1:${port}/live`)).toBe('redirected');
    expect(seen).toEqual([]);
  });

  test.skipIf(!HAS_FFMPEG)('not even one that answers well at first, and points ffmpeg elsewhere', async () => {
    const { port: secret, seen } = await canary();
    const honest = await rtsp();
    const liar = await rtsp({ redirectTo: `rtsp://127.0.0.1:${secret}/live` });
    // The first connection is the question what it is; the second is ffmpeg's.
    let asked = 0;
    const fork = createServer((near) => {
      asked += 1;
      const far = connect(asked === 1 ? honest.port : liar.port, '127.0.0.1');
      near.pipe(far).on('error', () => near.destroy());
      far.pipe(near).on('error', () => far.destroy());
    });
    await new Promise<void>((resolve) => fork.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void fork.close());
    const cameras = open({ ...QUICK, firstPause: 60_000 });
    const source = sourceAt(`rtsp://127.0.0.1:${(fork.address() as AddressInfo).port}/live`);
    expect(await watch(cameras, source)).toMatchObject({ problem: 'redirected' });
    expect([asked, seen]).toEqual([2, []]);
  });
});

test('without ffmpeg a camera can still be looked at', async () => {
  const cameras = gateway({}, { ffmpeg: '/nowhere/ffmpeg' });
  onTestFinished(() => cameras.close());
  expect(await cameras.isAvailable()).toBe(false);
  const source = sourceAt('rtsp://127.0.0.1:9/live');
  expect(await watch(cameras, source)).toMatchObject({ problem: 'gateway-unavailable' });
  expect(await cameras.look(source)).toBe('refused');
  const page = await webServer((_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end();
  });
  expect(await cameras.look(sourceAt(`http://127.0.0.1:${page}/snap.jpg`))).toBeNull();
});
