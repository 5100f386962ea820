import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#server/config.ts';
import { LEFT_FREE } from '../backup/disk.ts';
import { absent } from '../disk/absent.ts';
import { diskOf } from '../disk/disk.ts';
import { sizeText } from '../disk/size.ts';

/** As many segments of 16 MB may wait for being kept as the server's log may have by itself. */
const MOST_WAITING = 16;

/** The segments that the server could not hand over yet; until it has, it removes none of them. */
export async function waitingSegments(pgData: string): Promise<number> {
  const names = (await readdir(path.join(pgData, 'pg_wal', 'archive_status')).catch(absent)) ?? [];
  return names.filter((name) => name.endsWith('.ready')).length;
}

/** Why no more may be kept, or null: what is kept must never stop those who work. */
export async function whyToGiveUp(pgData: string): Promise<string | null> {
  const waiting = await waitingSegments(pgData);
  if (waiting > MOST_WAITING) return `${waiting} segments of the log could not be kept`;
  const { free, size } = await diskOf({ dataDir: pgData });
  return free < size * LEFT_FREE ? `only ${sizeText(free)} of the disk are free` : null;
}

/** Throws where a copy of the database, packed to much less, could leave too little of the disk. */
export async function refuseNoRoom(pgData: string): Promise<void> {
  const { free, size } = await diskOf({ dataDir: pgData });
  const expected = await sizeBelow(pgData);
  if (free - expected >= size * LEFT_FREE) return;
  throw new ConfigError(`a copy of the database may take ${sizeText(expected)}, and ${sizeText(free)} are free`);
}

/** In bytes, of everything below a folder. */
export async function sizeBelow(folder: string): Promise<number> {
  let size = 0;
  for (const entry of (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)) ?? [])
    if (entry.isFile()) size += (await stat(path.join(entry.parentPath, entry.name)).catch(absent))?.size ?? 0;
  return size;
}
