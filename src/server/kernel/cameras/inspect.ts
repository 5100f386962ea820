import type { CAMERA_WARNINGS } from '#contract/cameras.ts';
import { type CameraProblem, problemOf } from './failure.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { Guard } from './guard.ts';
import { sizeOfJpeg } from './jpegs.ts';
import { runPicture } from './run.ts';
import { type Found, findCamera, isWeb, type Source } from './source.ts';
import { picturesOf } from './web-camera.ts';

export interface Inspection {
  readonly problem: CameraProblem | null;
  readonly warnings: (typeof CAMERA_WARNINGS)[number][];
  readonly picture: Picture | null;
}
interface Picture {
  readonly codec: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Null: not known. */
  readonly keyframeSeconds: number | null;
  readonly isConverted: boolean;
}

const LIMIT_MS = 14_000;
/** Further apart they are converted (see Hub). */
const FAR_APART = 5;
const LARGE = 1920 * 1080;
const PICTURE_BYTES = 20_000;

/** Connects to a camera as somebody who wants to watch would, and says what it finds. It never throws. */
export async function inspect(ffmpeg: Ffmpeg, guard: Guard, source: Source): Promise<Inspection> {
  try {
    const found = await findCamera(guard, source);
    if (isWeb(found.asking.address)) return await inspectWeb(ffmpeg, found);
    if (await ffmpeg.isThere()) return await inspectRtsp(ffmpeg, found);
    const picture = { codec: found.codec, width: null, height: null, keyframeSeconds: null };
    return judged({ ...picture, isConverted: found.codec !== 'H264' }, found, ['not-watched']);
  } catch (error) {
    return { problem: problemOf(error), warnings: [], picture: null };
  }
}

async function inspectWeb(ffmpeg: Ffmpeg, found: Found): Promise<Inspection> {
  for await (const jpeg of picturesOf(found.asking, AbortSignal.timeout(LIMIT_MS))) {
    const size = sizeOfJpeg(jpeg);
    const picture = { codec: 'JPEG', width: null, height: null, ...size, keyframeSeconds: null, isConverted: true };
    return judged(picture, found, (await ffmpeg.isThere()) ? [] : ['not-watched']);
  }
  return { problem: 'no-picture', warnings: [], picture: null };
}

/** Watches until a second keyframe, or until it is clear that it takes too long. */
async function inspectRtsp(ffmpeg: Ffmpeg, found: Found): Promise<Inspection> {
  const stop = new AbortController();
  const isConverted = found.codec !== 'H264';
  let size: { width: number; height: number } | null = null;
  let timescale = 1;
  let bytes = 0;
  let firstKey: number | null = null;
  let keyframeSeconds: number | null = null;
  const isUnplayable = await runPicture(
    ffmpeg,
    found,
    {
      isConverted,
      onBytes: (more) => {
        bytes += more;
      },
      onInit: (init) => {
        timescale = init.timescale;
        // A converted picture has the size we gave it.
        size = isConverted ? null : { width: init.width, height: init.height };
      },
      onFragment: ({ isKey, time }) => {
        const since = firstKey === null ? 0 : (time - firstKey) / timescale;
        if (isConverted || since > FAR_APART || (isKey && firstKey !== null)) {
          if (!isConverted) keyframeSeconds = since;
          stop.abort();
        }
        if (isKey) firstKey ??= time;
      },
    },
    AbortSignal.any([stop.signal, AbortSignal.timeout(LIMIT_MS)]),
  );
  const picture = { codec: found.codec, width: null, height: null, ...(size ?? {}), keyframeSeconds };
  if (isUnplayable === 'unsupported-codec') return judged({ ...picture, isConverted: true }, found, []);
  // Much came in that time, and not one keyframe.
  if (isUnplayable === null && firstKey === null && bytes > PICTURE_BYTES)
    return judged({ ...picture, keyframeSeconds: LIMIT_MS / 1000, isConverted: true }, found, []);
  if (isUnplayable || firstKey === null) return { problem: isUnplayable ?? 'no-picture', warnings: [], picture: null };
  return judged({ ...picture, isConverted: isConverted || isFarApart(picture) }, found, []);
}

const isFarApart = ({ keyframeSeconds }: Pick<Picture, 'keyframeSeconds'>) => (keyframeSeconds ?? 0) > FAR_APART;

function judged(picture: Picture, { asking, codec }: Found, also: Inspection['warnings']): Inspection {
  const isTls = asking.address.protocol.endsWith('s');
  return {
    problem: null,
    warnings: [
      ...also,
      ...(isFarApart(picture) ? (['keyframes-far-apart'] as const) : []),
      ...(picture.isConverted && !isFarApart(picture) ? (['converted'] as const) : []),
      ...((picture.width ?? 0) * (picture.height ?? 0) >= LARGE && codec === 'H264'
        ? (['large-picture'] as const)
        : []),
      ...(isTls ? (['certificate'] as const) : []),
    ],
    picture,
  };
}
