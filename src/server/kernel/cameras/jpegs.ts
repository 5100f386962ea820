import { CameraFailure } from './failure.ts';

/** What a single picture may weigh. */
export const LARGEST_JPEG = 8 * 1024 * 1024;
const LONGEST_HEAD = 16 * 1024;

/** Takes an answer of multipart/x-mixed-replace apart into its pictures. */
export class JpegReader {
  #rest: Buffer = Buffer.alloc(0);
  /** Of the part that is being read; null: between parts. */
  #length: number | 'unknown' | null = null;

  /** Gives the pictures that became whole. Throws CameraFailure on what is no such stream. */
  push(chunk: Buffer): Buffer[] {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const found: Buffer[] = [];
    while (this.#length !== null || this.#head()) {
      const picture = this.#picture();
      if (!picture) break;
      found.push(picture);
    }
    return found;
  }

  /** Whether the head of a part was passed. */
  #head(): boolean {
    for (;;) {
      const text = this.#rest.toString('latin1', 0, Math.min(this.#rest.length, LONGEST_HEAD));
      const end = /\r?\n\r?\n/.exec(text);
      if (!end) {
        if (this.#rest.length > LONGEST_HEAD) throw new CameraFailure('not-a-camera');
        return false;
      }
      const lines = text.slice(0, end.index).split('\n');
      this.#rest = this.#rest.subarray(end.index + end[0].length);
      // Empty lines may stand before a boundary.
      if (!lines.some((line) => line.startsWith('--'))) continue;
      const length = /^content-length:\s*(\d+)/i.exec(lines.find((line) => /^content-length:/i.test(line)) ?? '')?.[1];
      this.#length = length === undefined ? 'unknown' : Number(length);
      if (this.#length !== 'unknown' && this.#length > LARGEST_JPEG) throw new CameraFailure('not-a-camera');
      return true;
    }
  }

  #picture(): Buffer | null {
    const end = this.#length === 'unknown' ? endOfJpeg(this.#rest) : this.#length;
    if (end === null || end < 0 || this.#rest.length < end) {
      if (this.#rest.length > LARGEST_JPEG) throw new CameraFailure('not-a-camera');
      return null;
    }
    const picture = Buffer.from(this.#rest.subarray(0, end));
    this.#rest = this.#rest.subarray(end);
    this.#length = null;
    if (!isJpeg(picture)) throw new CameraFailure('unsupported-codec');
    return picture;
  }
}

export const isJpeg = (bytes: Buffer): boolean => bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8;

/** Where a picture ends that doesn't say its length: before the next boundary. */
function endOfJpeg(bytes: Buffer): number | null {
  const mark = bytes.indexOf('\n--');
  if (mark < 0) return null;
  const end = bytes[mark - 1] === 0x0d ? mark - 1 : mark;
  return bytes.readUInt16BE(Math.max(0, end - 2)) === 0xffd9 ? end : nextMark(bytes, mark);
}

/** '\n--' may stand inside of a picture; its end is FFD9. */
function nextMark(bytes: Buffer, from: number): number | null {
  for (let mark = bytes.indexOf('\n--', from + 1); mark > 0; mark = bytes.indexOf('\n--', mark + 1)) {
    const end = bytes[mark - 1] === 0x0d ? mark - 1 : mark;
    if (bytes.readUInt16BE(Math.max(0, end - 2)) === 0xffd9) return end;
  }
  return null;
}

/** Width and height in pixels, from the frame header; null where there is none. */
export function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const mark = bytes[at + 1] ?? 0;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
