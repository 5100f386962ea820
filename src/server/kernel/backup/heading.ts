import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isPlace, MANIFEST, MANIFEST_SUM } from './layout.ts';
import { fingerprintIn } from './manifest.ts';

/** What a manifest says of the files beside it, without the rest. */
export interface Heading {
  /** Whose backup it is. */
  readonly fingerprint: string | null;
  /** Every file of the backup but the manifest and its sum. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** Of the manifest and its sum, in bytes. */
  readonly own: readonly [number, number];
}

/** As many letters as the end of a manifest has, in which it says whose it is. */
const END = 2_000;
/** As `writeManifest` writes them, each on a line of its own. */
const PATH = /^ {3}"path": "([^"]+)",$/;
const SIZE = /^ {3}"size": (\d+),$/;

/**
 * Reads a manifest line by line: that of many files is too long to be taken whole on the thread that serves. Null: it is not what its
 * sum says.
 */
export async function headingOf(read: (place: string) => Readable): Promise<Heading | null> {
  const sum = await text(read(MANIFEST_SUM));
  const hash = createHash('sha256');
  const files: { path: string; size: number }[] = [];
  let [bytes, path, rest, end] = [0, '', '', ''];
  for await (const chunk of read(MANIFEST)) {
    hash.update(chunk);
    bytes += chunk.length;
    // A letter of several bytes that is cut in two stands in no line that is looked for.
    const letters = (chunk as Buffer).toString('latin1');
    end = (end + letters).slice(-END);
    const lines = (rest + letters).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      path = PATH.exec(line)?.[1] ?? path;
      const size = SIZE.exec(line)?.[1];
      if (size !== undefined && isPlace(path)) files.push({ path, size: Number(size) });
    }
  }
  if (sum !== `${hash.digest('hex')}\n`) return null;
  return { fingerprint: fingerprintIn(end), files, own: [bytes, sum.length] };
}
