import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and says afterwards what went through. */
export interface Measure extends Transform {
  readonly bytes: number;
  /** In hex; asked once, at the end. */
  sha256(): string;
}

/** Counts and hashes what goes through it. */
export function measure(): Measure {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.defineProperties(through, {
    bytes: { get: () => bytes },
    sha256: { value: () => hash.digest('hex') },
  }) as Measure;
}
