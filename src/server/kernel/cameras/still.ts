import { rtspList, stillFromPiece, stillFromRtsp } from './command.ts';
import { CameraFailure, problemOf } from './failure.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { Guard } from './guard.ts';
import { openRelay } from './relay.ts';
import { findCamera, isWeb, type Source } from './source.ts';
import { picturesOf } from './web-camera.ts';

/** A still is made within this time, or not at all. */
const LIMIT_MS = 12_000;
const SILENCE_MS = 5000;
const LARGEST = 4 * 1024 * 1024;

/** One JPEG of a camera, 640 pixels wide at most; throws CameraFailure. */
export async function takeStill(ffmpeg: Ffmpeg, guard: Guard, source: Source): Promise<Buffer> {
  const { asking } = await findCamera(guard, source);
  const signal = AbortSignal.timeout(LIMIT_MS);
  if (isWeb(asking.address)) {
    for await (const picture of picturesOf(asking, signal)) return smaller(picture);
    throw new CameraFailure('no-picture');
  }
  if (!(await ffmpeg.isThere())) throw new CameraFailure('gateway-unavailable');
  const relay = await openRelay(asking.address, asking.target, { timeoutMs: SILENCE_MS });
  try {
    const list = rtspList(relay.port, asking.address.path, asking.credentials);
    return await output(ffmpeg, stillFromRtsp(), list, signal);
  } catch (error) {
    if (relay.problem() === 'wrong-password') await asking.gate?.refused();
    throw new CameraFailure(relay.problem() ?? problemOf(error));
  } finally {
    relay.close();
  }
}

/** One JPEG of a piece of a running picture. */
export const stillOf = (ffmpeg: Ffmpeg, piece: Buffer): Promise<Buffer> =>
  output(ffmpeg, stillFromPiece(), piece, AbortSignal.timeout(LIMIT_MS));

async function output(ffmpeg: Ffmpeg, args: string[], input: string | Buffer, signal: AbortSignal): Promise<Buffer> {
  const child = await ffmpeg.start(args);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  child.stdin.end(input);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of child.stdout) {
    size += (chunk as Buffer).length;
    if (size > LARGEST) kill();
    else chunks.push(chunk as Buffer);
  }
  signal.removeEventListener('abort', kill);
  if (size === 0 || size > LARGEST) throw new CameraFailure('no-picture');
  return Buffer.concat(chunks);
}

/** What the camera sent, made anew: smaller, and without whatever else stood in the file. */
async function smaller(picture: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(picture, { failOn: 'none', limitInputPixels: 64_000_000 })
    .resize({ width: 640, withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()
    .catch(() => {
      throw new CameraFailure('no-picture');
    });
}
