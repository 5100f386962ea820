import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { FaultyLine } from '#testing/cameras/faulty-line.ts';
import { gateway, gatewayProcesses, HAS_FFMPEG, sourceAt } from '#testing/cameras/gateway.ts';
import { until } from '#testing/until.ts';
import type { Cameras } from './cameras.ts';

// Somebody else's camera: GStreamer's RTSP server (python3-gi, gir1.2-gst-rtsp-server-1.0, plugins base to ugly). Where it is
// missing the tests are skipped.
const PYTHON = '/usr/bin/python3';
const SERVER = `
import sys, gi
gi.require_version('Gst', '1.0'); gi.require_version('GstRtsp', '1.0'); gi.require_version('GstRtspServer', '1.0')
from gi.repository import Gst, GstRtsp, GstRtspServer, GLib
Gst.init(None)
launch, auth = sys.argv[1], sys.argv[2]
server = GstRtspServer.RTSPServer(); server.set_address('127.0.0.1'); server.set_service('0')
factory = GstRtspServer.RTSPMediaFactory(); factory.set_launch(launch); factory.set_shared(True)
if auth != 'none':
  guard = GstRtspServer.RTSPAuth(); token = GstRtspServer.RTSPToken(); token.set_string('media.factory.role', 'viewer')
  if auth == 'basic':
    guard.add_basic(GstRtspServer.RTSPAuth.make_basic('admin', 'right'), token)
  else:
    guard.set_supported_methods(GstRtsp.RTSPAuthMethod.DIGEST)
    guard.add_digest('admin', 'right', token)
  server.set_auth(guard)
  permissions = GstRtspServer.RTSPPermissions()
  permissions.add_permission_for_role('viewer', 'media.factory.access', True)
  permissions.add_permission_for_role('viewer', 'media.factory.construct', True)
  factory.set_permissions(permissions)
server.get_mount_points().add_factory('/live', factory); server.attach(None)
print(server.get_bound_port(), flush=True)
GLib.MainLoop().run()
`;
const HAS_GSTREAMER = spawnSync(PYTHON, ['-c', "import gi; gi.require_version('GstRtspServer', '1.0')"]).status === 0;
const CAN_RUN = HAS_FFMPEG && HAS_GSTREAMER;
const H264 =
  '( videotestsrc is-live=true ! video/x-raw,width=640,height=360,framerate=15/1 ! x264enc tune=zerolatency speed-preset=ultrafast key-int-max=30 ! rtph264pay name=pay0 pt=96 config-interval=1 )';
const H265 =
  '( videotestsrc is-live=true ! video/x-raw,width=640,height=360,framerate=15/1 ! x265enc tune=zerolatency speed-preset=ultrafast key-int-max=30 ! rtph265pay name=pay0 pt=96 config-interval=1 )';
const KEY = { centerId: 1, cameraId: 1, version: 1 };

async function serve(launch: string, auth: 'none' | 'basic' | 'digest'): Promise<number> {
  const child: ChildProcess = spawn(PYTHON, ['-c', SERVER, launch, auth], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (bytes: Buffer) => resolve(Number(bytes)));
    child.once('exit', (code) => reject(new Error(`GStreamer's server ended (${code})`)));
  });
}
function open(): Cameras {
  const cameras = gateway();
  onTestFinished(() => cameras.close());
  return cameras;
}

test.skipIf(!CAN_RUN).each([
  ['H264', 'none', H264, false],
  ['H264', 'basic', H264, false],
  ['H264', 'digest', H264, false],
  ['H265', 'none', H265, true],
] as const)('%s of GStreamer’s camera comes (sign-in: %s)', async (codec, auth, launch, isConverted) => {
  const port = await serve(launch, auth);
  const cameras = open();
  const source = sourceAt(`rtsp://admin:right@127.0.0.1:${port}/live`);
  expect(await cameras.inspect(source)).toMatchObject({ problem: null, picture: { codec, isConverted } });
  expect(await cameras.watch(KEY, 1, 1, async () => source)).toMatchObject({ problem: null });
  await until(() => (cameras.running(KEY, 1)?.size ?? 0) >= 5, 60_000);
  if (auth === 'none') return;
  expect(await cameras.look(sourceAt(`rtsp://admin:wrong@127.0.0.1:${port}/live`))).toBe('wrong-password');
});

test.skipIf(!CAN_RUN)('goes on when GStreamer’s camera comes back, its line stalls, or ffmpeg is killed', async () => {
  const line = new FaultyLine(await serve(H264, 'digest'));
  const port = await line.open();
  onTestFinished(() => line.close());
  const cameras = open();
  const source = sourceAt(`rtsp://admin:right@127.0.0.1:${port}/live`);
  expect(await cameras.watch(KEY, 1, 1, async () => source)).toMatchObject({ problem: null });
  // A viewer who goes on asking, and gets a newer piece each time the picture has come back.
  let newest = 0;
  const newer = async () => {
    newest = await until(() => {
      const found = Number(/.*number=(\d+)/s.exec(cameras.running(KEY, 1)?.playlist('') ?? '')?.[1] ?? 0);
      return found > newest ? found : null;
    }, 60_000);
  };
  const broken = () => until(() => cameras.running(KEY, 1) && cameras.stateOf(KEY).state === 'retrying', 20_000);
  await newer();

  await line.close();
  await broken();
  await line.open();
  await newer();
  line.fault = 'stalled';
  await broken();
  line.fault = 'none';
  await newer();
  for (const { pid } of gatewayProcesses()) process.kill(pid, 'SIGKILL');
  await broken();
  await newer();
  expect(cameras.stateOf(KEY)).toEqual({ state: 'live', problem: null });
});

test.skipIf(!CAN_RUN)(
  'GStreamer’s camera is asked once with a wrong password, however many want to watch',
  async () => {
    const line = new FaultyLine(await serve(H264, 'basic'));
    const port = await line.open();
    onTestFinished(() => line.close());
    const cameras = open();
    const source = sourceAt(`rtsp://admin:wrong@127.0.0.1:${port}/live`);
    const seen = await Promise.all([1, 2, 3].map((viewer) => cameras.watch(KEY, viewer, 1, async () => source)));
    expect(seen.map(({ problem }) => problem)).toEqual(Array(3).fill('wrong-password'));
    expect(line.connections).toBe(1);
  },
);
