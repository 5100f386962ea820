import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { gatewayProcesses, HAS_FFMPEG, openRtspCamera } from '#testing/cameras/gateway.ts';
import { type MuteViewer, muteViewer } from '#testing/cameras/mute-viewer.ts';
import { Viewer } from '#testing/cameras/viewer.ts';
import { signedIn } from '#testing/client.ts';
import { startScene } from '#testing/scene.ts';
import { until } from '#testing/until.ts';

const VIEWERS = 50;
const MUTE = 10;
/** What one mute viewer asks for: more than the system holds for a connection. */
const ASKED = 100;
const LOOKS = 15;
const MEGABYTE = 1024 * 1024;

/** Bytes that this process can't let go of. */
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test.skipIf(!HAS_FFMPEG)(
  `${VIEWERS} watch one camera without a gap, beside ${MUTE} who never read: those are dropped, and nothing piles up`,
  async () => {
    const scene = await startScene();
    onTestFinished(() => scene.stop());
    const { camera, port } = await openRtspCamera({
      scene: { width: 640, height: 360, rate: 15, drawing: 'testsrc2' },
      keyframeEvery: 30,
    });
    onTestFinished(() => camera.close());
    const place = { name: 'Hall', location: '', ipAddress: '', streamUrl: `rtsp://127.0.0.1:${port}/live` };
    const { id } = (await scene.director.post<{ id: number }>('/api/cameras', place)).body;
    const path = `/api/cameras/${id}`;
    const { app, origin } = scene.larkhouse;

    const account = { centerId: scene.world.centerId, accountId: scene.world.staff.Director };
    const clients = await Promise.all(
      Array.from({ length: VIEWERS + MUTE }, () => signedIn(scene.larkhouse, 'staff', account)),
    );
    const viewers = clients.map(({ cookie }) => new Viewer(origin + path, cookie));
    for (const viewer of viewers) expect((await viewer.begin()).status).toBe(200);
    await viewers[0]?.look();
    const [piece = 0] = viewers[0]?.pieces.slice(-1) ?? [];

    const before = held();
    const stuck: MuteViewer[] = [];
    const wanted = `${path}/segment.m4s?number=${piece}`;
    for (const { cookie } of clients.slice(VIEWERS))
      stuck.push(await muteViewer(app.server, { origin, path: wanted, cookie, times: ASKED }));
    let queued = 0;
    const play = async (viewer: Viewer, index: number) => {
      await pause((index * 2000) / VIEWERS);
      for (let look = 0; look < LOOKS; look += 1) {
        await viewer.look();
        queued = Math.max(queued, ...stuck.map(({ far }) => far.writableLength));
        await pause(2000);
      }
    };
    const playing = Promise.all(viewers.slice(0, VIEWERS).map(play));
    await until(() => queued > 0);
    expect(held() - before).toBeLessThan(60 * MEGABYTE);
    await playing;

    for (const { pieces } of viewers.slice(0, VIEWERS)) {
      expect(pieces.length).toBeGreaterThan(5);
      expect(pieces).toEqual(pieces.map((_, index) => (pieces[0] ?? 0) + index));
    }
    expect([gatewayProcesses().length, camera.players]).toEqual([1, 1]);
    await until(() => stuck.every(({ far }) => far.destroyed), 30_000);
    for (const { close } of stuck) close();
    expect(queued).toBeLessThan(2 * MEGABYTE);
    expect(held() - before).toBeLessThan(30 * MEGABYTE);
  },
);
