const START = Buffer.from([0, 0, 1]);
const LARGEST_PACKET = 1400;
const TYPE = 0x1f;
export const NAL = { slice: 1, key: 5, sps: 7, pps: 8, delimiter: 9 } as const;
export const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & TYPE;

/** Takes a stream of H.264 (Annex B) apart into its units. */
export class UnitReader {
  #rest: Buffer = Buffer.alloc(0);

  /** Gives the units that are whole: all but the last. */
  push(chunk: Buffer): Buffer[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const starts: number[] = [];
    for (let at = this.#rest.indexOf(START); at >= 0; at = this.#rest.indexOf(START, at + 3)) starts.push(at + 3);
    const units = starts.slice(0, -1).map((start, index) => {
      let end = (starts[index + 1] ?? 0) - 3;
      while (this.#rest[end - 1] === 0) end -= 1;
      return this.#rest.subarray(start, end);
    });
    const last = starts.at(-1);
    if (last !== undefined) this.#rest = Buffer.from(this.#rest.subarray(last - 3));
    return units;
  }
}

/** A unit as the payloads of RTP packets (RFC 6184: whole, or in fragments FU-A). */
export function payloadsOf(unit: Buffer): Buffer[] {
  if (unit.length <= LARGEST_PACKET) return [unit];
  const [head = 0] = unit;
  const payloads: Buffer[] = [];
  for (let at = 1; at < unit.length; at += LARGEST_PACKET) {
    const part = unit.subarray(at, at + LARGEST_PACKET);
    const isFirst = at === 1;
    const isLast = at + part.length >= unit.length;
    const indicator = (head & 0xe0) | 28;
    payloads.push(
      Buffer.concat([Buffer.from([indicator, (isFirst ? 0x80 : 0) | (isLast ? 0x40 : 0) | (head & TYPE)]), part]),
    );
  }
  return payloads;
}
