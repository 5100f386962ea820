import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a text, and the same compressed by itself. */
export interface Piece {
  readonly bytes: Buffer;
  readonly deflated: Buffer;
}

/** Its blocks end at a whole byte and look back at nothing before them, so that other pieces may stand around it (RFC 1951, 3.2.3). */
export function pieceOf(text: string | Buffer): Piece {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return { bytes, deflated: deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** The header without a name or a time (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A last block with nothing in it. */
const LAST = Buffer.from([0x03, 0x00]);

/** The pieces as one gzip file, without compressing them anew. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0));
  trailer.writeUInt32LE(pieces.reduce((length, { bytes }) => length + bytes.length, 0) >>> 0, 4);
  return Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated), LAST, trailer]);
}
