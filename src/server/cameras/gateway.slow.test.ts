import { type ChildProcess, spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { gateway, HAS_FFMPEG, sourceAt } from '../../../testing/cameras/gateway.ts';
import { until } from '../../../testing/until.ts';
import type { Cameras } from './cameras.ts';

// Somebody else's camera: GStreamer's RTSP server (python3-gi, gir1.2-gst-rtsp-server-1.0, plugins base to ugly).
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
const H264 =
  '( videotestsrc is-live=true ! video/x-raw,width=640,height=360,framerate=15/1 ! x264enc tune=zerolatency speed-preset=ultrafast key-int-max=30 ! rtph264pay name=pay0 pt=96 config-interval=1 )';
const H265 =
  '( videotestsrc is-live=true ! video/x-raw,width=640,height=360,framerate=15/1 ! x265enc tune=zerolatency speed-preset=ultrafast key-int-max=30 ! rtph265pay name=pay0 pt=96 config-interval=1 )';
const KEY = { centerId: 1, cameraId: 1, version: 1 };

async function serve(launch: string, auth: 'none' | 'basic' | 'digest'): Promise<number> {
  const child: ChildProcess = spawn('/usr/bin/python3', ['-c', SERVER, launch, auth], {
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

test.skipIf(!HAS_FFMPEG).each([
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
