import type { CAMERA_PROBLEMS, STREAM_STATES } from '../../contract/cameras.ts';
import { FfmpegFinder } from './ffmpeg.ts';

/** Real pictures of real cameras. */
export interface Cameras {
  /** Whether pictures can be shown at all: ffmpeg is there. */
  isAvailable(): Promise<boolean>;
  /** How a camera's picture is doing. */
  stateOf(key: string): StreamState;
}
export interface StreamState {
  readonly state: (typeof STREAM_STATES)[number];
  readonly problem: (typeof CAMERA_PROBLEMS)[number] | null;
}

export function openCameras(): Cameras {
  const ffmpeg = new FfmpegFinder();
  return {
    isAvailable: async () => (await ffmpeg.find()) !== null,
    stateOf: () => ({ state: 'idle', problem: null }),
  };
}
