import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { RtspCamera } from '#demo/cameras/rtsp-camera.ts';
import { signedIn } from '#testing/client.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import type { House } from './house.ts';
import { test as base, expect } from './test.ts';

/** Without it there is no picture to look at. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** With a real camera on this machine, which draws shapes that move; it draws only while somebody watches. */
export const test = base.extend<{ camera: { port: number } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  camera: async ({}, use) => {
    const scene = { width: 640, height: 360, rate: 10, drawing: 'testsrc2' } as const;
    const camera = new RtspCamera({ scene, keyframeEvery: 10 });
    await use({ port: await camera.open() });
    await camera.close();
  },
});

/** Adds a camera as the director does; answers its id. */
export async function addCamera(
  larkhouse: TestLarkhouse,
  house: House,
  camera: { name: string; room?: string; port?: number },
): Promise<number> {
  const director = await signedIn(larkhouse, 'staff', house.as('Director'));
  const rooms = (await director.get<{ id: number; name: string }[]>('/api/rooms')).body;
  const { body } = await director.post<{ id: number }>('/api/cameras', {
    name: camera.name,
    location: 'By the window',
    ipAddress: '',
    port: null,
    streamUrl: camera.port ? `rtsp://127.0.0.1:${camera.port}/live` : '',
    roomId: rooms.find(({ name }) => name === camera.room)?.id ?? null,
  });
  return body.id;
}

/** Pictures that the browser has decoded so far. */
const decoded = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);

/** The picture moves: more of it is decoded at each of two later readings. */
export async function expectToMove(page: Page): Promise<void> {
  await page.locator('video').waitFor();
  await expect.poll(() => decoded(page)).toBeGreaterThan(0);
  const first = await decoded(page);
  await expect.poll(() => decoded(page)).toBeGreaterThan(first);
}
