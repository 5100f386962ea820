import { inflateRawSync } from 'node:zlib';

/** The files of a zip by their paths, read from its directory as any program does. */
export function unzipped(zip: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const raw = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    files.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(raw) : Buffer.from(raw));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
