import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flush, writeDurably } from '#server/kernel/backup/durable.ts';
import { absent } from '#server/kernel/disk/absent.ts';
import { currentMajor, majorOf } from './binaries.ts';
import type { Folders } from './folders.ts';

// A data folder of a new major version is built in `next`, beside the one of before, and takes its place by two renames. Cut off
// between them the next start does the second. Cut off earlier, it begins anew: the old one may have been written to meanwhile.

const NEXT = 'next';
/** In `next`, from the moment when all is in it and was compared. */
export const WHOLE = 'whole';
const FORMER = 'pg.before-';
const formerAt = (moment: Date) => `${FORMER}${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The folders of the database that is built; not made yet. */
export function nextOf(folders: Folders): Folders {
  const base = path.join(folders.base, NEXT);
  return { ...folders, base, pgData: path.join(base, 'pg'), run: path.join(base, 'run') };
}

/** The major version of a data folder of PostgreSQL; undefined: there is none. */
export function majorIn({ pgData }: Pick<Folders, 'pgData'>): string | undefined {
  const file = path.join(pgData, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Puts what was built and compared in the place of what was there, which is kept. Both servers have ended. */
export async function switchToNext(folders: Folders, moment: Date): Promise<void> {
  const { base, pgData } = folders;
  await writeDurably(path.join(base, NEXT, WHOLE), '');
  await rename(pgData, path.join(base, formerAt(moment)));
  await completeSwitch(base);
}

/** Puts the newest database that was left for one of a newer major version back in its place; false: there is none. */
export async function switchBack(folders: Folders, moment: Date): Promise<boolean> {
  const former = readdirSync(folders.base)
    .filter((name) => name.startsWith(FORMER))
    .sort()
    .at(-1);
  if (!former) return false;
  const next = path.join(folders.base, NEXT);
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { mode: 0o700 });
  await rename(path.join(folders.base, former), path.join(next, 'pg'));
  await switchToNext(folders, moment);
  return true;
}

/** Does the second of the two renames where the first was done alone. */
export async function completeSwitch(base: string): Promise<void> {
  const pgData = path.join(base, 'pg');
  if (existsSync(pgData) || !existsSync(path.join(base, NEXT, WHOLE))) return;
  await rename(path.join(base, NEXT, 'pg'), pgData);
  await flush(base);
  await rm(path.join(base, NEXT), { recursive: true, force: true });
}

/** Removes the databases that were left before a moment for one of a newer major version, and the programs that they needed. */
export async function removeFormer(dataDir: string, before: Date): Promise<void> {
  const base = path.join(dataDir, 'database');
  const former = ((await readdir(base).catch(absent)) ?? []).filter(
    (name) => name.startsWith(FORMER) && name < formerAt(before),
  );
  if (former.length === 0) return;
  for (const name of former) await rm(path.join(base, name), { recursive: true, force: true });
  const runtime = path.join(base, 'runtime');
  for (const name of readdirSync(runtime))
    if (majorOf(name) !== currentMajor()) await rm(path.join(runtime, name), { recursive: true, force: true });
}
