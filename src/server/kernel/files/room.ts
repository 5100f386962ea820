import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { HttpError } from '../http-error.ts';

/** Why nothing new can be kept on this machine. */
export type Obstacle = 'no-room' | 'read-only';

/** What PostgreSQL needs to go on writing its log, two parts of which are 16 MB each. */
const LEAST_BYTES = 32 * 1024 * 1024;

/** Looks whether the data folder can be written; null when it can. A database or files elsewhere are not asked about here. */
export async function obstacleTo({ dataDir }: Pick<Config, 'dataDir'>): Promise<Obstacle | null> {
  if (await isWithoutRoom(dataDir)) return 'no-room';
  const folder = path.join(dataDir, 'incoming');
  const probe = path.join(folder, `probe-${randomBytes(6).toString('hex')}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(probe, Buffer.alloc(4096), { flush: true });
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS' ? 'read-only' : 'no-room';
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

async function isWithoutRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_BYTES;
}

/** The refusal of a write, for whoever wanted it. */
export const nothingCanBeKept = (obstacle: Obstacle) =>
  obstacle === 'no-room'
    ? new HttpError(507, 'There is no room left on this server. Please tell whoever looks after it.')
    : new HttpError(507, 'This server cannot write to its disk. Please tell whoever looks after it.');
