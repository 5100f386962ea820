import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/** Until this has ended a power cut may still take a file's bytes, or a folder's names, back. Windows can't flush a folder and needn't. */
export async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r').catch((error: unknown) => {
    if (process.platform === 'win32') return null;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}

/** Writes a file that only its owner reads: whole or not there. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const beside = `${file}.draft-${process.pid}`;
  const handle = await open(beside, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
  await flush(path.dirname(file));
}

/** Adds a line to a file that only its owner reads; one that a crash cut off before it stands on a line of its own. */
export async function appendDurably(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const last = size === 0 ? '\n' : (await handle.read(Buffer.alloc(1), 0, 1, size - 1)).buffer.toString();
    await handle.appendFile(last === '\n' ? line : `\n${line}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
