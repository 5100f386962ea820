import type { Target } from '#server/kernel/cameras/guard.ts';
import { MjpegCamera } from './mjpeg-camera.ts';
import { RtspCamera } from './rtsp-camera.ts';

/** The demonstration's cameras by name. The names lead nowhere but in the process that holds the cameras. */
export const TEST_CAMERAS = {
  toddlers: 'toddlers.camera.invalid',
  preschool: 'preschool.camera.invalid',
  /** Switched off. */
  playground: 'playground.camera.invalid',
} as const;

export interface TestCameras {
  /** Where the names are on this machine. */
  readonly names: ReadonlyMap<string, Target>;
  close(): Promise<void>;
}

/** Opens the demonstration's two cameras at free ports of this machine; they draw while somebody watches. */
export async function openTestCameras(): Promise<TestCameras> {
  const size = { width: 640, height: 360 };
  const rtsp = new RtspCamera({ scene: { ...size, rate: 15, drawing: 'testsrc2' }, keyframeEvery: 15 });
  const mjpeg = new MjpegCamera({ ...size, rate: 10, drawing: 'testsrc' });
  const at = (port: number): Target => ({ host: '127.0.0.1', port });
  const names = new Map([
    [TEST_CAMERAS.toddlers, at(await rtsp.open())],
    [TEST_CAMERAS.preschool, at(await mjpeg.open())],
  ]);
  return { names, close: async () => void (await Promise.all([rtsp.close(), mjpeg.close()])) };
}
