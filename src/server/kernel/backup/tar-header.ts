import { ConfigError } from '#server/config.ts';

/** Tar writes in blocks; each file is filled up with zeros to the next. */
export const BLOCK = 512;
export const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const NAME_BYTES = 100;
const SUM_AT = 148;

/** The block before a file, as ustar has it. Always the same for the same name and size. */
export function tarHeader(name: string, size: number): Buffer {
  if (name.length > NAME_BYTES || size >= 8 ** 11) throw new Error(`${name} does not fit into a tar`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 'ascii');
  block.write('0000600\0', 100, 'ascii');
  block.write('0000000\0', 108, 'ascii');
  block.write('0000000\0', 116, 'ascii');
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'ascii');
  block.write(`${'0'.repeat(11)}\0`, 136, 'ascii');
  block.write('0', 156, 'ascii');
  block.write('ustar\x0000', 257, 'latin1');
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, SUM_AT, 'ascii');
  return block;
}

/** What a block says of the file behind it. Only blocks that `tarHeader` writes are understood: a changed byte is seen. */
export function readTarHeader(block: Buffer): { readonly name: string; readonly size: number } {
  const name = block.subarray(0, NAME_BYTES).toString('latin1').replace(/\0+$/, '');
  const size = Number.parseInt(block.subarray(124, 135).toString('latin1'), 8);
  if (name === '' || !Number.isSafeInteger(size) || !tarHeader(name, size).equals(block))
    throw new ConfigError('This is no backup of Larkhouse, or it is damaged: its table of contents cannot be read.');
  return { name, size };
}

/** The sum of all bytes, in which its own eight count as blanks. */
function sumOf(block: Buffer): number {
  let sum = 8 * 32;
  for (const [at, byte] of block.entries()) if (at < SUM_AT || at >= SUM_AT + 8) sum += byte;
  return sum;
}
