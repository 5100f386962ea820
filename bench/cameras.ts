import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { RtspCamera } from '#demo/cameras/rtsp-camera.ts';
import { gatewayProcesses } from '#testing/cameras/gateway.ts';
import { Viewer } from '#testing/cameras/viewer.ts';
import { atMost, type Row } from './rows.ts';
import type { Place } from './server.ts';

const SECONDS = 10;
/** Of the system's clock, a second. */
const TICKS = 100;

/**
 * Live pictures of one camera (640×360, 15 pictures and half a keyframe a second): how long until the first one, and what
 * they cost of a core. Needs ffmpeg.
 * @param pid the server's process
 */
export async function measureCameras({ larkhouse, cookies }: Place, pid: number): Promise<Row[]> {
  const camera = new RtspCamera({
    scene: { width: 640, height: 360, rate: 15, drawing: 'testsrc2' },
    keyframeEvery: 30,
  });
  try {
    const port = await camera.open();
    const idle = await costOf([pid], () => pause(SECONDS * 1000));
    const { id } = await newCamera(larkhouse, cookies[0], port);
    const viewers = cookies.slice(0, 50).map((cookie) => new Viewer(`${larkhouse}/api/cameras/${id}`, cookie));
    const cold = await firstPicture(viewers[0]);
    const warm = await firstPicture(viewers[1]);
    for (const viewer of viewers) await viewer.begin();
    // Code that has run some hundred times is compiled, as it is in a server that has been up for a while.
    await watch(viewers);
    const costs: Row[] = [];
    for (const [count, inTrials, budget] of [
      [1, 0.75, 3],
      [10, 1.25, 4],
      [50, 3, 10],
    ] as const) {
      const own = await costOf([pid], () => watch(viewers.slice(0, count)));
      const name = `camera: the server with ${count} watching, besides idling (in trials ${inTrials} %)`;
      costs.push(atMost(name, Math.max(0, own - idle), budget, '% of a core', 1));
    }
    const ffmpeg = await costOf(
      gatewayProcesses(pid).map((process) => process.pid),
      () => watch(viewers.slice(0, 1)),
    );
    return [
      atMost('camera: first picture, cold (in trials 2.3–4.1 s)', cold, 4.1, 's', 2),
      atMost('camera: first picture, warm (in trials 0.25 s)', warm, 0.25, 's', 2),
      atMost('camera: the server before anybody watches', idle, 3, '% of a core', 1),
      ...costs,
      atMost('camera: ffmpeg, copied H.264 (in trials 0.3–0.6 %)', ffmpeg, 1, '% of a core', 1),
    ];
  } finally {
    await camera.close();
  }
}

const newCamera = async (larkhouse: string, cookie = '', port = 0) => {
  const body = JSON.stringify({ name: 'Bench', ipAddress: '', streamUrl: `rtsp://127.0.0.1:${port}/live` });
  const headers = { cookie, 'content-type': 'application/json' };
  const answer = await fetch(`${larkhouse}/api/cameras`, { method: 'POST', headers, body });
  return (await answer.json()) as { id: number };
};

/** Seconds from View to the first piece. */
async function firstPicture(viewer: Viewer | undefined): Promise<number> {
  const began = performance.now();
  await viewer?.begin();
  await viewer?.look();
  return (performance.now() - began) / 1000;
}

async function watch(viewers: readonly Viewer[]): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  const play = async (viewer: Viewer, index: number) => {
    await pause((index * 2000) / viewers.length);
    while (performance.now() < until) {
      await viewer.look();
      await pause(2000);
    }
  };
  await Promise.all(viewers.map(play));
}

/** What processes took of a core during some work, in percent. */
async function costOf(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  const before = ticksOf(pids);
  await work();
  const seconds = (performance.now() - began) / 1000;
  return ((ticksOf(pids) - before) / TICKS / seconds) * 100;
}

const ticksOf = (pids: readonly number[]) =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return sum + Number(fields[11]) + Number(fields[12]);
  }, 0);
