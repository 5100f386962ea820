import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const attach = (place: string, kilobytes: number) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=700`, 'tmpfs', place], { stdio: 'ignore' });
const detach = (place: string) => execFileSync('umount', ['-l', place], { stdio: 'ignore' });

/** Whether a file system of our own can be attached: root may, where the machine lets it. */
export const hasSmallDisks = (() => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-disk-'));
  try {
    attach(place, 64);
    detach(place);
    return true;
  } catch {
    console.warn('No file system can be attached here (that takes root): what needs a full disk is skipped');
    return false;
  } finally {
    rmdirSync(place);
  }
})();

/** Lays a disk of a few kilobytes over a folder; returns how to take it away. */
export function smallDisk(folder: string, kilobytes: number): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  attach(folder, kilobytes);
  return () => detach(folder);
}

/** Takes all the room there is on a folder's disk; returns how to give it back. */
export function fill(folder: string): () => void {
  const place = path.join(folder, 'filler');
  const file = openSync(place, 'w');
  for (let size = 1024 * 1024; size >= 512; ) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
  return () => rmSync(place);
}
