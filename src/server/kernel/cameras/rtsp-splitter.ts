import { CameraFailure } from './failure.ts';

/** An answer of a camera, or a request of its own (then `status` is 0). */
export interface RtspMessage {
  readonly status: number;
  readonly body: Buffer;
  /** Every line of a header; empty where there is none. */
  header(name: string): string[];
}

const LONGEST_HEAD = 16 * 1024;
const LONGEST_BODY = 256 * 1024;
const FRAME = 0x24;

/** Takes the bytes of an RTSP connection apart into messages and, between them, interleaved packets (RFC 2326 10.12). */
export class RtspSplitter {
  readonly #told: (message: RtspMessage) => void;
  #rest: Buffer = Buffer.alloc(0);

  constructor(told: (message: RtspMessage) => void) {
    this.#told = told;
  }

  /** Gives the bytes that are whole messages and packets by now. Throws CameraFailure on what is neither. */
  push(chunk: Buffer): Buffer {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    for (;;) {
      const size = bytes[at] === FRAME ? frameSize(bytes, at) : this.#message(bytes, at);
      if (size === null) break;
      at += size;
    }
    this.#rest = bytes.subarray(at);
    return bytes.subarray(0, at);
  }

  #message(bytes: Buffer, at: number): number | null {
    if (at >= bytes.length) return null;
    const end = bytes.indexOf('\r\n\r\n', at);
    if (end < 0 || end - at > LONGEST_HEAD) {
      if (bytes.length - at > LONGEST_HEAD || !looksLikeRtsp(bytes, at)) throw new CameraFailure('not-a-camera');
      return null;
    }
    const [start = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n');
    const header = (name: string) =>
      lines.flatMap((line) => {
        const colon = line.indexOf(':');
        return line.slice(0, colon).trim().toLowerCase() === name ? [line.slice(colon + 1).trim()] : [];
      });
    const status = Number(/^RTSP\/\d\.\d (\d{3})\b/.exec(start)?.[1] ?? 0);
    if (status === 0 && !/ RTSP\/\d\.\d$/.test(start)) throw new CameraFailure('not-a-camera');
    const length = Number(header('content-length')[0] ?? 0);
    if (!Number.isInteger(length) || length < 0 || length > LONGEST_BODY) throw new CameraFailure('not-a-camera');
    const bodyAt = end + 4;
    if (bytes.length < bodyAt + length) return null;
    this.#told({ status, header, body: bytes.subarray(bodyAt, bodyAt + length) });
    return bodyAt + length - at;
  }
}

function frameSize(bytes: Buffer, at: number): number | null {
  if (bytes.length < at + 4) return null;
  const size = 4 + bytes.readUInt16BE(at + 2);
  return bytes.length < at + size ? null : size;
}

/** Words begin every message; anything else need not be waited for. */
const looksLikeRtsp = (bytes: Buffer, at: number) => /^[A-Z_/]/.test(bytes.toString('latin1', at, at + 1));
