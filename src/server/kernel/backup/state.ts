import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { absent } from '../disk/absent.ts';
import { writeDurably } from './durable.ts';

/** How backups by the clock went, in the data folder: a database that is away must not hide it. */
const schema = z.object({
  /** The last one that was made whole. */
  lastGood: z.object({ place: z.string(), madeAt: z.iso.datetime(), size: z.number() }).nullable(),
  /** The last one that was restored for a look; the reason where it did not come back. */
  lastDrill: z.object({ place: z.string(), at: z.iso.datetime(), fault: z.string().nullable() }).nullable(),
  done: z.string().nullable(),
  failed: z.object({ night: z.string(), tries: z.int(), nights: z.int() }).nullable(),
  /** Since when one is being made because somebody asked. */
  asked: z.iso.datetime().nullable().default(null),
  /** Why the last try failed. */
  fault: z.string().nullable(),
});
export type BackupState = z.infer<typeof schema>;

const NONE: BackupState = { lastGood: null, lastDrill: null, done: null, failed: null, asked: null, fault: null };
const fileIn = (dataDir: string) => path.join(dataDir, 'backup-state.json');

/** What was noted; a file that can't be read counts as nothing noted. */
export async function backupState(dataDir: string): Promise<BackupState> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(absent);
  if (text === undefined) return NONE;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

export const noteBackups = (dataDir: string, state: BackupState): Promise<void> =>
  writeDurably(fileIn(dataDir), `${JSON.stringify(state)}\n`);

/** Somebody asked for one; until it is made, screens say so. */
export const noteAsked = async (dataDir: string, at: Date): Promise<void> =>
  noteBackups(dataDir, { ...(await backupState(dataDir)), asked: at.toISOString() });
