import { pictureFromJpegs, pictureFromRtsp, rtspList } from './command.ts';
import { CameraFailure, type CameraProblem, problemOf } from './failure.ts';
import type { Ffmpeg, FfmpegProcess } from './ffmpeg.ts';
import { BoxReader, type Fragment, type Init, isInit } from './mp4-boxes.ts';
import { openRelay } from './relay.ts';
import { type Found, isWeb } from './source.ts';
import { picturesOf } from './web-camera.ts';

export interface Running {
  /** What an RTSP camera sends, before any of it makes a picture. */
  onBytes(bytes: number): void;
  onInit(init: Init): void;
  onFragment(fragment: Fragment): void;
}

/** Kept in front of ffmpeg's stdin at most; newer pictures are left out while it is behind. */
const BEHIND_BYTES = 4 * 1024 * 1024;
/** An HTTP camera's pictures closer together than this are left out. */
const APART_MS = 50;
/** A camera that says nothing for so long has gone. */
const SILENCE_MS = 5000;
/** Profiles that every browser decodes: Baseline, Main, High. */
const PLAYABLE: ReadonlySet<number> = new Set([66, 77, 100]);

/**
 * One run of ffmpeg over a camera's picture, until `signal` aborts (null) or it ends by itself (why). What browsers can't
 * play is converted.
 */
export async function runPicture(
  ffmpeg: Ffmpeg,
  { asking, codec }: Found,
  { isConverted, onBytes, onInit, onFragment }: Running & { isConverted: boolean },
  signal: AbortSignal,
): Promise<CameraProblem | null> {
  if (signal.aborted) return null;
  const run = new AbortController();
  const whole = AbortSignal.any([signal, run.signal]);
  let problem: CameraProblem | null = null;
  const fail = (found: CameraProblem) => {
    problem ??= found;
    run.abort();
  };

  const isFromWeb = isWeb(asking.address);
  const relay = isFromWeb ? null : await openRelay(asking.address, asking.target, { timeoutMs: SILENCE_MS, onBytes });
  try {
    const args = isFromWeb ? pictureFromJpegs() : pictureFromRtsp({ isConverted: isConverted || codec !== 'H264' });
    const child = await ffmpeg.start(args);
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()));
    whole.addEventListener('abort', () => child.kill('SIGKILL'));
    if (whole.aborted) child.kill('SIGKILL');

    const reader = new BoxReader();
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        for (const part of reader.push(chunk)) {
          if (!isInit(part)) onFragment(part);
          else if (part.profile !== 0 && !PLAYABLE.has(part.profile) && !isConverted) fail('unsupported-codec');
          else onInit(part);
        }
      } catch {
        fail('no-picture');
      }
    });
    if (relay) child.stdin.end(rtspList(relay.port, asking.address.path, asking.credentials));
    else void feed(child, picturesOf(asking, whole)).catch((error: unknown) => fail(problemOf(error)));
    await closed;
    if (relay?.problem() === 'wrong-password') await asking.gate?.refused();
    return signal.aborted ? null : (problem ?? relay?.problem() ?? 'ended');
  } finally {
    run.abort();
    relay?.close();
  }
}

async function feed({ stdin }: FfmpegProcess, pictures: AsyncIterable<Buffer>): Promise<void> {
  let last = 0;
  for await (const picture of pictures) {
    const now = performance.now();
    if (!stdin.writable) throw new CameraFailure('ended');
    if (now - last < APART_MS || stdin.writableLength > BEHIND_BYTES) continue;
    last = now;
    stdin.write(picture);
  }
}
