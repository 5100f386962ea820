import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { storageFull } from './full.ts';

/** The widths pictures are kept in, besides the full one (uploads-3). */
export const WIDTHS = [320, 960, 1920] as const;
/** Decoded pixels a picture may have: two of the largest telephone cameras' usual pictures; 30,000 x 30,000 are 18 times that. */
const MOST_PIXELS = 50_000_000;
/** What reading a picture may take in memory: cameras' usual kinds are read line by line, others all at once. */
const MOST_BYTES = 200_000_000;
/** A picture may be so much taller than wide, or its sizes would be larger than the original of others. */
const TALLEST = 2;

export interface Made {
  /** The last part of its key: `320.webp`, `original.jpg`. */
  readonly variant: string;
  readonly file: string;
  readonly type: string;
}
export interface Picture {
  /** Of the full picture, upright. */
  readonly width: number;
  readonly height: number;
  readonly made: readonly Made[];
}

sharp.cache(false);
sharp.concurrency(1);

/**
 * Writes a picture anew into `folder`: full size as JPEG, and as WebP and JPEG in each of the widths. Nothing of the
 * file's own bytes is carried over: no place, no camera's number, no text. Null when it can't be read as a picture, or
 * would take too much memory. Refuses with 507 when there is no room.
 */
export async function writeAnew(source: string, folder: string): Promise<Picture | null> {
  const original = path.join(folder, 'original.jpg');
  try {
    if (bytesToRead(await sharp(source, { limitInputPixels: MOST_PIXELS }).metadata()) > MOST_BYTES) return null;
    // Upright by the camera's own mark, on white where it was see-through, in the colours every screen shows.
    const { width, height } = await sharp(source, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // The last few percent of size would take the whole picture in memory.
      .jpeg({ quality: 90, optimiseCoding: false })
      .toFile(original);
    const made: Made[] = [{ variant: 'original.jpg', file: original, type: 'image/jpeg' }];
    let last: readonly Made[] = [];
    for (const [index, size] of WIDTHS.entries()) {
      // No picture is enlarged: one that fits into the size before looks the same in this one.
      const before = WIDTHS[index - 1] ?? 0;
      const isThere = width <= before && height <= before * TALLEST;
      last = isThere ? last.map((one) => inSize(one, size)) : await sized(original, folder, size);
      made.push(...last);
    }
    return { width, height, made };
  } catch (error) {
    const full =
      storageFull(error) ?? (/no space left|disk full/i.test(String(error)) ? storageFull({ code: 'ENOSPC' }) : null);
    if (full) throw full;
    return null;
  }
}

const inSize = (made: Made, width: number): Made => ({ ...made, variant: made.variant.replace(/^\d+/, String(width)) });

/** About what its decoder holds at once, in bytes (measured); what is read line by line takes next to nothing. */
export function bytesToRead(picture: Metadata): number {
  const { width, height, orientation = 1 } = picture;
  const turned = orientation > 1 ? 3 : 0;
  return width * height * (perPixel(picture) + turned);
}

function perPixel({ format, channels, depth, isProgressive, chromaSubsampling }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? channels * (chromaSubsampling?.startsWith('4:4:4') ? 2 : 1) + 1 : 0;
  if (format === 'png') return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) + 1 : 0;
  return { gif: 6, webp: 8 }[format as string] ?? 19;
}

async function sized(original: string, folder: string, width: number): Promise<Made[]> {
  const small = sharp(original, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).resize({
    width,
    height: width * TALLEST,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const [webp, jpg] = ['webp', 'jpg'].map((extension) => path.join(folder, `${width}.${extension}`)) as [
    string,
    string,
  ];
  // Half the work of the default effort, for 2 to 6 % more bytes.
  await small.clone().webp({ quality: 78, effort: 2 }).toFile(webp);
  await small.clone().jpeg({ quality: 80, progressive: true }).toFile(jpg);
  return [
    { variant: `${width}.webp`, file: webp, type: 'image/webp' },
    { variant: `${width}.jpg`, file: jpg, type: 'image/jpeg' },
  ];
}
