type Read = { readonly csv: string } | { readonly problem: 'unreadable' | 'workbook' | 'empty' | 'tooLarge' };

/** The largest request that the server takes of a bank's statement, and what it holds beside the file: bytes. */
const MOST_BYTES = 2_000_000;
const ENVELOPE = 100;

/** The text of a chosen statement, or why it can't be sent. */
export async function readStatement(file: Blob): Promise<Read> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (!bytes) return { problem: 'unreadable' };
  if (isWorkbook(bytes)) return { problem: 'workbook' };
  const csv = textOf(bytes);
  if (csv.trim() === '') return { problem: 'empty' };
  return isTooLarge(csv) ? { problem: 'tooLarge' } : { csv };
}

const isTooLarge = (csv: string): boolean =>
  new TextEncoder().encode(JSON.stringify(csv)).length > MOST_BYTES - ENVELOPE;

/**
 * The text of a file that a bank or a spreadsheet program saved: UTF-8, UTF-16 with its mark, or, where neither fits, the
 * encoding of older Windows programs.
 */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A workbook (.xlsx, .ods) is a ZIP archive, an old .xls a compound file: neither is text. */
const isWorkbook = (bytes: Uint8Array): boolean =>
  [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((mark) => mark.every((byte, at) => bytes[at] === byte));
