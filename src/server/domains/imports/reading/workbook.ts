import { inflateRawSync } from 'node:zlib';
import readWorkbookFile from 'read-excel-file/node';
import { MOST_FILE_COLUMNS } from '#contract/imports-fields.ts';
import { refusedFile, type SpreadsheetRow } from './spreadsheet.ts';

/** The most that the parts of a workbook may unpack to. A sheet of 20,000 rows has 20 MB. */
const MOST_UNPACKED = 48 * 1024 * 1024;
const MOST_PARTS = 2_000;
/** A row of a sheet further down than this is no mistake of typing. */
const MOST_ROW = 50_000;

const tooLarge = () =>
  refusedFile('This workbook unpacks to more than can be read. Save its sheet as CSV and try again.');
const broken = () =>
  refusedFile('This workbook could not be read. Save it again as Excel (.xlsx), without a password, or as CSV.');

/** Whether a file is an archive, as .xlsx is. */
export const isArchive = (bytes: Uint8Array) => startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
/** Whether a file is one of Excel before 2007 (.xls), or a workbook with a password. */
export const isOldWorkbook = (bytes: Uint8Array) => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** The lines of the first sheet of a workbook that holds any. Formulas are read as the values they had when it was saved. */
export async function readWorkbook(bytes: Buffer): Promise<SpreadsheetRow[]> {
  refuseBomb(bytes);
  const pages = await readWorkbookFile(bytes).catch(() => {
    throw broken();
  });
  const filled = pages.find(({ data }) => data.filter((row) => row.some((cell) => cell !== null)).length > 1);
  const rows = (filled ?? pages[0])?.data ?? [];
  return rows.map((row, at) => ({ line: at + 1, cells: row.map((cell) => cellText(cell)) }));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replace(/\r\n?/g, '\n').replaceAll('\u00A0', ' ').trim();
}

/** Unpacks every part with what is left of the allowance, before anything is made of it. What the archive says of sizes is not trusted. */
function refuseBomb(bytes: Buffer): void {
  const parts = partsOf(bytes);
  if (!parts.some(({ name }) => name.startsWith('xl/'))) {
    throw refusedFile('This is not a spreadsheet. Save it as Excel (.xlsx) or CSV and choose that file.');
  }
  let left = MOST_UNPACKED;
  for (const { name, packed, isDeflated } of parts) {
    const part = isDeflated ? inflated(packed, left) : packed;
    left -= part.length;
    if (left <= 0) throw tooLarge();
    if (name.startsWith('xl/worksheets/')) refuseVast(part);
  }
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : broken();
  }
}

/** A lone cell in the last corner makes a sheet of billions of empty ones. */
function refuseVast(part: Buffer): void {
  const text = part.toString('latin1');
  for (const [, letters = '', row] of text.matchAll(/\br="([A-Z]{1,4})(\d+)"/g)) {
    if (Number(row) > MOST_ROW) throw refusedFile('At most 20,000 rows can be imported at once');
    if (columnOf(letters) > MOST_FILE_COLUMNS) throw refusedFile('At most 200 columns can be imported');
  }
}

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

interface Part {
  readonly name: string;
  readonly packed: Buffer;
  readonly isDeflated: boolean;
}

/** The parts of an archive by its directory (APPNOTE 4.3): what no directory names is nothing. */
function partsOf(bytes: Buffer): Part[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length) throw broken();
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw tooLarge();
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken();
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const header = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt16LE(at + 8) & 1 || (method !== 0 && method !== 8) || header + 30 > bytes.length) throw broken();
    const data = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    if (data + size > bytes.length) throw broken();
    parts.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      packed: bytes.subarray(data, data + size),
      isDeflated: method === 8,
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}
