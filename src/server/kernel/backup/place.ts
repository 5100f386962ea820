import { existsSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { absent } from '../disk/absent.ts';
import { flush, writeDurably } from './durable.ts';

// A restored data folder is built aside, and takes its place by renames. From the moment its mark is written it will take its
// place: what interrupts it, the next start or restore completes.

const STAGING = '.restoring';
const ASIDE = '.before-';
/** In the folder that is built, once it is whole: the name under which what was there is kept. */
const MARK = 'restored';
/** In it too, where it lies inside of the data folder: what was there is kept aside by now. */
const CLEARED = 'cleared';

/** Where the data folder is built: beside it, or inside where a rename can't reach it (a volume of its own, a closed parent). */
export async function stagingOf(target: string): Promise<string> {
  return (await isFixed(target)) ? path.join(target, STAGING) : `${target}${STAGING}`;
}

/** Begins an empty one; what an interrupted restore left unfinished goes. */
export async function beginStaging(target: string): Promise<string> {
  const staging = await stagingOf(target);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  return staging;
}

/** Whether there is anything in the data folder that a restore would put aside. */
export async function isTaken(target: string): Promise<boolean> {
  return (await entriesOf(target)).length > 0;
}

/** Puts what was built in its place; answers where what was there is kept, null: nothing was there. */
export async function takePlace(target: string, moment: Date): Promise<string | null> {
  const name = `${ASIDE}${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  const staging = await stagingOf(target);
  await writeDurably(path.join(staging, MARK), name);
  return finish(target, staging, name);
}

/** Completes what was interrupted while it took its place; does nothing where nothing was. */
export async function completeRestore(target: string): Promise<void> {
  for (const staging of [`${target}${STAGING}`, path.join(target, STAGING)]) {
    const name = await readFile(path.join(staging, MARK), 'utf8').catch(absent);
    if (name) await finish(target, staging, name);
  }
}

function finish(target: string, staging: string, name: string): Promise<string | null> {
  return path.dirname(staging) === target ? swapEntries(target, staging, name) : swapFolders(target, staging, name);
}

async function swapFolders(target: string, staging: string, name: string): Promise<string | null> {
  const wasThere = await isTaken(target);
  if (wasThere) await rename(target, target + name);
  else await rm(target, { recursive: true, force: true });
  await rename(staging, target);
  await flush(path.dirname(target));
  await rm(path.join(target, MARK), { force: true });
  return wasThere || existsSync(target + name) ? target + name : null;
}

async function swapEntries(target: string, staging: string, name: string): Promise<string | null> {
  const aside = path.join(target, name);
  if (!existsSync(path.join(staging, CLEARED))) {
    for (const entry of await entriesOf(target)) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(path.join(target, entry), path.join(aside, entry));
    }
    await flush(target);
    await writeDurably(path.join(staging, CLEARED), '');
  }
  for (const entry of await readdir(staging)) {
    if (entry !== MARK && entry !== CLEARED) await rename(path.join(staging, entry), path.join(target, entry));
  }
  await flush(target);
  await rm(staging, { recursive: true, force: true });
  return existsSync(aside) ? aside : null;
}

/** What of a data folder is data: an earlier restore's folders and the file system's own aside. */
async function entriesOf(target: string): Promise<string[]> {
  const names = (await readdir(target).catch(absent)) ?? [];
  return names.filter((name) => name !== STAGING && name !== 'lost+found' && !name.startsWith(ASIDE));
}

/** Whether the data folder can't be renamed: something is mounted there, or its parent is not ours to write. */
async function isFixed(target: string): Promise<boolean> {
  if (!existsSync(target)) return false;
  const mounts = (await readFile('/proc/self/mountinfo', 'utf8').catch(() => '')).split('\n');
  if (mounts.some((line) => line.split(' ')[4] === target)) return true;
  return access(path.dirname(target), constants.W_OK).then(
    () => false,
    () => true,
  );
}
