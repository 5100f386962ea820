import { refusedFile } from './spreadsheet.ts';

/**
 * The text of a file that a spreadsheet program saved: UTF-8, UTF-16, or the encoding of older Windows programs. Refuses what
 * is no text, and a text that was put together of several encodings.
 */
export function textOfFile(bytes: Uint8Array): string {
  const text = decoded(bytes);
  const strange = text.slice(0, 100_000).match(/[^\P{Cc}\t\n\r\f\v\x85]/gu)?.length ?? 0;
  if (strange > 0 || text.startsWith('%PDF-')) {
    throw refusedFile('This is not a spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.');
  }
  return text.replace(/^\uFEFF/, '');
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = bytes.subarray(0, 400);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  // Without a mark: letters of Western languages have a zero beside them.
  if (zeros(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (hasUtf8Letter(bytes)) {
      throw refusedFile('This file mixes two encodings. Open it in your spreadsheet program and save it as CSV UTF-8.');
    }
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether an accented letter stands there as UTF-8 writes it; in Windows' encoding it would be two signs nobody writes. */
const hasUtf8Letter = (bytes: Uint8Array) =>
  bytes.some((byte, at) => (byte === 0xc3 || byte === 0xc2) && ((bytes[at + 1] ?? 0) & 0xc0) === 0x80);
