import type { CameraAddress, Credentials } from './address.ts';
import { CameraFailure } from './failure.ts';
import type { Guard } from './guard.ts';
import type { PasswordGate } from './password.ts';
import { type Asking, describe } from './rtsp.ts';
import { videoCodec } from './sdp.ts';
import { lookAtWebCamera } from './web-camera.ts';

/** A camera as the gateway needs it. */
export interface Source {
  /** Null: nobody has said where it is. */
  readonly address: CameraAddress | null;
  readonly credentials: Credentials | null;
  /** Of a stored camera. */
  readonly gate?: PasswordGate | undefined;
}

/** A camera that has answered. */
export interface Found {
  readonly asking: Asking;
  /** As RTP names it; JPEG for cameras that speak HTTP. */
  readonly codec: string;
}

/** Video that ffmpeg takes out of RTP. */
const READABLE: ReadonlySet<string> = new Set([
  ...['H264', 'H265', 'JPEG', 'MP4V-ES', 'MPV', 'H261', 'H263', 'H263-1998', 'H263-2000', 'VP8', 'VP9'],
]);

/** A camera answers within this time, or not at all. */
const ANSWER_MS = 4000;

/** Where a camera is, once the guard has let it pass; throws CameraFailure. */
export async function admitted(
  guard: Guard,
  { address, credentials, gate }: Source,
  timeoutMs = ANSWER_MS,
): Promise<Asking> {
  if (!address) throw new CameraFailure('no-address');
  return { address, credentials, gate, target: await guard.admit(address), timeoutMs };
}

/** Asks a camera what it is, without its picture; throws CameraFailure. A password is tried once. */
export async function findCamera(guard: Guard, source: Source): Promise<Found> {
  const asking = await admitted(guard, source);
  if (isWeb(asking.address)) {
    await lookAtWebCamera(asking);
    return { asking, codec: 'JPEG' };
  }
  const codec = videoCodec(await describe(asking));
  if (codec === null || !READABLE.has(codec)) throw new CameraFailure('unsupported-codec');
  return { asking, codec };
}

export const isWeb = ({ protocol }: CameraAddress): boolean => protocol === 'http' || protocol === 'https';
