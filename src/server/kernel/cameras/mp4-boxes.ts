/** The start of a run's fragmented MP4: what a player needs before any fragment. */
export interface Init {
  readonly bytes: Buffer;
  /** Ticks a second of the fragments' times. */
  readonly timescale: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** As H.264 numbers its profiles; 0: not H.264. */
  readonly profile: number;
}
/** Some pictures (moof and mdat). */
export interface Fragment {
  readonly bytes: Buffer;
  /** Ticks since the run began. */
  readonly time: number;
  /** It begins with a picture that stands alone. */
  readonly isKey: boolean;
}

/** What a camera may send at once; more is no camera. */
const LARGEST_BOX = 16 * 1024 * 1024;

/** Takes a fragmented MP4 of one video track apart, as it comes. */
export class BoxReader {
  #rest: Buffer[] = [];
  #size = 0;
  #begun: Buffer[] = [];
  #moof: Buffer | null = null;
  #trackFlags = 0;

  /** Throws a RangeError on boxes of impossible size. */
  push(chunk: Buffer): (Init | Fragment)[] {
    this.#rest.push(chunk);
    this.#size += chunk.length;
    const found: (Init | Fragment)[] = [];
    for (let box = this.#next(); box; box = this.#next()) {
      const part = this.#take(box);
      if (part) found.push(part);
    }
    return found;
  }

  #next(): Buffer | null {
    if (this.#size < 8) return null;
    if ((this.#rest[0]?.length ?? 0) < 8) this.#rest = [Buffer.concat(this.#rest)];
    const length = this.#rest[0]?.readUInt32BE(0) ?? 0;
    if (length < 8 || length > LARGEST_BOX) throw new RangeError('box size');
    if (this.#size < length) return null;
    const whole = this.#rest.length === 1 ? (this.#rest[0] as Buffer) : Buffer.concat(this.#rest);
    this.#rest = whole.length > length ? [whole.subarray(length)] : [];
    this.#size -= length;
    return whole.subarray(0, length);
  }

  #take(box: Buffer): Init | Fragment | null {
    const type = typeOf(box);
    if (type === 'ftyp') this.#begun = [box];
    if (type === 'moov') {
      this.#trackFlags = find(box, 'mvex', 'trex')?.readUInt32BE(8 + 4 + 16) ?? 0;
      return initOf(Buffer.concat([...this.#begun, box]), box);
    }
    if (type === 'moof') this.#moof = box;
    if (type !== 'mdat' || !this.#moof) return null;
    const fragment = fragmentOf(this.#moof, box, this.#trackFlags);
    this.#moof = null;
    return fragment;
  }
}

export const isInit = (part: Init | Fragment): part is Init => 'timescale' in part;

function initOf(bytes: Buffer, moov: Buffer): Init {
  const mdhd = find(moov, 'trak', 'mdia', 'mdhd');
  const timescale = mdhd ? mdhd.readUInt32BE(mdhd[8] === 1 ? 8 + 4 + 16 : 8 + 4 + 8) : 90_000;
  const tkhd = find(moov, 'trak', 'tkhd');
  // Width and height stand at its end, as 16.16 fixed point.
  const width = tkhd ? tkhd.readUInt32BE(tkhd.length - 8) >>> 16 : 0;
  const height = tkhd ? tkhd.readUInt32BE(tkhd.length - 4) >>> 16 : 0;
  const config = moov.indexOf('avcC');
  return { bytes, timescale, width, height, profile: config < 0 ? 0 : (moov[config + 5] ?? 0) };
}

function fragmentOf(moof: Buffer, mdat: Buffer, trackFlags: number): Fragment {
  const tfdt = find(moof, 'traf', 'tfdt');
  const time = tfdt ? (tfdt[8] === 1 ? Number(tfdt.readBigUInt64BE(12)) : tfdt.readUInt32BE(12)) : 0;
  const flags = firstFlags(find(moof, 'traf', 'trun')) ?? defaultFlags(find(moof, 'traf', 'tfhd')) ?? trackFlags;
  return { bytes: Buffer.concat([moof, mdat]), time, isKey: (flags & NOT_ALONE) === 0 };
}

/** sample_is_non_sync_sample (ISO 14496-12 8.8.3.1). */
const NOT_ALONE = 0x10000;

function firstFlags(trun: Buffer | null): number | null {
  if (!trun) return null;
  const which = trun.readUIntBE(9, 3);
  let at = 8 + 8 + (which & 0x1 ? 4 : 0);
  if (which & 0x4) return trun.readUInt32BE(at);
  if (!(which & 0x400)) return null;
  at += (which & 0x100 ? 4 : 0) + (which & 0x200 ? 4 : 0);
  return trun.readUInt32BE(at);
}

function defaultFlags(tfhd: Buffer | null): number | null {
  if (!tfhd) return null;
  const which = tfhd.readUIntBE(9, 3);
  if (!(which & 0x20)) return null;
  const before = (which & 0x1 ? 8 : 0) + (which & 0x2 ? 4 : 0) + (which & 0x8 ? 4 : 0) + (which & 0x10 ? 4 : 0);
  return tfhd.readUInt32BE(8 + 8 + before);
}

const typeOf = (box: Buffer) => box.toString('latin1', 4, 8);

/** The first box along a path of types. */
function find(parent: Buffer, ...path: string[]): Buffer | null {
  const [type, ...deeper] = path;
  for (let at = 8; at + 8 <= parent.length; ) {
    const length = parent.readUInt32BE(at);
    if (length < 8 || at + length > parent.length) return null;
    const box = parent.subarray(at, at + length);
    if (typeOf(box) === type) return deeper.length === 0 ? box : find(box, ...deeper);
    at += length;
  }
  return null;
}
