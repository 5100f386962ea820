import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { RtspCamera, type RtspCameraOptions } from '#demo/cameras/rtsp-camera.ts';
import { parseAddress } from '#server/kernel/cameras/address.ts';
import { type CameraOptions, type Cameras, openCameras } from '#server/kernel/cameras/cameras.ts';
import { TIMINGS, type Timings } from '#server/kernel/cameras/hub.ts';
import type { Source } from '#server/kernel/cameras/source.ts';
import { OWN_MACHINE } from '../larkhouse.ts';

/** Without ffmpeg nothing of the picture can be tested; the tests say that they are skipped. */
export const HAS_FFMPEG = spawnSync('ffmpeg', ['-version']).status === 0;

/** Small and quick: a keyframe each second. */
export const SMALL: RtspCameraOptions = {
  scene: { width: 320, height: 180, rate: 10, drawing: 'testsrc2' },
  keyframeEvery: 10,
};

/** The gateway with cameras on this machine allowed, and with other times where a test would wait. */
export const gateway = (timings: Partial<Timings> = {}, options: CameraOptions = {}): Cameras =>
  openCameras({ ...OWN_MACHINE, ...options, timings: { ...TIMINGS, ...timings } });

/** What a form with this stream address means. */
export function sourceAt(streamUrl: string): Source {
  const parsed = parseAddress({ ipAddress: '', port: null, streamUrl });
  if (typeof parsed === 'string') throw new Error(`Not a stream address: ${streamUrl}`);
  return { address: parsed.address, credentials: parsed.credentials };
}

export async function openRtspCamera(options: RtspCameraOptions = SMALL) {
  const camera = new RtspCamera(options);
  return { camera, port: await camera.open() };
}

export interface Process {
  readonly pid: number;
  /** Its arguments and environment, as anybody on the machine may read them. */
  readonly shown: string;
}

/** The ffmpeg of gateways that a process has started: those with a white list of protocols. */
export function gatewayProcesses(parent = process.pid): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, ppid] = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'latin1');
        if (Number(ppid) !== parent || !command.includes('-protocol_whitelist')) return [];
        return [{ pid: Number(name), shown: command + readFileSync(`/proc/${name}/environ`, 'latin1') }];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}
