import type { Fragment, Init } from './mp4-boxes.ts';

interface Segment {
  readonly number: number;
  /** The run of ffmpeg it is of. */
  readonly run: number;
  readonly bytes: Buffer;
  readonly seconds: number;
}

/** Pieces are cut at the first keyframe after so many seconds; the very first one sooner, because somebody waits for it. */
const SHORTEST = 1.5;
const SHORTEST_FIRST = 0.5;
/** Pieces a playlist names, and how many more are kept for players that are behind. */
const LISTED = 6;
const SPARE = 2;
/** A piece longer than this ends even without a keyframe, so that memory does. */
const LARGEST_PIECE = 16 * 1024 * 1024;

/** The last seconds of a picture, in memory, as HLS (RFC 8216) names them. Nothing of it is ever written to a disk. */
export class Segmenter {
  #segments: Segment[] = [];
  #inits = new Map<number, Buffer>();
  #next = 1;
  #run = 0;
  #timescale = 1;
  #pending: Fragment[] = [];
  #pendingBytes = 0;
  #longest = 2;
  /** Discontinuities that have left the list. */
  #passed = 0;

  /** Numbers go on from an earlier segmenter, so that its players take nothing of this one for what they have already. */
  constructor(earlier?: Segmenter) {
    if (!earlier) return;
    this.#next = earlier.#next;
    this.#run = earlier.#run;
    this.#longest = earlier.#longest;
  }

  get size(): number {
    return this.#segments.length;
  }
  /** The newest picture that stands alone, with what a decoder needs before it. */
  get still(): Buffer | null {
    const last = this.#segments.at(-1);
    const init = last && this.#inits.get(last.run);
    return last && init ? Buffer.concat([init, last.bytes]) : null;
  }

  /** Begins a new run of ffmpeg: its times begin anew. */
  begin({ bytes, timescale }: Init): void {
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#run += 1;
    this.#timescale = timescale;
    this.#inits.set(this.#run, bytes);
  }

  /** Takes a fragment; true when a piece became whole. */
  add(fragment: Fragment): boolean {
    const [first] = this.#pending;
    if (!first) {
      if (fragment.isKey) this.#hold(fragment);
      return false;
    }
    const seconds = (fragment.time - first.time) / this.#timescale;
    const shortest = this.#segments.length === 0 ? SHORTEST_FIRST : SHORTEST;
    const isDue = (fragment.isKey && seconds >= shortest) || this.#pendingBytes > LARGEST_PIECE;
    if (isDue) this.#close(Math.max(seconds, 0.01));
    this.#hold(fragment);
    return isDue;
  }

  #hold(fragment: Fragment): void {
    this.#pending.push(fragment);
    this.#pendingBytes += fragment.bytes.length;
  }

  #close(seconds: number): void {
    const bytes = Buffer.concat(this.#pending.map((fragment) => fragment.bytes));
    this.#pending = [];
    this.#pendingBytes = 0;
    this.#segments.push({ number: this.#next, run: this.#run, bytes, seconds });
    this.#next += 1;
    this.#longest = Math.max(this.#longest, Math.round(seconds));
    while (this.#segments.length > LISTED + SPARE) this.#segments.shift();
    const oldest = this.#segments[0]?.run ?? this.#run;
    for (const run of this.#inits.keys()) if (run < oldest) this.#inits.delete(run);
  }

  init(run: number): Buffer | null {
    return this.#inits.get(run) ?? null;
  }
  segment(number: number): Buffer | null {
    return this.#segments.find((segment) => segment.number === number)?.bytes ?? null;
  }

  /** @param suffix goes behind every address, such as '&portal=parent' */
  playlist(suffix: string): string {
    const listed = this.#segments.slice(-LISTED);
    const [first] = listed;
    this.#passed = Math.max(this.#passed, (first?.run ?? this.#run) - 1, 0);
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      // It may not shrink while the playlist lives (RFC 8216 4.3.3.1).
      `#EXT-X-TARGETDURATION:${this.#longest}`,
      `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? this.#next}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${this.#passed}`,
    ];
    let run = 0;
    for (const segment of listed) {
      if (segment.run !== run) {
        if (run > 0) lines.push('#EXT-X-DISCONTINUITY');
        lines.push(`#EXT-X-MAP:URI="init.mp4?run=${segment.run}${suffix}"`);
        run = segment.run;
      }
      lines.push(`#EXTINF:${segment.seconds.toFixed(3)},`, `segment.m4s?number=${segment.number}${suffix}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
