import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes bytes on, and says afterwards what went through. */
export interface Measure extends Transform {
  readonly bytes: number;
  /** In hex; asked once, at the end. */
  sha256(): string;
}

export interface RowMeasure extends Measure {
  readonly rows: number;
}

const NEWLINE = 10;

/**
 * Counts the rows of COPY's text, too, a line each. They are not to be taken from the command's own answer: that comes behind the last
 * row, and where it comes later, in a packet of its own, the stream of rows has ended without it.
 */
export function measureRows(): RowMeasure {
  let rows = 0;
  const through = measure((chunk) => {
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1;
  });
  return Object.defineProperty(through, 'rows', { get: () => rows }) as RowMeasure;
}

/** Counts and hashes what goes through it. */
export function measure(note: (chunk: Buffer) => void = () => undefined): Measure {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      note(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.defineProperties(through, {
    bytes: { get: () => bytes },
    sha256: { value: () => hash.digest('hex') },
  }) as Measure;
}
